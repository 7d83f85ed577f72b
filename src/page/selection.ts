import { focusedOf, frameDocumentOf, isNamed, viewOf } from "./unclobbered";

/** What is selected in a page, or in the frame of the same site that has the keyboard; null for nothing. */
export function selectionIn(page: Document): Selection | null {
  const focused = focusedOf(page);
  const isFrame = focused !== null && isNamed<HTMLIFrameElement>(focused, "IFRAME");
  const inner = isFrame ? frameDocumentOf(focused) : null;
  const within = inner === null ? null : selectionIn(inner);
  return within?.isCollapsed === false ? within : (viewOf(page)?.getSelection() ?? null);
}

/** What is selected of a text that a selection touches. */
export function selectedOf(node: Text, selection: Selection): string {
  const range = selection.getRangeAt(0);
  const from = range.startContainer === node ? range.startOffset : 0;
  const to = range.endContainer === node ? range.endOffset : node.length;
  return node.data.slice(from, to);
}
