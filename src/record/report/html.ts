import { htmlEscape } from "escape-goat";
import { visibleText } from "./visible.ts";

/** Markup of ours, in which every foreign text is escaped. Nothing else makes one. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** Template tag: the literal parts are markup, all values are text unless they are Html. Null and `false` are nothing. */
  static tag(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
    return new Html(String.raw({ raw: literals }, ...values.map(markupOf)));
  }

  /** Data for a script element of type `application/json`: nothing in it can end that element. */
  static data(value: unknown): Html {
    return new Html(JSON.stringify(value).replaceAll("<", String.raw`\u003c`));
  }

  /** A text of this program that is markup, style or script already. Throws when it could end the element it stands in. */
  static ours(text: string): Html {
    if (/<\/(?:script|style)/i.test(text))
      throw new Error("A script or style would end its element");
    return new Html(text);
  }

  toString(): string {
    return this.#text;
  }
}

export type HtmlValue = Html | readonly Html[] | string | number | null | false;

export const html = Html.tag;

export const htmlData = Html.data;

export const htmlOfOurs = Html.ours;

function markupOf(value: HtmlValue): string {
  if (value === null || value === false) return "";
  if (value instanceof Html) return value.toString();
  if (typeof value === "object") return value.map(String).join("");
  return htmlEscape(visibleText(String(value)));
}
