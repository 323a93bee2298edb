export { t as Octokit } from "./packages-index-artifact3.js";
