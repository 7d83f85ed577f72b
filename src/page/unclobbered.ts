// A page may name its elements `body` or `childNodes`: then `document.body` and `form.childNodes` are
// those. What the browser itself says is asked of the prototypes.

/** What a property of the browser's own says of something; the prototype is looked up when it is asked. */
function getter<T extends object, K extends keyof T>(prototype: () => T, name: K): (of: T) => T[K] {
  return (of) => Object.getOwnPropertyDescriptor(prototype(), name)?.get?.call(of);
}

const kindOf = getter(() => Node.prototype, "nodeType");
export const nameOf = getter(() => Element.prototype, "tagName");
export const documentOf = getter(() => Node.prototype, "ownerDocument");
export const titleOf = getter(() => Document.prototype, "title");
export const bodyOf = getter(() => Document.prototype, "body");
export const rootOf = getter(() => Document.prototype, "documentElement");
export const modeOf = getter(() => Document.prototype, "compatMode");
export const makerOf = getter(() => Document.prototype, "implementation");
export const typeOf = getter(() => Document.prototype, "contentType");
export const focusedOf = getter(() => Document.prototype, "activeElement");
export const viewOf = getter(() => Document.prototype, "defaultView");
export const frameDocumentOf = getter(() => HTMLIFrameElement.prototype, "contentDocument");

const nodesOf = getter(() => Node.prototype, "childNodes");
const textContentOf = getter(() => Node.prototype, "textContent");

// By what they are, not by their class: in a frame each class is another one.

export function isElement(node: Node): node is Element {
  return kindOf(node) === Node.ELEMENT_NODE;
}

export function isText(node: Node): node is Text {
  return kindOf(node) === Node.TEXT_NODE;
}

const HTML = "http://www.w3.org/1999/xhtml";

/** Whether it is the HTML element of that name. */
export function isNamed<T extends HTMLElement>(element: Element, name: string): element is T {
  return element.namespaceURI === HTML && nameOf(element) === name;
}

/** An element's children, or a shadow's. */
export function childNodesOf(node: Node): readonly Node[] {
  return [...nodesOf(node)];
}

/** All text in it, seen or not. */
export function textOf(node: Node): string {
  return textContentOf(node) ?? "";
}

/** Null where it has none of that name. */
export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** In the window's pixels. */
export function boxOf(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

const leftOf = getter(() => Element.prototype, "scrollLeft");
const topOf = getter(() => Element.prototype, "scrollTop");
const widthOf = getter(() => Element.prototype, "scrollWidth");
const heightOf = getter(() => Element.prototype, "scrollHeight");

const innerWidthOf = getter(() => Element.prototype, "clientWidth");
const innerHeightOf = getter(() => Element.prototype, "clientHeight");

/** Where an element is scrolled to, and how far it can be in all. */
export function scrollOf(element: Element) {
  const { width, height } = innerSizeOf(element);
  const across = Math.max(0, (widthOf(element) ?? 0) - width);
  const down = Math.max(0, (heightOf(element) ?? 0) - height);
  return { left: leftOf(element) ?? 0, top: topOf(element) ?? 0, across, down };
}

/** Without its borders and scroll bars. */
export function innerSizeOf(element: Element) {
  return { width: innerWidthOf(element) ?? 0, height: innerHeightOf(element) ?? 0 };
}

const outerWidthOf = getter(() => HTMLElement.prototype, "offsetWidth");
const outerHeightOf = getter(() => HTMLElement.prototype, "offsetHeight");

/** Before anything is scaled or turned, in whole pixels; null for what is no HTML. */
export function ownSizeOf(element: Element) {
  if (element.namespaceURI !== HTML) return null;
  const own = element as HTMLElement;
  return { width: outerWidthOf(own) ?? 0, height: outerHeightOf(own) ?? 0 };
}

/** What the browser computed for it, in its own document. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const page = documentOf(element);
  return ((page && viewOf(page)) ?? window).getComputedStyle(element);
}

// One for all: the browser keeps track of each that was made.
let range: Range | null = null;

/** Where the lines of a text lie, or of a part of it, in the window's pixels. */
export function linesOf(
  text: Text,
  part?: { readonly from: number; readonly to: number },
): Iterable<DOMRect> {
  range ??= new Range();
  if (part === undefined) range.selectNodeContents(text);
  else {
    range.setStart(text, part.from);
    range.setEnd(text, part.to);
  }
  return range.getClientRects();
}
