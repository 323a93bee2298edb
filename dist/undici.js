import { t as require_undici } from "./packages-index-artifact.js";
export default require_undici();
export {};
