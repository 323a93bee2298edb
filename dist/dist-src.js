export { t as Octokit } from "./packages-apply-index-artifact.js";
