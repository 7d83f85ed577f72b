import { Readability } from "@mozilla/readability";
import Turndown from "turndown";
import { MAX_PAGE_LINKS } from "../domain/page-reading";

type Link = { readonly text: string; readonly url: string };

/** An article is taken for the page where it holds at least this share of what is to be seen. */
const LEAST_SHARE = 0.25;

const LEAST_CHARACTERS = 500;

/** Times that stand alone, as in `1:05`: so many are a transcript. */
const LEAST_TIMES = 6;

const TIME = /^\s*(?:\d{1,2}:)?\d{1,2}:\d{2}\s*$/;

/**
 * The page's text as Markdown, without what stands around its article where it has one, unless that
 * would leave out its transcript; where its links lead is listed apart.
 */
export function toMarkdown(
  page: Document,
  { isWhole }: { readonly isWhole: boolean },
): { readonly text: string; readonly links: readonly Link[] } {
  const links: Link[] = [];
  const turndown = createTurndown(links);
  const body = isWhole ? page.body : (articleOf(page) ?? page.body);
  return { text: turndown.turndown(body).trim(), links };
}

function articleOf(page: Document): HTMLElement | null {
  const whole = page.body.textContent?.trim().length ?? 0;
  if (whole < LEAST_CHARACTERS) return null;
  const copy = page.cloneNode(true) as Document;
  const article = new Readability(copy, { serializer: (node) => node as HTMLElement }).parse();
  const characters = article?.textContent?.trim().length ?? 0;
  if (!article?.content || characters < LEAST_SHARE * whole) return null;
  const times = timesIn(page.body);
  const isLost = times >= LEAST_TIMES && timesIn(article.content) < times / 2;
  return isLost ? null : article.content;
}

function timesIn(root: HTMLElement): number {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let times = 0;
  while (texts.nextNode() !== null) times += TIME.test(texts.currentNode.nodeValue ?? "") ? 1 : 0;
  return times;
}

function createTurndown(links: Link[]): Turndown {
  const turndown = new Turndown({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
  });
  turndown.addRule("link", {
    filter: "a",
    replacement: (content, node) => {
      const url = (node as HTMLAnchorElement).getAttribute("href") ?? "";
      const text = (node.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
      const isNew = !links.some((link) => link.url === url);
      if (/^https?:\/\//i.test(url) && text !== "" && isNew && links.length < MAX_PAGE_LINKS) {
        links.push({ text, url });
      }
      return content;
    },
  });
  turndown.addRule("cell", {
    filter: ["td", "th"],
    replacement: (content) => `${content.replace(/\s+/g, " ").trim()} | `,
  });
  turndown.addRule("row", {
    filter: "tr",
    replacement: (content) => `| ${content.trim()}\n`,
  });
  return turndown;
}
