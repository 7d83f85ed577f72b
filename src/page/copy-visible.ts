import { captionsOf } from "./captions";
import { overlaps } from "./clip-in";
import { seenText } from "./seen-text";
import { selectedIn } from "./selection";
import { type Sight, sightIn, sightInFrame, wholeSight } from "./sight";
import {
  attributeOf,
  bodyOf,
  boxOf,
  childNodesOf,
  frameDocumentOf,
  isElement,
  isNamed,
  isText,
  makerOf,
  nameOf,
  styleOf,
  textOf,
  titleOf,
} from "./unclobbered";

/** What a person would see of a page, as a document of its own that asks for nothing. */
export type VisibleCopy = {
  readonly document: Document;
  /** Lines that its videos show, each with its time. */
  readonly captions: readonly string[];
  /** Texts that are there and not seen. */
  readonly hidden: number;
  /** Frames of other sites, which cannot be looked into. */
  readonly frames: number;
  /** Whether the page was too large to be read to its end. */
  readonly isCut: boolean;
};

export type CopyLimits = {
  readonly nodes: number;
  readonly characters: number;
  /** Milliseconds. */
  readonly time: number;
};

/** Deeper elements are told as if they lay side by side: a reader of trees goes down by itself. */
const DEEPEST = 200;

/** What is in these is no text of the page, is a person's own (fields), or would be asked for. */
const PASSED = new Set(
  "SCRIPT STYLE NOSCRIPT TEMPLATE HEAD IMG PICTURE VIDEO AUDIO CANVAS OBJECT EMBED SVG INPUT TEXTAREA SELECT DATALIST METER PROGRESS MAP".split(
    " ",
  ),
);

/** What tells an article from what is beside it. */
const KEPT = ["class", "id", "role", "itemprop", "itemtype", "rel", "colspan", "dir", "lang"];

type Open = {
  readonly node: Node;
  readonly into: Element;
  readonly sight: Sight;
  /** Of the element that it stands in; null at the top. */
  readonly style: CSSStyleDeclaration | null;
  readonly depth: number;
};

/** Copies what is seen of the page, or of what is selected in it; changes nothing there. */
export function copyVisible(
  page: Document,
  { selection, limits }: { readonly selection: Selection | null; readonly limits: CopyLimits },
): VisibleCopy {
  const copy = makerOf(page).createHTMLDocument(titleOf(page));
  const end = performance.now() + limits.time;
  const stack: Open[] = [];
  const found = { hidden: 0, frames: 0, nodes: 0, characters: 0, captions: [] };
  const body = bodyOf(page);
  if (body !== null) {
    stack.push({ node: body, into: copy.body, sight: wholeSight(page), style: null, depth: 0 });
  }
  let hidden = 0;
  while (stack.length > 0) {
    // A text that is cut off takes long by itself.
    const isCheckDue = found.nodes % 256 === 255 || found.hidden > hidden;
    const isPast = isCheckDue && performance.now() > end;
    if (isPast || found.nodes > limits.nodes || found.characters > limits.characters) break;
    found.nodes += 1;
    hidden = found.hidden;
    const open = stack.pop();
    if (open !== undefined && isText(open.node))
      copyText(open, { node: open.node, selection, found });
    else if (open !== undefined && isElement(open.node)) {
      // One by one: a page may have more in one place than a call takes arguments.
      for (const next of copyElement(open, { element: open.node, found })) stack.push(next);
    }
  }
  const isCut = stack.length > 0;
  const { captions, frames } = found;
  return { document: copy, captions, hidden: found.hidden, frames, isCut };
}

type Found = { hidden: number; frames: number; characters: number; readonly captions: string[] };

type TextIn = {
  readonly node: Text;
  readonly selection: Selection | null;
  readonly found: Found;
};

function copyText({ into, sight, style }: Open, { node, selection, found }: TextIn): void {
  if (selection !== null && !selection.containsNode(node, true)) return;
  if (node.data.trim() === "") {
    into.append(" ");
    return;
  }
  const parts = selection === null ? [{ from: 0, to: node.length }] : selectedIn(node, selection);
  const requested = parts.map(({ from, to }) => node.data.slice(from, to)).join(" ");
  const seen = style === null ? "" : seenText(node, parts, { style, sight });
  if (seen.trim() !== requested.trim()) found.hidden += 1;
  if (seen.trim() === "") return;
  found.characters += seen.length;
  into.append(seen);
}

type ElementIn = { readonly element: Element; readonly found: Found };

/** Pixels: in a smaller video no caption can be read. */
const LEAST_VIDEO = { width: 100, height: 50 };

function showsCaptions(video: Element, { visibility }: CSSStyleDeclaration, { clip }: Sight) {
  const box = boxOf(video);
  const isLarge = box.width >= LEAST_VIDEO.width && box.height >= LEAST_VIDEO.height;
  return visibility === "visible" && isLarge && overlaps(box, clip);
}

/** What is in it, last first; nothing where it is not seen. */
function copyElement(open: Open, { element, found }: ElementIn): Open[] {
  const { into, depth } = open;
  if (isNamed<HTMLIFrameElement>(element, "IFRAME")) return openFrame(open, { element, found });
  const isVideo = isNamed<HTMLVideoElement>(element, "VIDEO");
  if (!isVideo && PASSED.has(nameOf(element).toUpperCase())) return [];
  const style = styleOf(element);
  const sight = sightIn(element, style, open.sight);
  if (isVideo) {
    if (sight !== null && showsCaptions(element, style, sight)) {
      found.captions.push(...captionsOf(element));
    }
    return [];
  }
  if (sight === null) {
    if (textOf(element).trim() !== "") found.hidden += 1;
    return [];
  }
  const own = depth < DEEPEST && depth > 0 ? into.appendChild(shellOf(element, into)) : into;
  const inside = { into: own, sight, style, depth: depth + 1 };
  return childrenOf(element)
    .map((node) => ({ ...inside, node }))
    .reverse();
}

/** The same element with nothing in it, of those that text consists of. */
function shellOf(element: Element, { ownerDocument }: Element): Element {
  const name = /^[a-z][a-z0-9]*$/i.test(nameOf(element)) ? nameOf(element) : "div";
  const shell = ownerDocument.createElement(name);
  for (const attribute of KEPT) {
    const value = attributeOf(element, attribute);
    if (value !== null) shell.setAttribute(attribute, value.slice(0, 200));
  }
  if (isNamed<HTMLAnchorElement>(element, "A"))
    shell.setAttribute("href", element.href.slice(0, 2_000));
  return shell;
}

/** As they are drawn: a shadow's instead of its host's, a slot's where it is. */
function childrenOf(element: Element): readonly Node[] {
  const shadow = shadowOf(element);
  if (shadow !== null) return childNodesOf(shadow);
  if (isNamed<HTMLSlotElement>(element, "SLOT")) {
    const assigned = element.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  const nodes = childNodesOf(element);
  const isFolded = isNamed(element, "DETAILS") && attributeOf(element, "open") === null;
  return isFolded ? nodes.filter((node) => isElement(node) && isNamed(node, "SUMMARY")) : nodes;
}

/** Closed ones too: what is drawn is read. */
function shadowOf(element: Element): ShadowRoot | null {
  if (!("style" in element)) return null;
  const dom = (globalThis as { chrome?: { dom?: typeof chrome.dom } }).chrome?.dom;
  return dom?.openOrClosedShadowRoot(element as HTMLElement) ?? element.shadowRoot;
}

type FrameIn = { readonly element: HTMLIFrameElement; readonly found: Found };

/** A frame of the same site is read where it stands; one of another counts. */
function openFrame(open: Open, { element, found }: FrameIn): Open[] {
  const sight = sightInFrame(element, styleOf(element), open.sight);
  if (sight === null) return [];
  const inner = frameDocumentOf(element);
  const body = inner === null ? null : bodyOf(inner);
  if (body === null) {
    found.frames += 1;
    return [];
  }
  const shell = open.into.appendChild(open.into.ownerDocument.createElement("div"));
  return [{ node: body, into: shell, sight, style: null, depth: open.depth + 1 }];
}
