/** Makes texts that differ only in what a rule stands for the same. */
export type Normalization = (text: string) => string;

/** What a rule looks like, for messages. */
const ruleForm = "rules such as s/REGEX/TEXT/ or s/REGEX/TEXT/i, one a line";

/**
 * Reads rules in the form of sed's `s` command, one a line; empty lines and lines that begin with `#` say nothing. The sign after the `s` is the
 * separator, and stands for itself behind a backslash. The pattern is one of JavaScript, for single lines, and replaces all that it fits; in the
 * text `$1` is a group. The only flag that says more is `i`.
 */
export function parseRules(
  text: string,
): { readonly normalize: Normalization } | { readonly problems: readonly string[] } {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const rules = lines.map(parseRule);
  const problems = rules.flatMap((rule) => ("problem" in rule ? [rule.problem] : []));
  if (problems.length > 0) return { problems };
  return {
    normalize: (text) =>
      rules.reduce(
        (done, rule) =>
          "problem" in rule ? done : done.replaceAll(rule.pattern, rule.replacement),
        text,
      ),
  };
}

function parseRule(
  line: string,
): { readonly pattern: RegExp; readonly replacement: string } | { readonly problem: string } {
  const refuse = (why: string) => ({
    problem: `${JSON.stringify(line)} ${why}; it takes ${ruleForm}`,
  });
  const separator = line[1] ?? "";
  if (!line.startsWith("s") || !/^[^\w\s\\]$/.test(separator)) return refuse("is no rule");
  const [pattern, replacement, flags, ...more] = partsOf(line.slice(2), separator);
  if (pattern === undefined || replacement === undefined || flags === undefined || more.length > 0)
    return refuse(`does not have ${separator} three times`);
  if (pattern === "") return refuse("has no pattern");
  if (!/^[gi]*$/.test(flags)) return refuse(`has flags other than g and i`);
  try {
    return { pattern: new RegExp(pattern, flags.includes("i") ? "gim" : "gm"), replacement };
  } catch {
    return refuse("has a pattern that is none");
  }
}

/** Splits at the separator; a backslash before it is taken away, any other is kept together with what follows it. */
function partsOf(text: string, separator: string): readonly string[] {
  const parts = [""];
  for (let index = 0; index < text.length; index += 1) {
    const [one = "", next = ""] = [text[index], text[index + 1]];
    const last = parts.length - 1;
    if (one === separator) parts.push("");
    else if (one !== "\\") parts[last] += one;
    else {
      parts[last] += next === separator ? separator : one + next;
      index += 1;
    }
  }
  return parts;
}
