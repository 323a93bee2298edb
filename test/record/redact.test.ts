import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { RunError } from "../../src/errors.ts";
import { createRedactor, noSecrets, safe, secretProblem } from "../../src/record/redact.ts";
import type { Redacted } from "../../src/record/redact.ts";
import type { RedactingStream } from "../../src/record/redacting-stream.ts";
import { formsOfSecret } from "../../src/record/secret-forms.ts";

const token = "tok+en/5up3rSecret=";

/** Asterisks are left out: a form that begins with one could be made of a mask and innocent text after it. */
const secrets = fc
  .array(fc.string({ unit: "binary", minLength: 8, maxLength: 40 }), { minLength: 1, maxLength: 6 })
  .map((values) => values.filter((value) => secretProblem(value) === null && !value.includes("*")))
  .filter((values) => values.length > 0);

function redactedInPieces(
  stream: RedactingStream,
  bytes: Buffer,
  splits: readonly number[],
): Buffer {
  const edges = [
    0,
    ...splits.map((split) => split % (bytes.length + 1)).toSorted((a, b) => a - b),
    bytes.length,
  ];
  const pieces = edges
    .slice(1)
    .map((edge, index) => Buffer.from(stream.write(bytes.subarray(edges[index], edge))));
  return Buffer.concat([...pieces, stream.end()]);
}

/** Text in which forms of the secrets stand between, or run into, other text. */
function textWith(values: readonly string[]): fc.Arbitrary<string> {
  const forms = values.flatMap((value) => formsOfSecret(value));
  const cut = fc
    .tuple(fc.constantFrom(...forms), fc.nat())
    .map(([form, length]) => form.slice(0, length % form.length));
  const part = fc.oneof(
    fc.constantFrom(...forms),
    cut,
    fc.string({ unit: "binary", maxLength: 12 }),
  );
  return fc
    .array(
      part.map((text) => text.replaceAll("*", "-")),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));
}

const secretsAndText = secrets.chain((values) => fc.tuple(fc.constant(values), textWith(values)));

test("no form of a secret is left in a text, wherever it stands", () => {
  fc.assert(
    fc.property(secretsAndText, ([values, text]) => {
      const output = createRedactor(values).redact(text);
      const left = values
        .flatMap((value) => formsOfSecret(value))
        .filter((form) => output.includes(form));
      assert.deepEqual(left, []);
      assert.ok(output.length <= text.length);
    }),
    { numRuns: 500 },
  );
});

test("a stream gives the same bytes for every way of splitting them, none with a secret in it", () => {
  fc.assert(
    fc.property(secretsAndText, fc.array(fc.nat(), { maxLength: 30 }), ([values, text], splits) => {
      const bytes = Buffer.from(text);
      const redactor = createRedactor(values);
      const whole = redactedInPieces(redactor.stream(), bytes, []);
      const stream = redactor.stream();
      const output = redactedInPieces(stream, bytes, splits);
      assert.deepEqual(output, whole);
      assert.equal(redactor.count, stream.count * 2);
      for (const form of values.flatMap((value) => formsOfSecret(value)))
        assert.equal(output.includes(form), false, form);
    }),
    { numRuns: 500 },
  );
});

test("a stream of single bytes hides a secret", () => {
  const stream = createRedactor([token]).stream();
  const bytes = Buffer.from(`before ${token} after`);
  const splits = Array.from(bytes.keys());
  assert.equal(redactedInPieces(stream, bytes, splits).toString(), "before *** after");
  assert.equal(stream.count, 1);
});

test("bytes without a secret come out as they went in", () => {
  const redactor = createRedactor([token]);
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.nat(), { maxLength: 8 }),
      (array, splits) => {
        const bytes = Buffer.from(array);
        assert.deepEqual(redactedInPieces(redactor.stream(), bytes, splits), bytes);
      },
    ),
  );
  assert.equal(redactor.count, 0);
});

test("a text without a secret comes out as it went in, lone surrogates included", () => {
  const redactor = createRedactor([token]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units);
      assert.equal(redactor.redact(text), text);
    }),
  );
});

test("a secret is hidden in every form the shell makes of it", () => {
  const value = `p'a"s\\s w&rd$é/+x`;
  const bytes = Buffer.from(value);
  const rows: readonly (readonly [string, string])[] = [
    ["plain", value],
    ["JSON", JSON.stringify({ value })],
    ["JSON in JSON", JSON.stringify(JSON.stringify({ value }))],
    ["encodeURIComponent", encodeURIComponent(value)],
    ["form", new URLSearchParams({ value }).toString()],
    [
      "lower-case percent",
      encodeURIComponent(value).replace(/%../g, (escape) => escape.toLowerCase()),
    ],
    ["hex", bytes.toString("hex")],
    ["HEX", bytes.toString("hex").toUpperCase()],
    ["base64", bytes.toString("base64")],
    ["base64 after one byte", Buffer.concat([Buffer.from("u"), bytes]).toString("base64")],
    ["base64 after two bytes", Buffer.concat([Buffer.from("u:"), bytes]).toString("base64")],
    ["base64url", bytes.toString("base64url")],
    [
      "base64url between others",
      Buffer.concat([Buffer.from("user:"), bytes, Buffer.from("@host")]).toString("base64url"),
    ],
    ["single quotes", `'${value.replaceAll("'", `'\\''`)}'`],
    ["single in double quotes", `'${value.replaceAll("'", `'"'"'`)}'`],
    ["double quotes", `"${value.replace(/["\\$`]/g, "\\$&")}"`],
    ["reversed", Array.from(value).toReversed().join("")],
  ];
  const redactor = createRedactor([value]);
  const missed = rows.filter(([, text]) => !redactor.redact(text).includes("***"));
  assert.deepEqual(missed, []);
});

test("base64 and hex of a long secret are hidden although the tools break their lines", () => {
  const long = "0123456789abcdefghijklmnopqrstuvwxyz.".repeat(14);
  const redactor = createRedactor([long]);
  const base64 = Buffer.from(long).toString("base64").replace(/.{76}/g, "$&\n");
  const hex = Buffer.from(long).toString("hex").replace(/.{60}/g, "$&\n");
  assert.match(redactor.redact(base64), /^(\*\*\*\n)+\S{0,15}\n?$/);
  assert.match(redactor.redact(hex), /^(\*\*\*\n)+\S{0,15}\n?$/);
});

test("a key of several lines is hidden line by line, its frame is not", () => {
  const lines = ["MIIEvQIBADANBgkqhkiG9w0BAQEFAASC", "q8sX0s1fYJ3n5L2v9w7K4d6g8h1j3k5l", "short=="];
  const key = ["-----BEGIN PRIVATE KEY-----", ...lines, "-----END PRIVATE KEY-----", ""].join("\n");
  const redactor = createRedactor([key]);
  const shown = redactor.redact(`+-----BEGIN PRIVATE KEY-----\r\n+${lines.join("\r\n+")}\r\n`);
  assert.equal(shown, "+-----BEGIN PRIVATE KEY-----\r\n+***\r\n+***\r\n+short==\r\n");
  assert.equal(redactor.redact(key.trim()), "***");
});

test("lines of a key inside JSON are hidden after jq has unescaped them", () => {
  const account = JSON.stringify({
    private_key: "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n",
  });
  assert.equal(createRedactor([account]).redact("MIIEvQIBADANBgkqhkiG9w0BAQEFAASC"), "***");
});

test("secrets that overlap or hold one another leave nothing of themselves", () => {
  const redactor = createRedactor(["abcdefghij", "fghijklmno", "bcdefghi"]);
  assert.equal(redactor.redact("<abcdefghijklmno>"), "<***>");
  assert.equal(redactor.redact("abcdefghijabcdefghij"), "******");
  assert.equal(redactor.count, 3);
});

test("a secret with a final newline is hidden where the newline is missing", () => {
  assert.equal(createRedactor(["abcdefgh-1\n"]).redact("<abcdefgh-1>"), "<***>");
});

test("a secret that covers endless output needs no endless memory", () => {
  const stream = createRedactor(["aaaaaaaa"]).stream();
  let bytes = 0;
  for (let round = 0; round < 100; round += 1)
    bytes += stream.write(Buffer.alloc(1000, "a")).length;
  assert.deepEqual([bytes + stream.end().length, stream.count], [3, 1]);
});

test("JSON is redacted in depth, keys and telling numbers included", () => {
  const redactor = createRedactor([token, "1234567890"]);
  const input = {
    [`key ${token}`]: [token, { inner: `x${token}y` }],
    number: 1_234_567_890,
    other: 5,
    yes: true,
    nothing: null,
    left: undefined,
    date: new Date(0),
    infinite: Number.POSITIVE_INFINITY,
    __proto__: { inherited: token },
  };
  assert.deepEqual(redactor.redactJson(input), {
    "key ***": ["***", { inner: "x***y" }],
    number: "***",
    other: 5,
    yes: true,
    nothing: null,
    date: "1970-01-01T00:00:00.000Z",
    infinite: null,
  });
  assert.equal(redactor.count, 4);
});

test("JSON nested without end is cut instead of exhausting the stack", () => {
  let value: unknown = "core";
  for (let depth = 0; depth < 50_000; depth += 1) value = [value];
  assert.match(
    JSON.stringify(noSecrets.redactJson(value)),
    /^\[{200}"\[cut: nested too deeply\]"\]{200}$/,
  );
});

test("a secret too short to hide is refused without being repeated", () => {
  assert.deepEqual(["1234567", " 1234567\n", "", "*********", "12345678"].map(secretProblem), [
    "is shorter than 8 characters, too short to be hidden",
    "is shorter than 8 characters, too short to be hidden",
    "is empty",
    "is made of asterisks: a mask, not a value",
    null,
  ]);
  assert.throws(
    () => createRedactor([token, "hunter2"]),
    new RunError("input", "Secret 2 is shorter than 8 characters, too short to be hidden"),
  );
});

test("the safe tag takes only what was redacted, numbers and truth values", () => {
  const name = noSecrets.redact("world");
  const text: Redacted = safe`hello ${name}, ${1} is ${true}\n`;
  assert.equal(text, "hello world, 1 is true\n");
  const plain: string = "plain";
  // @ts-expect-error a text that was not redacted does not compile
  assert.equal(safe`${plain}`, "plain");
});
