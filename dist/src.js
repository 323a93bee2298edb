import { n as init_src, t as fetch } from "./packages-index2.js";
import "./packages-index-multipart-parser.js";
init_src();
export { fetch as default };
