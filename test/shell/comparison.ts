import assert from "node:assert/strict";
import * as fc from "fast-check";
import { debris, program } from "./generated.ts";
import { type Behaviour, behaviourOf, normalised, openReference } from "./reference.ts";
import { type Cleanup, createFolder, openShell } from "./shell-fixture.ts";

export interface GeneratedRuns {
  readonly seed: number;
  readonly runs: number;
}

/** Compares generated programs in one session that lives on with `bash -c`. Throws with the smallest one that differs. */
export async function checkPrograms(
  context: Cleanup,
  { seed, runs }: GeneratedRuns,
): Promise<void> {
  const folder = createFolder(context);
  const reference = openReference(context, folder);
  const shell = await openShell(context, { directory: folder });
  const property = fc.asyncProperty(program, async (text) => {
    const expected = normalised(await reference(text));
    assert.deepEqual(normalised(behaviourOf(await shell.run(text))), expected);
  });
  await fc.assert(property, { seed, numRuns: runs });
}

/** As above with texts that mostly are no programs, each in a session of its own: bash 5.2 damages its memory with some of them. */
export async function checkDebris(context: Cleanup, { seed, runs }: GeneratedRuns): Promise<void> {
  const folder = createFolder(context);
  const reference = openReference(context, folder);
  const property = fc.asyncProperty(debris, async (text) => {
    const expected = parsed(normalised(await reference(text)));
    const shell = await openShell(context, { directory: folder });
    try {
      assert.deepEqual(parsed(normalised(behaviourOf(await shell.run(text)))), expected);
    } finally {
      await shell.session.close();
    }
  });
  await fc.assert(property, { seed, numRuns: runs });
}

/** After a syntax error `bash -c` may end with the status of the command before it (docs/shell.md). */
function parsed(behaviour: Behaviour): Behaviour {
  const isSyntaxError =
    /: (?:syntax error|unexpected|expected|conditional)[^\n]*\n(?:bash: line \d+: `[^\n]*\n)?$/;
  return isSyntaxError.test(behaviour.output) ? { ...behaviour, status: 2 } : behaviour;
}
