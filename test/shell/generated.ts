import * as fc from "fast-check";

/*
 * Texts for bash that nobody thought of. `program` gives texts of well-formed commands that end by themselves and print the same
 * each time; `debris` gives pieces of the language in any order, most of them syntax errors. Pieces are not piped: the members of such
 * a pipeline would print in any order.
 */

const name = fc.constantFrom("v", "w", "list");
const text = fc.constantFrom(
  "a",
  "b c",
  "*",
  "~",
  "$",
  "é",
  "-n",
  "0",
  "7",
  "x=1",
  "\\",
  "!",
  "#",
  "",
);

const word: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "a",
    "7",
    "x-y",
    "'single *'",
    '"double $v"',
    "$v",
    "${v:-d}",
    '"${w}"',
    "$'t\\tb'",
  ),
  fc.constantFrom(
    "${#v}",
    "${v%b*}",
    "${v/a/X}",
    "$((1+2))",
    "$?",
    "$#",
    "{1..3}",
    "$(echo sub)",
    "`echo tick`",
  ),
  text.map((value) => `'${value.replaceAll("'", `'\\''`)}'`),
  text.map((value) => `"${value.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`),
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(" "));

const simple: fc.Arbitrary<string> = fc.oneof(
  words.map((all) => `echo ${all}`),
  words.map((all) => `printf '[%s]' ${all}`),
  fc.tuple(name, word).map(([variable, value]) => `${variable}=${value}`),
  words.map((all) => `set -- ${all}`),
  words.map((all) => `list=(${all}); echo "\${list[@]}" \${#list[@]}`),
  fc.constantFrom(
    "true",
    "false",
    ":",
    "(exit 3)",
    "unset v",
    "cat",
    "read -r w",
    "no-such-program",
    "cd /no-such-folder",
  ),
  fc.constantFrom(
    "echo err >&2",
    "echo out >/dev/stdout",
    "echo err >/dev/stderr",
    "ls /no-such-file",
    "shift 9",
    "let 1/0",
  ),
  word.map((value) => `[[ ${value} == a* ]]`),
  word.map((value) => `(( ${value.length} % 2 ))`),
  words.map((all) => `cat <<E\n${all}\nE\n:`),
  words.map((all) => `cat <<'E'\n${all}\nE\n:`),
  word.map((value) => `cat <<< ${value}`),
);

const { command } = fc.letrec<{ command: string }>((tie) => {
  const inner = tie("command");
  const pair = fc.tuple(inner, inner);
  return {
    command: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      simple,
      pair.map(([left, right]) => `${left}\n${right}`),
      pair.map(([left, right]) => `${left}; ${right}`),
      pair.map(([left, right]) => `{ ${left}\n} && { ${right}\n}`),
      pair.map(([left, right]) => `{ ${left}\n} || { ${right}\n}`),
      pair.map(([left, right]) => `{ ${left}\n} 2>&1 | { ${right}\ncat; } 2>&1`),
      pair.map(([left, right]) => `if ${left}\nthen ${right}\nelse echo no; fi`),
      pair.map(
        ([left, right]) => `for v in 1 2; do ${left}\n[ $v = 1 ] && continue; ${right}\ndone`,
      ),
      pair.map(([left, right]) => `f() { ${left}\nreturn 2; ${right}\n}; f a b; unset -f f`),
      pair.map(([left, right]) => `case $v in a*) ${left}\n;; *) ${right}\n;; esac`),
      inner.map((body) => `( ${body}\n)`),
      inner.map((body) => `( set -e; ${body}\necho end )`),
      inner.map((body) => `( set -u; ${body}\necho end )`),
      inner.map((body) => `v="$(${body}\n)"; echo "$v"`),
      inner.map((body) => `{ ${body}\n} 2>/dev/null`),
      inner.map((body) => `{ ${body}\n} >&2`),
      inner.map((body) => `eval ${quoted(body)}`),
      inner.map((body) => `! { ${body}\n}`),
      inner.map((body) => `( ${body}\n) & wait $!`),
      inner.map((body) => `( trap 'echo trap' EXIT; ${body}\n)`),
    ),
  };
});

/** Runs in a subshell and with `$?` at 0, so that it leaves nothing to a session that goes on. */
export const program: fc.Arbitrary<string> = command.map((body) => `:\n(\n${body}\n)`);

const pieces = [
  "echo",
  " ",
  " ",
  "\n",
  ";",
  "a",
  "'",
  '"',
  "$v",
  "${",
  "}",
  "(",
  ")",
  "((",
  "{",
  "&&",
  "||",
  "!",
  "#",
  "\\",
];
const morePieces = [
  "<<E",
  "\nE\n",
  "<<<",
  " >&2 ",
  "if",
  "then",
  "fi",
  "for",
  "in",
  "do",
  "done",
  "case",
  "esac",
  "[[",
  "]]",
  "$((",
  "=",
  "é",
];

export const debris: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces, ...morePieces), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(""));

function quoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
