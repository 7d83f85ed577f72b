import type { Id } from "../../domain/id";
import { isRead } from "../memory/show-message";
import type { Panel } from "../panel";

/** How near the end counts as being there (pixels). */
const NEAR = 32;

/** Of these messages the last one that begins above the end of what is seen; else the first below. */
export function nearestOf(ids: readonly Id[]): Id | null {
  const end = scroller()?.getBoundingClientRect().bottom ?? 0;
  const here = ids.filter((id) => messageOf(id) !== null);
  const seen = here.findLast((id) => (messageOf(id)?.getBoundingClientRect().top ?? end) < end);
  return seen ?? here[0] ?? null;
}

/** Where the person is in the conversation, as a function that leads back there. */
export function readPlace(): () => void {
  const element = scroller();
  if (element === null) return () => {};
  const { bottom } = element.getBoundingClientRect();
  const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  const first = [...element.querySelectorAll<HTMLElement>("[data-message]")].find(
    (message) => message.getBoundingClientRect().bottom > bottom - element.clientHeight,
  );
  const top = first?.getBoundingClientRect().top ?? 0;
  const id = first?.dataset.message;
  return () => {
    const now = id === undefined ? null : messageOf(id);
    if (isAtEnd) element.scrollTop = element.scrollHeight;
    else if (now !== null) element.scrollTop += now.getBoundingClientRect().top - top;
  };
}

/** Brings a message into view, which is read first where it is further up than what is loaded. */
export async function showHit(panel: Panel, id: Id): Promise<void> {
  if (!(await isRead(panel, id))) return;
  if (messageOf(id) === null) await new Promise((done) => requestAnimationFrame(done));
  const message = messageOf(id);
  if (message === null) return;
  message.scrollIntoView({ block: "start" });
  // Marked by then, where it says it: a long message is to be seen there.
  await new Promise((done) => requestAnimationFrame(done));
  const [mark] = CSS.highlights.get("found-now") ?? [];
  const end = scroller()?.getBoundingClientRect().bottom ?? 0;
  if (mark instanceof Range && mark.getBoundingClientRect().bottom > end) {
    mark.startContainer.parentElement?.scrollIntoView({ block: "center" });
  }
}

function scroller(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-conversation]");
}

function messageOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-message="${id}"]`);
}
