import { t as require__2020 } from "./packages-2020.js";
export default require__2020();
export {};
