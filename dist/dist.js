import { t as require_dist } from "./packages-index-artifact2.js";
export default require_dist();
export {};
