/** The kinds that a field would insert; a link is words of a stranger's as well. */
const TEXTS = ["text/plain", "text/uri-list"];

/** A password that is dragged there is the person's, and is attached to nothing. */
const PASSWORD = "input[type=password]";

export type Dropping = {
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes a text of somewhere else. */
  readonly onText: (text: string) => void;
};

type Watching = Dropping & { readonly onOver: (isOver: boolean) => void };

/**
 * Takes what is dragged over the page, until its answer is called: files and texts from elsewhere, wherever
 * they are dropped: no field takes a stranger's words for the person's. What is dragged within the page is
 * moved as in any.
 */
export function watchDrags(page: EventTarget, { onFiles, onText, onOver }: Watching): () => void {
  // Known by its beginning here alone: whatever a drag carries, another page can have put into it.
  let isOwn = false;
  const start = () => {
    isOwn = true;
  };
  const end = () => {
    isOwn = false;
  };
  const kindOf = (event: DragEvent) => {
    const kind = droppedKind(event);
    return kind === "text" && isOwn ? null : kind;
  };
  const over = (event: DragEvent) => {
    if (kindOf(event) === null) return;
    event.preventDefault();
    // Where it comes from it stays.
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
    onOver(true);
  };
  const leave = ({ relatedTarget }: DragEvent) => {
    // Null where the page is left, not one of its parts for another: what comes then may be anybody's,
    // and no `dragend` tells of the one whose element is gone meanwhile.
    if (relatedTarget !== null) return;
    end();
    onOver(false);
  };
  const drop = (event: DragEvent) => {
    onOver(false);
    const kind = kindOf(event);
    end();
    if (kind === null) return;
    event.preventDefault();
    if (kind === "files") onFiles([...(event.dataTransfer?.files ?? [])]);
    else onText(TEXTS.map((type) => event.dataTransfer?.getData(type)).find(Boolean) ?? "");
  };
  const listeners = { dragstart: start, dragover: over, dragleave: leave, drop, dragend: end };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) page.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) page.removeEventListener(name, listener);
  };
}

type Dragged = Pick<DragEvent, "dataTransfer" | "target">;

function droppedKind({ dataTransfer, target }: Dragged): "files" | "text" | null {
  const types = dataTransfer?.types ?? [];
  if (types.includes("Files")) return "files";
  if (!TEXTS.some((type) => types.includes(type))) return null;
  return target instanceof Element && target.matches(PASSWORD) ? null : "text";
}
