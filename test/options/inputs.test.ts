import assert from "node:assert/strict";
import { totalmem } from "node:os";
import { test } from "node:test";
import * as fc from "fast-check";
import {
  type InputName,
  inputNames,
  inputs,
  type InputValues,
  parseInputs,
} from "../../src/inputs.ts";
import type { Input } from "../../src/input-table.ts";
import { builtInPrices } from "../../src/model/pricing.ts";
import { runStates } from "../../src/record/event.ts";

type Given = { readonly [Name in InputName]?: string };

function parse(given: Given) {
  return parseInputs((name) => given[name]);
}

function valuesOf(given: Given): InputValues {
  const parsed = parse(given);
  if ("problems" in parsed) assert.fail(parsed.problems.join("\n"));
  return parsed.values;
}

function problemsOf(given: Given): readonly string[] {
  const parsed = parse(given);
  return "problems" in parsed ? parsed.problems : [];
}

const red =
  "verification_failed no_change turn_limit cost_limit time_limit context_limit refused model_error sandbox_unavailable input_error cancelled internal_error";

/** Names and defaults as the contract of inputs has them, of those to come too where they are settled. */
const promised: { readonly [name: string]: string } = {
  prompt: "",
  "prompt-file": "",
  instructions: "",
  "instructions-file": "AGENTS.md",
  "working-directory": ".",
  provider: "anthropic",
  "anthropic-api-key": "",
  "base-url": "",
  model: "claude-opus-5-5",
  "fallback-model": "",
  effort: "",
  "max-output-tokens": "32000",
  "max-turns": "100",
  "max-cost-usd": "",
  prices: "",
  "time-limit": "30m",
  "command-timeout": "2m",
  "output-limit": "30000",
  "memory-limit": "75%",
  "process-limit": "4096",
  "file-size-limit": "4GB",
  "cpu-time-limit": "1h",
  sandbox: "auto",
  network: "none",
  "pass-env": "",
  "allowed-commands": "",
  redact: "",
  verify: "",
  "verify-attempts": "2",
  "require-change": "false",
  "protected-paths": ".github/workflows/**\n.github/actions/**",
  "task-key": "",
  context: "none",
  "log-file": "",
  "allowed-actors": "write",
  "allowed-triggers": "",
  "github-token": "",
  "output-schema": "",
  "resume-from": "",
  "replay-from": "",
  "fail-on": red.replaceAll(" ", "\n"),
  "record-directory": "",
  "upload-artifact": "true",
  "artifact-name": "",
  "retention-days": "",
  "log-output": "full",
};

/** The entries that are about inputs which there are. */
function ofInputs(table: { readonly [name: string]: unknown }): object {
  return Object.fromEntries(
    Object.entries(table).filter(([name]) => inputNames.includes(name as InputName)),
  );
}

test("the inputs have the names and the defaults of the contract", () => {
  assert.deepEqual(
    Object.fromEntries(inputNames.map((name) => [name, inputs[name].default])),
    ofInputs(promised),
  );
});

const minutes = 60_000;

test("without any input each has a value", () => {
  const values = {
    prompt: "",
    "prompt-file": "",
    instructions: "",
    "instructions-file": "AGENTS.md",
    "working-directory": ".",
    provider: "anthropic",
    "anthropic-api-key": "",
    "base-url": "",
    model: "claude-opus-5-5",
    "fallback-model": "",
    effort: null,
    "max-output-tokens": 32_000,
    "max-turns": 100,
    "max-cost-usd": null,
    prices: builtInPrices,
    "time-limit": 30 * minutes,
    "command-timeout": 2 * minutes,
    "output-limit": 30_000,
    "memory-limit": Math.floor((totalmem() / 100) * 75),
    "process-limit": 4096,
    "file-size-limit": 4 * 1024 ** 3,
    "cpu-time-limit": 60 * minutes,
    sandbox: "auto",
    network: "none",
    "pass-env": [],
    "allowed-commands": [],
    redact: [],
    verify: "",
    "verify-attempts": 2,
    "require-change": "false",
    "protected-paths": [".github/workflows/**", ".github/actions/**"],
    "task-key": "",
    context: "none",
    "log-file": "",
    "allowed-actors": ["write"],
    "allowed-triggers": [],
    "github-token": "",
    "output-schema": null,
    "resume-from": "",
    "replay-from": "",
    "fail-on": red.split(" "),
    "record-directory": "",
    "upload-artifact": "true",
    "artifact-name": "",
    "retention-days": null,
    "log-output": "full",
  };
  assert.deepEqual(valuesOf({}), ofInputs(values));
  const empty = Object.fromEntries(inputNames.map((name) => [name, " \n"]));
  // An empty text turns this one off.
  assert.deepEqual(valuesOf(empty), ofInputs({ ...values, "instructions-file": "" }));
});

test("an amount of money, a level of effort and a schema are taken, and nothing else is", () => {
  assert.equal(valuesOf({ "max-cost-usd": " $2.50\n" })["max-cost-usd"], 2.5);
  for (const amount of ["0", "-1", "1e3", "2,50", "two", "2.5 EUR"])
    assert.deepEqual(problemsOf({ "max-cost-usd": amount }), [
      `max-cost-usd: ${JSON.stringify(amount)} is not accepted; it takes US dollars, more than 0, such as 2.50`,
    ]);
  for (const effort of ["low", "medium", "high", "xhigh", "max"])
    assert.equal(valuesOf({ effort }).effort, effort);
  assert.deepEqual(problemsOf({ effort: "huge" }), [
    'effort: "huge" is not accepted; it takes low, medium, high, xhigh, max',
  ]);
  assert.deepEqual(valuesOf({ "output-schema": '{"type": "object"}' })["output-schema"], {
    type: "object",
  });
  for (const schema of ["[]", "null", "true", '"x"'])
    assert.match(problemsOf({ "output-schema": schema }).join(), /it takes a JSON schema, which/);
  assert.match(
    problemsOf({ "output-schema": "{" }).join(),
    /it takes a JSON schema; it is not JSON/,
  );
});

test("help is one line for each input, and ends as a sentence", () => {
  for (const name of inputNames) assert.match(inputs[name].help, /^[^\n]+[.]$/, name);
});

test("whole numbers are taken between their bounds, and nothing else is", () => {
  const bounds: readonly (readonly [InputName, number, number])[] = [
    ["max-output-tokens", 1024, 128_000],
    ["max-turns", 1, 10_000],
    ["output-limit", 1000, 1_000_000],
    ["process-limit", 16, 1_000_000],
    ["retention-days", 1, 400],
  ];
  for (const [name, least, most] of bounds) {
    for (const number of [least, least + 1, most])
      assert.equal(valuesOf({ [name]: ` ${number}\n` })[name], number);
    const junk = [
      least - 1,
      most + 1,
      "1e3",
      "0x10",
      "1.5",
      "-1",
      "+5",
      "ten",
      "1 2",
      "9".repeat(400),
    ];
    for (const text of junk.map(String)) {
      const shown = JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}...` : text);
      assert.deepEqual(problemsOf({ [name]: text }), [
        `${name}: ${shown} is not accepted; it takes a whole number from ${least} to ${most}`,
      ]);
    }
  }
});

test("times are read by their units, which may be joined, up to a day", () => {
  const times = {
    "1s": 1000,
    "90s": 90_000,
    "30m": 30 * minutes,
    "2h": 120 * minutes,
    "1h30m": 90 * minutes,
    " 24h\n": 1440 * minutes,
    "86400s": 1440 * minutes,
  };
  for (const name of ["time-limit", "command-timeout", "cpu-time-limit"] as const) {
    for (const [text, value] of Object.entries(times))
      assert.equal(valuesOf({ [name]: text })[name], value);
    for (const text of [
      "0s",
      "24h1s",
      "30",
      "5 m",
      "m",
      "1d",
      "-1s",
      "1.5h",
      "1s2",
      `${"9".repeat(400)}s`,
    ])
      assert.match(
        problemsOf({ [name]: text }).join(),
        /it takes a time from 1s to 24h, such as 90s/,
      );
  }
});

test("any sum of hours, minutes and seconds is the time that it says", () => {
  const part = fc.nat(400);
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 400 }), (hours, mins, seconds) => {
      const parsed = inputs["time-limit"].parse(`${hours % 23}h${mins % 60}m${seconds % 60}s`);
      const value = ((hours % 23) * 3600 + (mins % 60) * 60 + (seconds % 60)) * 1000;
      assert.deepEqual(
        parsed,
        value === 0 ? { accepted: "a time from 1s to 24h, such as 90s, 30m or 2h" } : { value },
      );
    }),
  );
});

test("sizes are read by their units of 1024, and a share of the memory by its sign", () => {
  const sizes = {
    "1MB": 1024 ** 2,
    "1024kb": 1024 ** 2,
    "512 MB": 512 * 1024 ** 2,
    "4GB": 4 * 1024 ** 3,
    "100%": totalmem(),
  };
  for (const name of ["memory-limit", "file-size-limit"] as const) {
    for (const [text, value] of Object.entries(sizes))
      assert.equal(valuesOf({ [name]: text })[name], value);
    for (const text of [
      "1023KB",
      "0GB",
      "0%",
      "101%",
      "512",
      "MB",
      "1.5GB",
      "-1GB",
      "1TB",
      `${"9".repeat(400)}GB`,
    ])
      assert.match(
        problemsOf({ [name]: text }).join(),
        /it takes a size from 1MB on, such as 512MB or 4GB/,
      );
  }
});

test("lists have an item a line, and blank lines and blanks around items do not count", () => {
  const values = valuesOf({
    "pass-env": "\n FOO \r\n\r\n_bar2\n",
    redact: " first-value \n\nsecond value\n",
    "fail-on": "refused\n completed \n",
  });
  assert.deepEqual(
    [values["pass-env"], values.redact, values["fail-on"]],
    [
      ["FOO", "_bar2"],
      ["first-value", "second value"],
      ["refused", "completed"],
    ],
  );
});

test("an item that a list does not take is told by what it takes", () => {
  assert.deepEqual(problemsOf({ "allowed-commands": 'ls\n"$x"' }), [
    'allowed-commands: "ls\\n\\"$x\\"" is not accepted; it takes names or first words of commands, one a line, without quotes, patterns and variables',
  ]);
  assert.deepEqual(problemsOf({ "pass-env": "FOO, BAR", "fail-on": "completed\nfailed" }), [
    'pass-env: "FOO, BAR" is not accepted; it takes names of variables, one a line',
    `fail-on: "completed\\nfailed" is not accepted; it takes states, one a line: ${runStates.join(", ")}`,
  ]);
});

test("a choice is taken by its exact word", () => {
  for (const word of ["full", "brief", "none"])
    assert.equal(valuesOf({ "log-output": ` ${word}\n` })["log-output"], word);
  assert.deepEqual(problemsOf({ "log-output": "Full", "upload-artifact": "auto" }), [
    'upload-artifact: "auto" is not accepted; it takes true, false',
    'log-output: "Full" is not accepted; it takes full, brief, none',
  ]);
});

test("prices add to the built-in ones and replace those of the same name", () => {
  const price = { input: 1, output: 2, cache_write_5m: 3, cache_write_1h: 4, cache_read: 0 };
  const [known = ""] = Object.keys(builtInPrices);
  assert.deepEqual(valuesOf({ prices: JSON.stringify({ mine: price, [known]: price }) }).prices, {
    ...builtInPrices,
    mine: price,
    [known]: price,
  });
  assert.deepEqual(problemsOf({ prices: '{"mine": {"input": -1, "output": 2}}' }), [
    `prices: "{\\"mine\\": {\\"input\\": -1, \\"output\\": 2}}" is not accepted; it takes JSON of prices by model; ${[
      "input",
      "cache_write_5m",
      "cache_write_1h",
      "cache_read",
    ]
      .map((name) => `mine.${name}: expected US dollars per million tokens, a number of 0 or more`)
      .join("; ")}`,
  ]);
});

test("an address is one of the web, without the blanks around it", () => {
  for (const address of ["https://example.com/v1", "http://127.0.0.1:8080"])
    assert.equal(valuesOf({ "base-url": ` ${address}\n` })["base-url"], address);
  for (const address of ["example.com", "ftp://example.com", "file:///etc/passwd", "https://"])
    assert.deepEqual(problemsOf({ "base-url": address }), [
      `base-url: ${JSON.stringify(address)} is not accepted; it takes an http or https address`,
    ]);
});

test("words stand without the line break that a block of YAML ends with, texts are kept whole", () => {
  const values = valuesOf({ prompt: " a task\n", model: "model-1\n", "artifact-name": " mine " });
  assert.deepEqual(
    [values.prompt, values.model, values["artifact-name"]],
    [" a task\n", "model-1", "mine"],
  );
});

test("all problems are told at once, in the order of the table", () => {
  const given: Given = {
    "max-turns": "0",
    "time-limit": "soon",
    "anthropic-api-key": "short",
    "retention-days": "0",
  };
  assert.deepEqual(problemsOf(given), [
    "anthropic-api-key: the value given is not accepted; it takes a key of the API; this one is shorter than 8 characters, too short to be hidden",
    'max-turns: "0" is not accepted; it takes a whole number from 1 to 10000',
    'time-limit: "soon" is not accepted; it takes a time from 1s to 24h, such as 90s, 30m or 2h',
    'retention-days: "0" is not accepted; it takes a whole number from 1 to 400',
  ]);
});

test("a key that no header can carry is refused", () => {
  for (const key of [
    "sk-ant-one two",
    "sk-ant-one\nsk-ant-two",
    "sk-ant-caf\u00e9",
    "sk-ant-\u0000zero",
  ])
    assert.deepEqual(problemsOf({ "anthropic-api-key": key }), [
      "anthropic-api-key: the value given is not accepted; it takes a key of the API; this one holds blanks or characters that no key has",
    ]);
});

test("a problem of a secret input never repeats it", () => {
  const secrets = inputNames.filter((name) => (inputs[name] as Input<unknown>).secret === true);
  assert.deepEqual(secrets, ["anthropic-api-key", "redact", "github-token"]);
  for (const name of secrets) {
    for (const value of ["qzx", "*********", "qzx\nqzxqzxqzx"]) {
      const problems = problemsOf({ [name]: value });
      assert.equal(problems.length, 1, `${name} takes ${value}`);
      assert.doesNotMatch(problems.join(), /qzx|\*\*\*/);
    }
  }
});

test("whatever is given, there are values or problems, and a problem is a line that names its input", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("1", "9s", "{}", "true", "none"),
  );
  const given = fc.record(Object.fromEntries(inputNames.map((name) => [name, text])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(given, (values) => {
      const parsed = parse(values);
      if ("values" in parsed) assert.deepEqual(Object.keys(parsed.values), inputNames);
      else
        for (const problem of parsed.problems) {
          const name = problem.split(":")[0] as InputName;
          assert.ok(inputNames.includes(name));
          assert.doesNotMatch(problem, /\n/);
        }
    }),
  );
});
