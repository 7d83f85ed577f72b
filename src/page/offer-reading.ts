import type { PagePart } from "../domain/page-ask";
import { MAX_PAGE_TEXT, type PageReading } from "../domain/page-reading";
import { copyVisible } from "./copy-visible";
import { selectionIn } from "./selection";
import { toMarkdown } from "./to-markdown";
import { titleOf, typeOf } from "./unclobbered";

/** Makes `readPage` known to what is run in this page next; the page itself sees nothing of it. */
export function offerReading(): void {
  Object.assign(globalThis, { confidantReadPage: readPage });
}

/** A page of a megabyte has a tenth of these. */
const LIMITS = { nodes: 400_000, characters: MAX_PAGE_TEXT, time: 3_000 };

/** What a person sees of this page, or has selected in it; asks for nothing and changes nothing. */
function readPage(part: PagePart): PageReading {
  const about = {
    title: titleOf(document).slice(0, 2_000),
    url: location.href.slice(0, 20_000),
    type: typeOf(document),
  };
  const selection = part === "selection" ? selectionIn(document) : null;
  const isNothing = part === "selection" && (selection === null || selection.isCollapsed);
  if (isNothing) return { ...about, text: "", links: [], hidden: 0, frames: 0, isCut: false };
  const copy = copyVisible(document, { selection, limits: LIMITS });
  const { text: written, links } = toMarkdown(copy.document, { isWhole: part === "selection" });
  const { hidden, frames } = copy;
  const isSpoken = part === "page" && copy.captions.length > 0;
  const text = isSpoken
    ? `${written}\n\n## Captions\n\n${copy.captions.join("\n\n")}`.trim()
    : written;
  const isCut = copy.isCut || text.length > MAX_PAGE_TEXT;
  return { ...about, text: text.slice(0, MAX_PAGE_TEXT), links: [...links], hidden, frames, isCut };
}
