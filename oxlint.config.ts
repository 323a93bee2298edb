import { defineConfig, type OxlintOverride } from "oxlint";

/**
 * Which way imports go. A row says what one place in `src` may import from the others: `values` (anything), `types` (only by
 * `import type`), and which of the guarded packages. What a row does not name is refused, so a new folder says here where it
 * stands. Its own folder, and the plain files beside the entries (`errors.ts` and the like), are open to every place.
 */
interface Layer {
  readonly place: string;
  readonly values: readonly string[];
  readonly types?: readonly string[];
  readonly packages?: readonly string[];
}

const parts = ["agent", "model", "tools", "policy", "record", "sandbox", "shell"];
const inputs = ["inputs.ts", "options.ts"];
const toolkit = ["@actions/core", "@actions/exec", "@actions/artifact"];

/** A row for one file stands after the row for its folder: the last row that fits a file is the one that holds. */
const layers: readonly Layer[] = [
  { place: "*.ts", values: [], types: parts },
  {
    place: "inputs.ts",
    values: ["event/tree-origin.ts", "model", "policy", "record", "sandbox/network-rules.ts"],
    types: ["shell"],
  },
  {
    place: "options.ts",
    values: [
      "inputs.ts",
      "agent/guidance.ts",
      "agent/log-excerpt.ts",
      "agent/resume.ts",
      "event",
      "model",
      "policy",
      "record",
    ],
    types: ["agent/material.ts", "sandbox", "shell"],
  },
  { place: "world.ts", values: ["event", "run", "run.ts", ...inputs, ...parts] },
  {
    place: "main.ts",
    values: ["action", "event", "run.ts", "world.ts", ...inputs, ...parts],
    packages: toolkit,
  },
  { place: "post.ts", values: ["action", ...inputs, "record"], packages: toolkit },
  { place: "apply.ts", values: ["action", "apply", "record"], packages: toolkit },
  {
    place: "apply",
    values: ["action", "record"],
    types: ["inputs.ts"],
    packages: ["@actions/core"],
  },
  {
    place: "apply/github-client.ts",
    values: [],
    packages: ["@octokit/core", "undici"],
  },
  { place: "cli.ts", values: ["cli"] },
  {
    place: "cli",
    values: ["demo", "event", "replay", "run.ts", "world.ts", ...inputs, ...parts],
  },
  { place: "replay", values: ["run.ts", "world.ts", ...inputs, ...parts], types: ["run"] },
  { place: "run.ts", values: ["run", ...inputs, ...parts] },
  { place: "run", values: [...inputs, ...parts] },
  { place: "event", values: [], types: ["agent/material.ts"], packages: ["@octokit/core"] },
  { place: "demo", values: ["model"], packages: ["node:child_process"] },
  { place: "action", values: ["run.ts", ...inputs, ...parts], packages: toolkit },
  { place: "agent", values: [...inputs, ...parts] },
  { place: "tools", values: ["policy", "record", "sandbox", "shell"], types: ["model"] },
  { place: "model", values: ["record"] },
  { place: "model/messages-api.ts", values: ["record"], packages: ["@anthropic-ai/sdk"] },
  { place: "model/anthropic.ts", values: ["record"], packages: ["@anthropic-ai/sdk"] },
  { place: "model/sdk-options.ts", values: [], packages: ["@anthropic-ai/sdk"] },
  { place: "model/bedrock.ts", values: [], packages: ["@anthropic-ai/bedrock-sdk"] },
  { place: "model/aws-credentials.ts", values: [], packages: ["@aws-sdk", "@smithy"] },
  {
    place: "model/vertex.ts",
    values: [],
    packages: ["@anthropic-ai/vertex-sdk", "google-auth-library"],
  },
  { place: "model/proxy.ts", values: [], packages: ["undici"] },
  { place: "policy", values: ["record", "shell"], types: ["model"] },
  { place: "sandbox", values: ["shell"], types: ["record"], packages: ["node:child_process"] },
  { place: "record", values: [], types: ["model", "policy", "sandbox", "shell"] },
  { place: "record/git.ts", values: [], packages: ["@actions/exec"] },
  { place: "page", values: [] },
  { place: "shell", values: [], types: ["record/redact.ts"], packages: ["node:child_process"] },
];

/** Files of `src` that are not plain: a place imports them only if its row says so. */
const entries = ["main.ts", "post.ts", "apply.ts", "cli.ts", "run.ts", "world.ts", ...inputs];

const guardedPackages = [
  ...toolkit,
  "@actions/http-client",
  "@actions/io",
  "@anthropic-ai/sdk",
  "@anthropic-ai/bedrock-sdk",
  "@anthropic-ai/vertex-sdk",
  "@aws-sdk",
  "@smithy",
  "google-auth-library",
  "undici",
  "@octokit/core",
  "node:child_process",
];

/** File names that say nothing, so that anything could be put there. */
const emptyNames = {
  regex: String.raw`(^|/)(index|utils?|helpers?|common|misc|([a-z-]+-)?manager)(\.ts$|/)`,
  message: "Name a file after the one thing it holds.",
};

function layerOverrides(layer: Layer): readonly OxlintOverride[] {
  const depth = layer.place.split("/").length;
  if (layer.place.endsWith(".ts")) return [layerOverride(layer, layer.place, depth - 1)];
  return [
    layerOverride(layer, `${layer.place}/*.ts`, depth),
    layerOverride(layer, `${layer.place}/*/*.ts`, depth + 1),
  ];
}

function layerOverride(layer: Layer, files: string, depth: number): OxlintOverride {
  const { values, types = [], packages = [] } = layer;
  const src = depth === 0 ? "./" : "../".repeat(depth);
  const pathPattern = (place: string): string =>
    src + (place.endsWith(".ts") ? place : `${place}/**`);
  const startPattern = (name: string): string => `^${name.replaceAll(".", String.raw`\.`)}(/|$)`;
  const patterns = [
    emptyNames,
    ...types.map((place) => ({
      regex: startPattern(src + place),
      allowTypeImports: true,
      message: `src/${files} may import only types from src/${place}.`,
    })),
    {
      group: [
        `${src}**`,
        `!${src}*.ts`,
        ...entries.map(pathPattern),
        ...[...values, ...types].map((place) => `!${pathPattern(place)}`),
      ],
      message: `src/${files} must not import this; the layers are in oxlint.config.ts.`,
    },
    ...guardedPackages
      .filter((name) => !packages.includes(name))
      .map((name) => ({
        regex: startPattern(name),
        message: `src/${files} must not import this package; the layers are in oxlint.config.ts.`,
      })),
    {
      regex: "^@anthropic-ai/sdk$",
      allowTypeImports: true,
      message:
        "The main module brings the whole API into the bundle: import the client and the resources by their own paths.",
    },
  ];
  return { files: [`src/${files}`], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "promise", "node"],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["dist", "coverage", "test/fixtures"],
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    // Promises: what is started is waited for, and what fails is heard.
    "typescript/await-thenable": "error",
    "typescript/no-floating-promises": [
      "error",
      {
        allowForKnownSafeCalls: [
          { from: "package", package: "node:test", name: ["test", "it", "describe", "suite"] },
        ],
      },
    ],
    "typescript/no-misused-promises": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    "typescript/use-unknown-in-catch-callback-variable": "error",
    "promise/no-return-in-finally": "error",
    "promise/always-return": "off",

    // Types: nothing is taken for granted.
    "typescript/ban-ts-comment": "error",
    "typescript/no-deprecated": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-invalid-void-type": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/non-nullable-type-assertion-style": "error",
    "typescript/prefer-nullish-coalescing": "error",
    "typescript/prefer-readonly": "error",
    "typescript/restrict-plus-operands": "error",
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/require-array-sort-compare": ["error", { ignoreStringArrays: true }],
    "typescript/strict-boolean-expressions": ["error", { allowNullableBoolean: true }],
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "default-case-last": "error",
    eqeqeq: "error",
    "no-param-reassign": "error",
    "no-var": "error",
    "prefer-const": "error",
    "preserve-caught-error": "error",

    // Shape: the house style that a formatter cannot see.
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-commonjs": "error",
    "import/first": "error",
    "no-restricted-imports": ["error", { patterns: [emptyNames] }],
    "max-params": ["error", { max: 3 }],
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "typescript/consistent-type-exports": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-import-type-side-effects": "error",
    "typescript/no-namespace": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/no-abusive-eslint-disable": "error",
    "unicorn/prefer-node-protocol": "error",
    "unicorn/consistent-function-scoping": "off",
    // A callback may change what a loop waits for.
    "no-unmodified-loop-condition": "off",
    // An ANSI escape or a NUL in a pattern is no slip in a program that reads a terminal's output.
    "no-control-regex": "off",
    // The compiler sees a missing return (noImplicitReturns); a narrowing assertion is how a brand and a parsed line begin.
    "typescript/consistent-return": "off",
    // Objects made of closures need no `this`, and a class with private fields fails at once without it.
    "typescript/unbound-method": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
  },
  overrides: [
    // The runner takes what is written to stdout for commands, so only the parts that own stdout write there.
    {
      files: ["src/**"],
      excludeFiles: ["src/cli.ts", "src/demo/**"],
      rules: { "no-console": "error" },
    },
    ...layers.flatMap(layerOverrides),
    {
      files: ["src/record/event.ts"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: "",
                allowTypeImports: true,
                message: "src/record/event.ts imports only types.",
              },
            ],
          },
        ],
      },
    },
    { files: ["test/**"], rules: { "typescript/no-non-null-assertion": "off" } },
    { files: ["*.config.ts"], rules: { "import/no-default-export": "off" } },
  ],
});
