export { t as fs, n as path } from "./anthropic-node.js";
