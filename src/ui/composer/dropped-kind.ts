/** What is dragged within the panel has this kind, too: that is moved as in any page. */
const OWN = "application/x-confidant";

/** Fields that take a text themselves, in a dialog or in a message being edited. */
const OTHER_FIELDS = "input, textarea:not([data-composer]), [contenteditable]";

type Dragged = Pick<DragEvent, "dataTransfer" | "target">;

/**
 * What a drag over the panel would attach: files wherever they are dropped, and a text from elsewhere
 * where no other field takes it; null for anything else, links among them.
 */
export function droppedKind({ dataTransfer, target }: Dragged): "files" | "text" | null {
  const types = dataTransfer?.types ?? [];
  if (types.includes("Files")) return "files";
  const isText = types.includes("text/plain") && !types.includes("text/uri-list");
  if (!isText || types.includes(OWN)) return null;
  return target instanceof Element && target.closest(OTHER_FIELDS) !== null ? null : "text";
}

/** Marks what begins to be dragged here. */
export function markOwn({ dataTransfer }: Pick<DragEvent, "dataTransfer">): void {
  dataTransfer?.setData(OWN, "1");
}
