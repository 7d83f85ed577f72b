import type { Id } from "../../domain/id";
import { keptEndOf } from "../conversation/kept-end";
import { isRead, leadTo } from "../memory/show-message";
import type { Panel } from "../panel";

/** Of these messages the last one that begins above the end of what is seen; else the first below. */
export function nearestOf(ids: readonly Id[]): Id | null {
  const end = scroller()?.getBoundingClientRect().bottom ?? 0;
  const here = ids.filter((id) => messageOf(id) !== null);
  const seen = here.findLast((id) => (messageOf(id)?.getBoundingClientRect().top ?? end) < end);
  return seen ?? here[0] ?? null;
}

/** Where the person is in the conversation, as a function that leads back there. */
export function captureScrollPosition(): () => void {
  const element = scroller();
  const end = element === null ? undefined : keptEndOf(element);
  if (element === null || end === undefined) return () => {};
  // Not by where it stands: one that was opened just now is not laid out at its end yet.
  if (end.isKept()) return end.toEnd;
  const offsetOf = (message: HTMLElement) =>
    message.getBoundingClientRect().top - element.getBoundingClientRect().top;
  const first = [...element.querySelectorAll<HTMLElement>("[data-message]")].find(
    (message) => offsetOf(message) + message.offsetHeight > 0,
  );
  if (first === undefined) return () => {};
  const offset = offsetOf(first);
  const { message: id = "" } = first.dataset;
  return () => {
    const now = messageOf(id);
    if (now === null) return;
    end.lead(() => {
      element.scrollTop += offsetOf(now) - offset;
    });
  };
}

/**
 * Brings a message into view, which is read first where it is further up than what is loaded; not where
 * it is wanted no more by then.
 */
export async function showHit(panel: Panel, id: Id, isWanted: () => boolean): Promise<void> {
  if (!(await isRead(panel, id))) return;
  if (messageOf(id) === null) await new Promise((done) => requestAnimationFrame(done));
  const message = messageOf(id);
  if (message === null || !isWanted()) return;
  leadTo(message);
  // Marked by then, where it says it: a long message is to be seen there.
  await new Promise((done) => requestAnimationFrame(done));
  if (!isWanted()) return;
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
