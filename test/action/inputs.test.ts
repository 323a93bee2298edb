import assert from "node:assert/strict";
import { test } from "node:test";
import { actionInputs, unknownInputs } from "../../src/action/inputs.ts";
import { inputNames } from "../../src/inputs.ts";

test("inputs are read from variables in upper case with their hyphens", () => {
  const read = actionInputs({
    INPUT_PROMPT: "the task",
    "INPUT_PROMPT-FILE": "",
    INPUT_MAX_TURNS: "7",
    prompt: "not this",
  });
  assert.deepEqual(
    ["prompt", "prompt-file", "max-turns"].map((name) => read(name as "prompt")),
    ["the task", "", undefined],
  );
});

test("an input that does not exist is named, with those that do", () => {
  const known = `there is no such input; there are: ${inputNames.join(", ")}`;
  assert.deepEqual(
    unknownInputs({
      INPUT_PROMPT: "x",
      "INPUT_MAX-TURN": "7",
      INPUT_MAX_TURNS: "7",
      PATH: "/bin",
    }),
    [`max-turn: ${known}`, `max_turns: ${known}`],
  );
});
