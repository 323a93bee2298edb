import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { behaviourOf, normalised, openReference, snippetsOf } from "./reference.ts";
import { createFolder, openShell } from "./shell-fixture.ts";

const groups = ["quoting", "expansions", "redirections", "language", "endings", "unfinished"];

suite("A text does in the session what it does in bash -c", { concurrency: 3 }, () => {
  for (const group of groups) {
    const snippets = snippetsOf(group);

    test(`The ${snippets.length} texts of ${group}, each in a fresh session`, async (context) => {
      const folder = createFolder(context);
      const reference = openReference(context, folder);
      const differences = [];
      for (const text of snippets) {
        const cleanups: (() => unknown)[] = [];
        const fresh = { after: (cleanup: () => unknown) => void cleanups.unshift(cleanup) };
        const shell = await openShell(fresh, { directory: folder });
        differences.push(...(await difference(text, reference, shell)));
        for (const cleanup of cleanups) await cleanup();
      }
      assert.deepEqual(differences, []);
    });

    if (group === "unfinished") continue;
    test(`The ${snippets.length} texts of ${group}, one after the other in one session`, async (context) => {
      const folder = createFolder(context);
      const shell = await openShell(context, { directory: folder });
      const reference = openReference(context, folder);
      const differences = [];
      for (const text of snippets) differences.push(...(await difference(text, reference, shell)));
      assert.deepEqual(differences, []);
    });
  }

  // The list is of the bash that most runners have; others agree in some of them.
  const skip = process.env["BASH_UNDER_TEST"] !== undefined;
  test("The texts that docs/shell.md names still differ", { skip }, async (context) => {
    const folder = createFolder(context);
    const reference = openReference(context, folder);
    const equal = [];
    for (const text of snippetsOf("different")) {
      const shell = await openShell(context, { directory: folder });
      const differences = await difference(text, reference, shell);
      await shell.session.close();
      if (differences.length === 0) equal.push(text);
    }
    assert.deepEqual(equal, []);
  });
});

async function difference(
  text: string,
  reference: ReturnType<typeof openReference>,
  shell: Awaited<ReturnType<typeof openShell>>,
): Promise<readonly unknown[]> {
  const expected = normalised(await reference(text));
  const actual = normalised(behaviourOf(await shell.run(text)));
  const isEqual = expected.output === actual.output && expected.status === actual.status;
  return isEqual ? [] : [{ text, expected, actual }];
}
