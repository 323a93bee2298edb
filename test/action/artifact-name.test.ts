import assert from "node:assert/strict";
import { test } from "node:test";
import { artifactName, validArtifactName } from "../../src/action/artifact-name.ts";

const runId = "0d2f8a44-93b1-4c55-8a4e-7c1b52e9f0aa";

test("the default name holds the job, the attempt and the end of the run id", () => {
  assert.equal(artifactName({ job: "fix_ci", attempt: 2, runId }), "bash-agent-fix_ci-2-52e9f0aa");
});

test("the default name tells people which job of a matrix it is from", () => {
  assert.equal(
    artifactName({ job: "fix", attempt: "1", runId, matrixHint: "node 20, ubuntu/arm" }),
    "bash-agent-fix-node-20-ubuntu-arm-1-52e9f0aa",
  );
});

test("a long job and a long hint are cut, and what makes the name unique is not", () => {
  const name = artifactName({
    job: "j".repeat(300),
    attempt: 1,
    runId,
    matrixHint: "m".repeat(300),
  });

  assert.equal(name, `bash-agent-${"j".repeat(40)}-${"m".repeat(40)}-1-52e9f0aa`);
});

test("a part that holds nothing usable is left out", () => {
  assert.equal(artifactName({ job: "///", attempt: 1, runId }), "bash-agent-1-52e9f0aa");
});

test("a user's name keeps all that the service takes", () => {
  assert.equal(validArtifactName("Rechnungsprüfung (März) #3"), "Rechnungsprüfung (März) #3");
});

test("what the service refuses or the log would take for a command is replaced", () => {
  assert.equal(validArtifactName('a/b\\c:"d"<e>|f*?\r\n::g'), "a-b-c-d-e-f-g");
  assert.equal(validArtifactName("x##[error]y"), "x#-[error]y");
  assert.equal(validArtifactName("   "), "bash-agent");
  assert.equal(validArtifactName("😀".repeat(200)), "😀".repeat(120));
});
