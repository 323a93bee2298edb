import { n as toFormData, t as init_multipart_parser } from "./packages-multipart-parser.js";
init_multipart_parser();
export { toFormData };
