import { t as require_dist } from "./packages-index.js";
export default require_dist();
export {};
