import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";

// The package imports its schemas without saying that they are JSON, which Node asks for.
registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(
      url,
      url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context,
    ),
});
const { validate } = await import("@actions/languageservice");

const repository = resolve(import.meta.dirname, "../..");
const workflows = globSync(["{.github/workflows,examples}/**/*.{yml,yaml}"], { cwd: repository });
const actions = globSync(["{.,apply}/action.yml"], { cwd: repository });
/** The workflow in docs/apply.md. */
const documented = Array.from(
  readFileSync(join(repository, "docs/apply.md"), "utf8").matchAll(/^```yaml\n([\s\S]*?)^```$/gm),
  ([, text = ""], index) => [`workflow ${index + 1} of docs/apply.md`, text] as const,
);

for (const path of [...workflows, ...actions]) {
  test(`${path} is what GitHub accepts`, async () => {
    assert.deepEqual(await faults(path, readFileSync(join(repository, path), "utf8")), []);
  });
}

for (const [path, text] of documented) {
  test(`${path} is what GitHub accepts, pins actions and asks for few permissions`, async () => {
    assert.deepEqual([...(await faults(".github/workflows/page.yml", text)), ...loose(text)], []);
  });
}

for (const path of workflows) {
  test(`${path} pins actions to a commit, asks for few permissions and keeps no token in the checkout`, () => {
    assert.deepEqual(loose(readFileSync(join(repository, path), "utf8")), []);
  });
}

test("a misspelt key, an unknown context and an unknown key of an action are found", async () => {
  const workflow = `
on: push
jobs:
  one:
    runs-on: ubuntu-24.04
    permisions: {}
    steps:
      - run: echo \${{ githubb.sha }}
`;
  const action = "name: a\ndescription: b\nruns: { using: node24, main: dist/main.js, foo: 1 }\n";

  assert.deepEqual(
    [
      ...(await faults(".github/workflows/planted.yml", workflow)),
      ...(await faults("planted/action.yml", action)),
    ],
    [
      "6: Unexpected value 'permisions'",
      "8: Unrecognized named-value: 'githubb'",
      "3: Unexpected value 'foo'",
    ],
  );
});

test("a tag in the place of a commit, a checkout that keeps its token and missing permissions are found", () => {
  const workflow = `
on: push
jobs:
  one:
    steps:
      - uses: actions/checkout@v6
`;

  assert.deepEqual(loose(workflow), [
    "actions/checkout@v6 is not pinned to a commit",
    "a checkout without persist-credentials: false",
    "no top-level permissions",
  ]);
});

/** What the language service of GitHub Actions says about a file, as `line: message`. */
async function faults(path: string, text: string): Promise<readonly string[]> {
  const uri = pathToFileURL(join(repository, path)).href;
  const diagnostics = await validate(TextDocument.create(uri, "yaml", 1, text));
  return diagnostics.map(
    ({ range, message }) =>
      `${range.start.line + 1}: ${typeof message === "string" ? message : message.value}`,
  );
}

/** What GitHub accepts and we do not. */
function loose(text: string): readonly string[] {
  const uses = [...text.matchAll(/\buses:\s*(\S+)/g)].map(([, action = ""]) => action);
  // In examples, our own action is named by its major version: a commit would be old on the day it is written down.
  const pinned = /^\.\/|\/bash-agent(?:\/apply)?@v\d+$|@[0-9a-f]{40}$/;
  const unpinned = uses.filter((action) => !pinned.test(action));
  const checkouts = uses.filter((action) => action.startsWith("actions/checkout@"));
  const tokenless = [...text.matchAll(/persist-credentials: false/g)];
  return [
    ...unpinned.map((action) => `${action} is not pinned to a commit`),
    ...(checkouts.length > tokenless.length
      ? ["a checkout without persist-credentials: false"]
      : []),
    ...(/^permissions:/m.test(text) ? [] : ["no top-level permissions"]),
  ];
}
