import { toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { SearchTerm } from "../../domain/search-index";
import { keptEndOf } from "../conversation/kept-end";
import { rangesIn, showMarks } from "../conversation/mark-hits";
import { runTwice } from "../conversation/run-twice";
import { isShown } from "../conversations/is-shown";
import type { Panel } from "../panel";
import type { PanelShell } from "../panel-shell";
import type { Source } from "./memory-props";

/** How long a conversation, or more of it, may take to be drawn (ms). */
const PATIENCE_MS = 3_000;

/**
 * Shows a message in its conversation, whatever branch it is on and however long ago it was said, with
 * the words marked that it was found by. That the conversation or the message is gone is told in the
 * panel.
 */
export async function showMessage(
  shell: PanelShell,
  source: Source,
  terms: readonly SearchTerm[] = [],
): Promise<void> {
  const { conversationId, contextId, messageId } = source;
  try {
    await shell.showConversation({ id: conversationId, contextId });
    // Another one may have been asked for since: nothing of it is read for a message that it has not.
    if (messageId === null || !isShown(shell, conversationId)) return;
    const { panel } = shell.current.get();
    if (!(await isRead(panel, messageId))) {
      if (!isShown(shell, conversationId)) return;
      await runTwice(() => panel.client.call("branch.reveal", { conversationId, messageId }));
      panel.sync.refresh();
      await isRead(panel, messageId);
    }
    const message = await scrollTo(messageId);
    if (message !== null) markHits(message, terms);
  } catch (error) {
    const { conversation } = shell.current.get().panel;
    conversation.dispatch({ type: "problem", failure: toFailure(error) });
  }
}

type Read = {
  readonly conversation: Pick<Panel["conversation"], "get">;
  readonly sync: Pick<Panel["sync"], "showEarlier">;
};

/** Reads the branch that is shown back to the message; whether it is on it. */
export async function isRead({ conversation, sync }: Read, messageId: Id): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const { loaded, more, messages } = conversation.get();
    if (messages.some(({ id }) => id === messageId)) return true;
    if (loaded && !more) return false;
    if (loaded) {
      // With each page all that is loaded is gone through: each brings as much again.
      await sync.showEarlier(messages.length);
      // Where nothing came there is a failure, and it is told.
      if (conversation.get().messages.length === messages.length) return false;
    } else if (performance.now() > end) return false;
    else await nextFrame();
  }
}

/** Brings a message into view; its conversation is not kept at its end any more, unless that is there. */
export function leadTo(message: HTMLElement): void {
  const move = () => message.scrollIntoView({ block: "start" });
  const thread = message.closest("[data-conversation]");
  const end = thread === null ? undefined : keptEndOf(thread);
  if (end === undefined) move();
  else end.lead(move);
}

async function scrollTo(messageId: Id): Promise<HTMLElement | null> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const message = document.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
    if (message === null) {
      await nextFrame();
      continue;
    }
    leadTo(message);
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
    return message;
  }
  return null;
}

/** Marks what it was found by until the person goes on: presses something, or Escape. */
function markHits(message: HTMLElement, terms: readonly SearchTerm[]): void {
  const end = new AbortController();
  const { signal } = end;
  const mark = () => {
    const ranges = rangesIn(message, terms);
    showMarks("found", ranges);
    return ranges[0];
  };
  const first = mark();
  if (first === undefined) return;
  // A long text is drawn in several tasks.
  const watch = new MutationObserver(mark);
  watch.observe(message, { childList: true, subtree: true });
  const leave = () => {
    end.abort();
    watch.disconnect();
    showMarks("found", []);
  };
  window.addEventListener("pointerdown", leave, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
  if (first.getBoundingClientRect().bottom < window.innerHeight * 0.7) return;
  first.startContainer.parentElement?.scrollIntoView({ block: "center" });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
