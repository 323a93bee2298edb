/** Beginning and end of a text. `omitted` counts the characters between them; 0 when `head` is all of it. */
export interface Excerpt {
  readonly head: string;
  readonly omitted: number;
  readonly tail: string;
}

/** At most so many characters of a text: two thirds of its beginning, one third of its end, no character cut in half. */
export function excerptOf(text: string, most: number): Excerpt {
  if (text.length <= most) return { head: text, omitted: 0, tail: "" };
  const tailLength = Math.floor(most / 3);
  const headEnd = wholeCharacters(text, most - tailLength);
  const tailStart = wholeCharacters(text, text.length - tailLength);
  return {
    head: text.slice(0, headEnd),
    omitted: tailStart - headEnd,
    tail: text.slice(tailStart),
  };
}

/** An excerpt with at most so many characters. */
export function shortened(excerpt: Excerpt, most: number): Excerpt {
  const { head, omitted, tail } = excerpt;
  if (head.length + tail.length <= most) return excerpt;
  if (omitted === 0) return excerptOf(head, most);
  const shorterHead = head.slice(0, wholeCharacters(head, most - Math.floor(most / 3)));
  const tailStart = Math.max(0, tail.length - (most - shorterHead.length));
  const shorterTail = tail.slice(wholeCharacters(tail, tailStart));
  return {
    head: shorterHead,
    omitted: omitted + head.length - shorterHead.length + tail.length - shorterTail.length,
    tail: shorterTail,
  };
}

/** The beginning of a text in at most so many characters, with `…` as the last where it was cut. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, wholeCharacters(text, most - 1))}…`;
}

/** The nearest place at or before `index` that is not within a character. */
function wholeCharacters(text: string, index: number): number {
  const isWithin = /[\ud800-\udbff]/.test(text.charAt(index - 1)) && index < text.length;
  return isWithin ? index - 1 : index;
}
