export { t as DefaultArtifactClient } from "./packages-artifact.js";
