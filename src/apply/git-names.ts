/*
 * Names that git or a file system takes for its own, in all spellings: upper and lower case, characters that HFS+ leaves out, blanks and dots at the end
 * and streams that NTFS leaves out, and the short names of Windows (git's path.c, `is_hfs_dotgit`, `is_ntfs_dotgit`).
 */
const ignoredByHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Whether a name in a path can be read as the git directory. */
export function isGitDirectory(name: string): boolean {
  return /^(?:\.git|git~\d+)$/.test(plain(name));
}

/** The file of git's that a name can be read as, which decides how others see or get the tree; null for none. */
export function gitFileOf(name: string): string | null {
  const whole = plain(name);
  return gitFiles.find(({ file, short }) => whole === file || short.test(whole))?.file ?? null;
}

/** With the beginnings of their short names; the second is the one that Windows makes when the first is taken. */
const gitFiles = [
  { file: ".gitmodules", short: /^(?:gitmod|gi7eba)~\d+$/ },
  { file: ".gitattributes", short: /^(?:gitatt|gi7d29)~\d+$/ },
  { file: ".lfsconfig", short: /^lfscon~\d+$/ },
] as const;

function plain(name: string): string {
  return name
    .replaceAll(ignoredByHfs, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/:.*$/s, "")
    .replace(/[. ]+$/, "");
}
