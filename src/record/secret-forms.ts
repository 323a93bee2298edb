/** A line of a secret that has fewer characters says too little to be hidden on its own. */
const shortestLine = 16;

/** Widths at which common tools break their lines: `base64` and MIME, PEM and `openssl base64`. */
const base64Widths = [76, 64] as const;
/** The width at which `xxd -p` breaks its lines. */
const hexWidth = 60;

/**
 * All texts in which a secret may turn up, each once: as it is, quoted for JSON, a URL or the shell, in hex and base64, reversed, and
 * its lines. Not covered, and not coverable by a list: spacing, cutting, compression, encryption.
 */
export function formsOfSecret(secret: string): readonly string[] {
  const whole = secret.trim();
  const forms = new Set<string>();
  const add = (texts: Iterable<string>): void => {
    for (const text of texts) forms.add(text);
  };
  for (const value of new Set([secret, whole])) {
    add([value, reversed(value)]);
    add(jsonForms(value));
    add(urlForms(value));
    add(shellForms(value));
    add(binaryForms(Buffer.from(value)));
  }
  for (const line of linesOf(whole)) {
    add([line, reversed(line)]);
    add(jsonForms(line));
  }
  return [...forms];
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join("");
}

/** Inside a JSON string, and inside a JSON string in a JSON string, as different writers of JSON escape. */
function jsonForms(value: string): string[] {
  const writers = [
    (text: string) => JSON.stringify(text).slice(1, -1),
    // Python's json.dumps
    (text: string) =>
      JSON.stringify(text)
        .slice(1, -1)
        .replace(/[^\0-\x7e]/g, unicodeEscape),
    // Go's encoding/json
    (text: string) => JSON.stringify(text).slice(1, -1).replace(/[<>&]/g, unicodeEscape),
    // PHP's json_encode
    (text: string) =>
      JSON.stringify(text)
        .slice(1, -1)
        .replaceAll("/", String.raw`\/`),
  ];
  return writers.flatMap((write) => [write(value), write(write(value))]);
}

function unicodeEscape(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Percent-encoded as by encodeURIComponent, a form, RFC 3986 and Python's `quote`, with hex digits in both cases. */
function urlForms(value: string): string[] {
  const component = encodeURIComponent(Buffer.from(value).toString());
  const strict = component.replace(/[!'()*]/g, percentEscape);
  const form = new URLSearchParams([["", value]]).toString().slice(1);
  const upper = [
    component,
    strict,
    form,
    form.replaceAll("+", "%20"),
    strict.replaceAll("%2F", "/"),
  ];
  return [
    ...upper,
    ...upper.map((text) => text.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase())),
  ];
}

function percentEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** What stands between the quotes in a shell line: single quotes in two ways, double quotes, and backslashes as of `printf %q`. */
function shellForms(value: string): string[] {
  return [
    value.replaceAll("'", String.raw`'\''`),
    value.replaceAll("'", `'"'"'`),
    value.replace(/["\\$`]/g, String.raw`\$&`),
    value.replace(/[^\w@%+=:,./\-\u0080-\uffff]/g, String.raw`\$&`),
    // $'...'
    value.replace(/['\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`),
  ];
}

function binaryForms(bytes: Buffer): string[] {
  const hex = bytes.toString("hex");
  const base64 = bytes.toString("base64");
  const spelled = [
    ...[0, 1, 2].map((offset) => base64At(bytes, offset)),
    ...base64Widths.flatMap((width) => wrapped(base64, width)),
  ];
  const digits = [hex, ...wrapped(hex, hexWidth)];
  return [
    ...digits,
    ...digits.map((text) => text.toUpperCase()),
    ...spelled,
    ...spelled.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
  ];
}

/** The characters of base64 that the bytes alone decide when `offset` other bytes, modulo three, stand before them. */
function base64At(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  const mixed = offset === 0 ? 0 : offset + 1;
  return encoded.slice(mixed, Math.floor(((offset + bytes.length) * 8) / 6));
}

/** The lines of a text that is broken every `width` characters; none when it fits into one. */
function wrapped(text: string, width: number): string[] {
  if (text.length <= width) return [];
  const lines = text.match(new RegExp(`.{1,${width}}`, "g")) ?? [];
  return lines.filter((line) => line.length >= shortestLine);
}

/** The lines of a secret of several, also where its line ends are written as `\n`; frames such as `-----BEGIN ...-----` are no secret. */
function linesOf(secret: string): string[] {
  const lines = secret.split(/\r\n|\r|\n|\\r\\n|\\n/).map((line) => line.trim());
  if (lines.length === 1) return [];
  return lines.filter((line) => line.length >= shortestLine && !/^-+[A-Z0-9 ]+-+$/.test(line));
}
