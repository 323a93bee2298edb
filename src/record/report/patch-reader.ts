import { readSync } from "node:fs";
import { withRegularFile } from "../../regular-file.ts";
import { parsePatch } from "diff";
import type { ChangedFile } from "./run-view.ts";

export interface ReadPatch {
  readonly files: readonly ChangedFile[];
  /** So many bytes at the end of the patch were not looked at. */
  readonly unreadBytes: number;
}

type ParsedFile = ReturnType<typeof parsePatch>[number];

const longestPatchBytes = 4 * 1024 * 1024;

/** Reads the beginning of a patch as git writes it, file by file; null when there is none that can be read. */
export function readPatch(path: string): ReadPatch | null {
  try {
    return withRegularFile(path, (descriptor, { size }) => {
      const buffer = Buffer.alloc(Math.min(size, longestPatchBytes));
      const text = buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, buffer.length, 0));
      return patchOf(text, size - buffer.length);
    });
  } catch {
    return null;
  }
}

/** No line of a hunk and no line of packed binary content begins like this, so a patch can be taken apart here. */
const fileStart = /^(?=diff --git )/m;

function patchOf(text: string, unreadBytes: number): ReadPatch {
  const parts = text.split(fileStart).filter((part) => part.startsWith("diff --git "));
  // The last one may be cut in the middle.
  const whole = unreadBytes > 0 && parts.length > 1 ? parts.slice(0, -1) : parts;
  return {
    files: whole.map(changedFile),
    unreadBytes:
      unreadBytes + (whole.length < parts.length ? Buffer.byteLength(parts.at(-1) ?? "") : 0),
  };
}

function changedFile(part: string): ChangedFile {
  const parsed = parsedPart(part);
  if (parsed === null) return unreadable(part);
  const isBinary = parsed.hunks.length === 0 && /^(?:GIT binary patch|Binary files )/m.test(part);
  const lines = parsed.hunks.flatMap((hunk) => hunk.lines);
  const count = (mark: string): number | null =>
    isBinary ? null : lines.filter((line) => line.startsWith(mark)).length;
  const [oldName, newName] = [nameOf(parsed.oldFileName), nameOf(parsed.newFileName)];
  const kind = kindOf(parsed);
  return {
    path: newName ?? oldName ?? "unknown",
    from: kind === "renamed" ? oldName : null,
    kind,
    added: count("+"),
    deleted: count("-"),
    hunks: parsed.hunks.map(({ oldStart, newStart, lines: hunkLines }) => ({
      oldStart,
      newStart,
      lines: hunkLines,
    })),
    remarks: [...(isBinary ? ["binary"] : []), ...modeRemarks(parsed)],
  };
}

function parsedPart(part: string): ParsedFile | null {
  try {
    return parsePatch(part)[0] ?? null;
  } catch {
    return null;
  }
}

function unreadable(part: string): ChangedFile {
  const header = part.slice("diff --git ".length, part.indexOf("\n"));
  const remarks = ["this part of the patch could not be read"];
  return {
    path: header,
    from: null,
    kind: "changed",
    added: null,
    deleted: null,
    hunks: [],
    remarks,
  };
}

/** Null for `/dev/null`, which stands for no file. */
function nameOf(name: string | undefined): string | null {
  return name === undefined || name === "/dev/null" ? null : name.replace(/^[ab]\//, "");
}

function kindOf(parsed: ParsedFile): ChangedFile["kind"] {
  if (parsed.isRename === true) return "renamed";
  if (parsed.isCreate === true || parsed.oldFileName === "/dev/null") return "added";
  if (parsed.isDelete === true || parsed.newFileName === "/dev/null") return "deleted";
  return "changed";
}

function modeRemarks({ oldMode, newMode }: ParsedFile): readonly string[] {
  if (newMode === undefined) return [];
  if (oldMode !== undefined) return oldMode === newMode ? [] : [`mode ${oldMode} to ${newMode}`];
  const kinds: { readonly [mode: string]: string } = {
    "100755": "executable",
    "120000": "symbolic link",
    "160000": "repository within",
  };
  const kind = kinds[newMode];
  return kind === undefined ? [] : [kind];
}
