import type { Part } from "./seen-text";
import { focusedOf, frameDocumentOf, isNamed, viewOf } from "./unclobbered";

/** What is selected in a page, or in the frame of the same site that has the keyboard; null for nothing. */
export function selectionIn(page: Document): Selection | null {
  const focused = focusedOf(page);
  const isFrame = focused !== null && isNamed<HTMLIFrameElement>(focused, "IFRAME");
  const inner = isFrame ? frameDocumentOf(focused) : null;
  const within = inner === null ? null : selectionIn(inner);
  return within?.isCollapsed === false ? within : (viewOf(page)?.getSelection() ?? null);
}

/** What is selected of a text that a selection touches: in Firefox it may be of several stretches. */
export function selectedIn(node: Text, selection: Selection): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < selection.rangeCount; at += 1) {
    const range = selection.getRangeAt(at);
    if (selection.rangeCount > 1 && !range.intersectsNode(node)) continue;
    const from = range.startContainer === node ? range.startOffset : 0;
    const to = range.endContainer === node ? range.endOffset : node.length;
    parts.push({ from, to });
  }
  return parts;
}
