import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Markdown as GitHub reads it, with the HTML in it left as it is, so that a test sees what has slipped through. */
export function renderedMarkdown(text: string): string {
  return micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** The tags of a page in their order. */
export function tagsOf(html: string): readonly string[] {
  return html.match(/<[^>]*>/g) ?? [];
}
