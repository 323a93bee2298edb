import { t as require_ajv } from "./packages-index-ajv.js";
export default require_ajv();
export {};
