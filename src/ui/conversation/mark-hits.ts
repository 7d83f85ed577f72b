import type { SearchTerm } from "../../domain/search-index";
import { markTerms } from "../../search/mark-terms";

/** Where the text of a message is, without what stands around it. */
const SAID = "[data-role=user] > p, [data-reply-text]";
/** Words of two of these are never one. */
const BLOCKS = "p, li, td, th, pre, dt, dd, div, h1, h2, h3, h4, h5, h6";

/** Everything on the page that says what was looked for in an element, top to bottom. */
export function rangesIn(element: ParentNode, terms: readonly SearchTerm[]): readonly Range[] {
  return [...element.querySelectorAll(SAID)].flatMap((said) => {
    const { text, parts } = textOf(said);
    return markTerms(text, terms).flatMap(([from, until]) => {
      const range = document.createRange();
      const [start, end] = [partAt(parts, from), partAt(parts, until - 1)];
      if (start === undefined || end === undefined) return [];
      range.setStart(start.node, from - start.from);
      range.setEnd(end.node, Math.min(until - end.from, end.node.length));
      return [range];
    });
  });
}

/** Shows ranges as marked, instead of all that were; the page itself stays as it is. */
export function showMarks(name: "found" | "found-now", ranges: readonly Range[]): void {
  if (ranges.length === 0) return void CSS.highlights.delete(name);
  const highlight = new Highlight(...ranges);
  if (name === "found-now") highlight.priority = 1;
  CSS.highlights.set(name, highlight);
}

type Part = { readonly node: Text; readonly from: number };

function textOf(said: Element): { readonly text: string; readonly parts: readonly Part[] } {
  const nodes = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
  const parts: Part[] = [];
  let text = "";
  let block: Element | null = null;
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || parent.closest("button") !== null) continue;
    const own = parent.closest(BLOCKS);
    if (own !== block && text !== "") text += "\n";
    block = own;
    parts.push({ node, from: text.length });
    text += node.data;
  }
  return { text, parts };
}

/** The part that holds a place of the text. */
function partAt(parts: readonly Part[], offset: number): Part | undefined {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return parts[low - 1];
}
