import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import * as fc from "fast-check";
import { allowedCommands, entryProblem } from "../../src/policy/allowed-commands.ts";
import { createFolder } from "../record/record-fixture.ts";

const plain = allowedCommands(["echo", "ls", "git status"]);
/** With the names of everything that runs something else, so that it has to be looked through. */
const wide = allowedCommands([
  ..."echo ls git command builtin exec env nice nohup timeout time xargs find sudo sh bash eval trap".split(
    " ",
  ),
  ..."printf test [ read mapfile unset export declare set shopt alias enable let hash wait".split(
    " ",
  ),
]);

function rulesOf(policy: typeof plain, texts: readonly string[]): readonly (readonly string[])[] {
  return texts.map((text) => {
    const decision = policy.decide(text);
    return [text, decision.kind === "deny" ? decision.rule : "allowed"];
  });
}

function holds(
  policy: typeof plain,
  expected: { readonly [rule: string]: readonly string[] },
): void {
  for (const [rule, texts] of Object.entries(expected)) {
    const name = rule === "allowed" ? rule : `allowed-commands: ${rule}`;
    assert.deepEqual(
      rulesOf(policy, texts),
      texts.map((text) => [text, name]),
    );
  }
}

test("a command in any place of a text is denied when it is not on the list", () => {
  holds(plain, {
    "not listed": [
      "id",
      "echo a && id",
      "echo a || id",
      "echo a; id",
      "echo a\nid",
      "echo a | id",
      "echo a |& id",
      "echo a & id",
      "! id",
      "time id",
      "time -p id",
      "(id)",
      "{ id; }",
      "echo $(id)",
      "echo `id`",
      "echo `echo \\`id\\``",
      'echo "$(id)"',
      'echo "${x:-$(id)}"',
      "echo ${x#$(id)}",
      "echo ${x/a/$(id)}",
      "echo <(id)",
      "echo x > >(id)",
      "echo > $(id)",
      "echo <<< $(id)",
      "echo <<E\n$(id)\nE",
      "echo <<E\n`id`\nE",
      "echo <<-E\n\t${x:-$(id)}\n\tE",
      "x=$(id)",
      "x=(a $(id))",
      "if id; then echo; fi",
      "if echo; then id; fi",
      "if echo; then echo; elif id; then echo; else echo; fi",
      "while id; do echo; done",
      "until echo; do id; done",
      "for x in $(id); do echo; done",
      "for x in a; do id; done",
      "case $(id) in a) echo;; esac",
      "case a in $(id)) echo;; esac",
      "case a in a) id;; esac",
      "[[ $(id) == x ]]",
      "[[ -f x && -n $(id) ]]",
      "echo $(echo $(id))",
      "echo {a,$(id)}",
      "echo *[$(id)]",
      "env id",
      "env ls",
      "command id",
      "echo x | xargs id",
      "find . -exec id \\;",
      "eval id",
      "source x",
      ". ./x",
      "exec id",
      "builtin eval id",
      "alias ls=id",
      "alias ls=id\nls",
      "enable -f x y",
      "trap id EXIT",
      "mapfile -C id -c 1 x",
      "git",
      "git log",
      "git -c core.pager=id -p status",
      "git -C . status",
      "'git status'",
      "/bin/ls",
      "./ls",
      "ls\r",
      "LS",
      "\\id",
      "i''d",
      '"i"d',
      "$'\\x69d'",
      "cd x",
      ": $(id)",
      "test -v 'a[$(id)]'",
      "printf -v 'a[$(id)]' x",
    ],
  });
});

test("a command name that is known only when it runs is denied", () => {
  holds(plain, {
    "not written out": [
      "$x",
      '"$x"',
      "ec$x",
      "$(echo id)",
      "`echo id`",
      "/bin/l?",
      "l*",
      "l[s]",
      "{id,-u}",
      "@(ls|id)",
      "~/ls",
      "e\\\ncho hi",
      "g\\\nit status",
    ],
    "not listed": ["git $x", "git stat*", 'git "$x" status'],
  });
});

test("what cannot be parsed is denied", () => {
  holds(plain, {
    "cannot be parsed": [
      "echo 'open",
      'echo "open',
      "echo $(ls",
      "echo `ls",
      "(ls",
      "{ ls",
      "if ls; then",
      "ls )",
      "ls |",
      "ls &&",
      "<<E",
      "echo <<E\nx",
      "case a in",
      "for x in",
      "echo ${x",
      "echo $((1",
      `${"(".repeat(50_000)}ls${")".repeat(50_000)}`,
    ],
  });
});

test("nothing gets a new meaning under an allowed name", () => {
  holds(plain, {
    definition: [
      "ls() { id; }; ls",
      "function ls { id; }",
      "ls() ( echo )",
      "f() { ls; }",
      "coproc id",
      "coproc ls { echo; }",
    ],
    variable: [
      "PATH=.",
      "PATH=. ls",
      "IFS=x",
      "PS4='$(id)' ls",
      "PROMPT_COMMAND=id",
      "BASH_ENV=x ls",
      "ENV=x",
      "LD_PRELOAD=./x.so ls",
      "PAGER=id git status",
      "GIT_EXTERNAL_DIFF=id",
      "x=1 ls",
      "http_proxy=x",
      "npm_config_script_shell=id ls",
      "for PATH in .; do ls; done",
      "echo ${PATH:=.}",
      "echo ${PS4=x}",
      "BASH_ALIASES[ls]=id",
    ],
    redirection: ["ls {fd}>x", "echo {a}>x"],
  });
});

test("code that bash finds in texts is denied", () => {
  holds(plain, {
    "hidden code": [
      "[[ 'a[$(id)]' -eq 0 ]]",
      "[[ $x -eq 0 ]]",
      "[[ -v x ]]",
      "[[ -v 'a[$(id)]' ]]",
      "[[ -R x ]]",
      "[[ a[$(x)] -eq 0 ]]",
      "((x))",
      "((x=1))",
      "for ((i=0; i<3; i++)); do ls; done",
      "echo $((x + 1))",
      "echo $[x]",
      "echo $(( a['$(id)'] ))",
      "echo $(( $(ls) ))",
      "echo $(( ${x} ))",
      "echo ${x@P}",
      "echo ${x@A}",
      "echo ${!x}",
      "echo ${!x@P}",
      "echo ${a[x]}",
      "echo ${a['$(id)']}",
      "echo ${x:y}",
      "echo ${x:0:y}",
      "a[x]=1",
      "a['$(id)']=1",
      "a=(['$(id)']=1)",
      'echo $"text"',
    ],
  });
});

test("what is on the list and written out is allowed", () => {
  holds(plain, {
    allowed: [
      "",
      "# only a comment",
      "ls",
      "echo id",
      "echo 'id; id' \"id\" \\$\\(id\\)",
      'echo \'$(id)\' "\\$(id)" "\\`id\\`"',
      "git status",
      "git  status --short -- src",
      "git \\\n  status",
      "'ls' -la",
      '"ec"ho hi',
      "$'ls'",
      'ls *.ts ~ {a,b} ?[a-z] $x "$@"',
      "ls -la | echo $(git status) && (ls; ls) || { echo; } > out 2>&1",
      "ls & echo",
      "time ls",
      "! ls",
      "if ls; then echo yes; elif git status; then ls; else echo; fi",
      'for file in *.ts "$x"; do echo "$file"; done',
      "while ls x; do echo; done < in",
      "case $x in a|b*) ls;; *) echo;; esac",
      "[[ -f x && $x == a* || ! -d y ]] && ls",
      "[[ $x =~ ^a.c$ ]]",
      "[[ 1 -lt 2 ]]",
      "x=1 y='a b' list=(a b)",
      "x+=1; echo ${x:-d} ${x#a} ${#x} ${x^^} ${x:0:3} ${x/a/b} ${list[@]} ${list[0]} ${x@Q}",
      "echo $((1 + 2 * (3 - 0x4)))",
      "echo <<'E'\n$(id) `id`\nE",
      "echo <<E\n$x ${x:-y} \\$(id)\nE",
      "echo <<< text",
      "LC_ALL=C TZ=UTC ls",
      "echo <(ls) >(echo)",
      "echo $(<file)",
      "echo a#b",
    ],
  });
});

test("wrappers on the list are looked through", () => {
  holds(wide, {
    allowed: [
      "command ls",
      "command -v id",
      "env ls",
      "env CI=1 ls",
      "nice -n 5 ls",
      "nohup timeout -k 5 10 ls",
      "xargs -0 -n 1 ls",
      "xargs -I {} ls {}",
      "find . -name '*.ts' -exec ls {} +",
      "find . -type f",
      "sh -c 'ls; echo'",
      "bash -ec 'ls | echo'",
      "eval 'ls; echo'",
      "trap 'ls' EXIT",
      "trap - EXIT",
      "printf '%s' \"$x\"",
      '[ "$x" -eq 0 ]',
      '[ -n "$x" ] && test ! -f "$y"',
      "read -r line",
      "mapfile -t lines",
      "export CI=1",
      "declare -A map",
      "set -euo pipefail",
      "shopt -s globstar",
      "git log --oneline",
      "git --no-pager diff",
      "wait",
    ],
    "not listed": [
      "command id",
      "env id",
      "env CI=1 id",
      "nice id",
      "nice -n 5 nohup id",
      "timeout 5 id",
      "xargs id",
      "find . -exec ls {} \\; -execdir id {} +",
      "find . -ok {} \\;",
      "sudo id",
      "sh -c id",
      "bash -c 'ls; (id)'",
      "eval 'ls; id'",
      "eval ls \\; id",
      "trap id DEBUG",
      "exec id",
      "builtin source x",
      "time id",
      "\\time id",
      "env env id",
    ],
    "not written out": ["sh -c '$x'", "eval '\"$x\"'"],
    variable: [
      "env PATH=. ls",
      "env 'BASH_FUNC_ls%%=() { id; }' bash -c ls",
      "export PATH=.",
      "read PATH",
      "read 'a[$(id)]'",
      "unset PATH",
      "declare 'a[$(id)]=1'",
      "declare -i x",
    ],
    wrapper: [
      "command $x",
      "env $x",
      "env -S 'id'",
      "env -C / ls",
      "nice --x ls",
      "xargs -I ls ls",
      "xargs -I{} {}",
      "xargs $x",
      "find . $x",
      "find * -name x",
      "sh x.sh",
      "sh",
      "bash -s",
      "bash --rcfile x -c ls",
      'bash -c "$x"',
      'eval "$x"',
      'trap "$x" EXIT',
      "sudo -u root ls",
      "git -c alias.x=!id x",
      "git --exec-path=. status",
      "git --config-env=a=b status",
      "git made-up",
      "git config alias.x '!id'",
      "git bisect run id",
      "git submodule foreach id",
      "git rebase -x id HEAD",
      "git rebase --exec id HEAD",
      "git grep -Oid x",
      "git diff --ext-diff",
      "git fetch --upload-pack=id",
      "git $x",
      'git log "$x"',
      "trap -- id EXIT",
      "trap '- id' EXIT",
    ],
    builtin: [
      "printf -v x y",
      "printf -v 'a[$(id)]' y",
      'printf "$x"',
      "printf $x",
      "test -v x",
      "[ -v 'a[$(id)]' ]",
      '[ "$x" "$y" ]',
      "[ $x = y ]",
      '[ "$@" = y ]',
      "alias ls=id",
      "enable -n ls",
      "let 'a[$(id)]'",
      "hash -p /bin/id ls",
      "set -a",
      "set -- $x",
      "shopt -s expand_aliases",
      "mapfile $x",
      "wait -p x",
      "read $x",
    ],
  });
  // A callback is an option that is not known, so it counts as a name.
  assert.equal(wide.decide("mapfile -C id x").kind, "deny");
  assert.equal(wide.decide("declare -n x=PATH").kind, "deny");
});

test("an entry that names more is taken as meant, and a path is allowed only as it is listed", () => {
  const policy = allowedCommands([
    "/bin/ls",
    "bash scripts/test.sh",
    "git bisect run npm",
    ". venv/bin/activate",
    "npm run",
  ]);
  holds(policy, {
    allowed: [
      "/bin/ls -l",
      "bash scripts/test.sh --all",
      "git bisect run npm test",
      ". venv/bin/activate",
      "npm run build",
      "npm run $x",
    ],
    "not listed": ["ls", "bash other.sh", "git bisect run id", ". other", "npm install", "npm"],
  });
});

test("a denial names the rule, the place and what is allowed", () => {
  assert.deepEqual(plain.decide("echo a && id -u"), {
    kind: "deny",
    rule: "allowed-commands: not listed",
    message: "id -u is not allowed; allowed-commands are: echo, ls, git status",
  });
  assert.deepEqual(plain.decide("ls"), { kind: "allow", rule: "allowed-commands" });
  assert.deepEqual(allowedCommands([]).decide("id"), { kind: "allow", rule: null });
});

test("an entry is plain words", () => {
  for (const entry of ["ls", "git status", "/usr/bin/ls", "npm run build:all", "c++", "make CI=1"])
    assert.equal(entryProblem(entry), null);
  for (const entry of ["", "ls;id", "$x", "l*", "'ls'", "CI=1 make", "a\tb", "~/x", "npm run *"])
    assert.notEqual(entryProblem(entry), null, entry);
});

const pieces = fc.constantFrom(
  ..."ls echo id $(id) `id` ; & | && || ( ) { } < > << <<< ! [[ ]] (( )) $(( )) -eq -v ' \" \\ $ ` # = [ ] , * ? ~ @ P".split(
    " ",
  ),
  ..."if then else fi for x in do done while case esac ;; function coproc time x=1 a[ ${x ${!x} @P} : PATH=. eval command E 'a[$(id)]'".split(
    " ",
  ),
  "\n",
  " ",
  "\t",
  "<<E\n$(id)\nE\n",
  "<<'E'\n$(id)\nE\n",
  "\\\n",
  "ls() ",
  "$'",
  "é",
  "\u0001",
  "\r",
);
const debris = fc
  .array(fc.tuple(pieces, fc.constantFrom(" ", "", " ")), { maxLength: 14 })
  .map((all) => all.flat().join(""));

const word: fc.Arbitrary<string> = fc.constantFrom(
  ..."a $x \"$x\" '$(id)' \"\\$(id)\" $(id) `id` ${x:-$(id)} ${x:-y} {a,b} {id,-u} 'a[$(id)]' \\$\\(id\\) $((1+1)) $((x)) -v -eq 0 = ! \\; id".split(
    " ",
  ),
  "a\\\nb",
  '"a\\\nb"',
  "'a\nid'",
  "\"'$(id)'\"",
  "$'\\''",
  "$'a\\'`id`'",
  '"`echo \\"a\\"`"',
  '${x#"`id`"}',
  "$(echo ')' )",
  "$(case a in a) echo;; esac)",
);
const simple = fc
  .tuple(
    fc.constantFrom(
      "echo",
      "ls",
      "git status",
      '"ec"ho',
      "x=a",
      "[[ $x ==",
      "x='a[$(id)]' ;",
      "id",
      "$x",
      "command",
      "eval",
      "LC_ALL=C ls",
    ),
    fc.array(word, { maxLength: 4 }),
    fc.constantFrom(
      "",
      " >out",
      " <<E\n$x\nE\n",
      " <<'E'\n$(id)\nE\n",
      " <<E\n$(id)\nE\n",
      " ]]",
      " # id",
      " 2>&1",
      " <<< a",
    ),
  )
  .map(([head, words, tail]) => [head, ...words].join(" ") + tail);
const programs = fc
  .array(fc.tuple(simple, fc.constantFrom("; ", " && ", " | ", "\n", " & ", " || ")), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) =>
    all.map(([text, end], index) => (index === all.length - 1 ? text : text + end)).join(""),
  );
const shaped = fc.oneof(
  programs,
  programs.map((text) => `(${text}\n)`),
  programs.map((text) => `if ${text}\nthen ${text}\nfi`),
  programs.map((text) => `for x in a $(ls); do ${text}\ndone`),
  programs.map((text) => `echo "$(${text}\n)"`),
  programs.map((text) => `case a in a) ${text}\n;; esac`),
);

/** A bash that finds nothing but an `id`, an `ls` and a `git` that say so when they are run. */
function canary(context: TestContext): { forbiddenRan(text: string): boolean } {
  const folder = createFolder(context);
  const bin = join(folder, "bin");
  const mark = join(folder, "mark");
  mkdirSync(bin);
  for (const [name, script] of [
    ["id", `: > '${mark}'`],
    ["ls", "echo ls"],
    ["git", "echo git"],
  ] as const) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const options = { cwd: empty, env: { PATH: bin, HOME: empty }, timeout: 5000 };
  return {
    forbiddenRan(text) {
      spawnSync("/bin/bash", ["-c", text], { ...options, stdio: "ignore" });
      return existsSync(mark);
    },
  };
}

test("no random text makes it throw, and none that is allowed runs anything else", (context) => {
  const { forbiddenRan } = canary(context);
  let allowed = 0;
  fc.assert(
    fc.property(fc.oneof(debris, shaped), (text) => {
      if (plain.decide(text).kind === "deny") return;
      allowed += 1;
      assert.equal(forbiddenRan(text), false, text);
    }),
    { numRuns: Number(process.env["POLICY_RUNS"] ?? 2500) },
  );
  assert.ok(allowed > 100, `only ${allowed} were allowed`);
  assert.equal(forbiddenRan("echo $(id)"), true, "the check itself sees what runs");
});
