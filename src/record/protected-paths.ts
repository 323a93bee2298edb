import picomatch from "picomatch";

/**
 * The paths that one of the patterns protects. Paths are from the top of the repository, with `/`. A pattern is a glob as `.gitignore` has
 * them: without a slash it holds in every folder, with one at its end for all below; upper and lower case are the same, since some file
 * systems take them so. A path on the way to what is protected counts too: a link there would lead to other files. Nothing is protected by
 * no pattern.
 */
export function protectedChanges(
  paths: readonly string[],
  patterns: readonly string[],
): readonly string[] {
  const rules = patterns.map(ruleOf);
  return paths.filter((path) => rules.some((protects) => protects(path.toLowerCase())));
}

function ruleOf(pattern: string): (path: string) => boolean {
  const whole = pattern.toLowerCase().replace(/^\.?\//, "");
  const below = whole.endsWith("/") ? `${whole}**` : whole;
  const glob = below.includes("/") ? below : `**/${below}`;
  const { base } = picomatch.scan(glob);
  const matches = picomatch(glob, { dot: true, nonegate: true });
  return (path) => matches(path) || `${base}/`.startsWith(`${path}/`);
}
