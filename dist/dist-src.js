export { t as Octokit } from "./packages-index-artifact.js";
