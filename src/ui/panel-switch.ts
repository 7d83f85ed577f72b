import type { OpenedConversation } from "../contract/opened-conversation";
import type { Id } from "../domain/id";
import type { Cell } from "./cell";
import type { HeldByConversation } from "./held-texts";
import { atMostShortly, keepDraft } from "./keep-draft";
import type { ShownModel } from "./models/shown-model";
import { createPanel, type Panel } from "./panel";

/** The panel of the conversation that is shown; `round` is another one with each. */
export type ShownPanel = { readonly panel: Panel; readonly round: number };

type Switch = {
  /** Puts the panel of what is opened in the place of the shown one; only the newest request counts. */
  readonly go: (open: () => Promise<OpenedConversation>) => Promise<void>;
  /** Gives the shown panel what is held of its conversation, which opened without it. */
  readonly bringHeld: (show: (id: Id) => Promise<OpenedConversation>) => Promise<void>;
  readonly close: () => void;
};

/** What puts one panel in the place of another, with what was typed beside drafts held for each. */
export function createSwitch(
  current: Cell<ShownPanel>,
  options: { readonly onMissing: () => void; readonly model: ShownModel },
  held: HeldByConversation,
): Switch {
  let requestCount = 0;
  let closed = false;
  // A message on its way that fails becomes the draft of the conversation that was left.
  let leaving: Promise<void> = Promise.resolve();
  const put = (opened: OpenedConversation) => {
    const { panel, round } = current.get();
    const texts = held.take(opened.conversation.id);
    if (shownId(panel) === opened.conversation.id && texts === undefined) {
      panel.conversation.dispatch({ type: "opened", opened });
      return;
    }
    // What was typed since it was kept.
    leaving = atMostShortly(panel.drafts.leave());
    const [left, id] = [panel.leave(), shownId(panel)];
    if (left !== null && id !== null) held.set(id, left);
    const mine = { open: async () => opened, held: texts };
    const next = createPanel(panel.client, { ...options, ...mine });
    next.conversation.dispatch({ type: "opened", opened });
    current.set({ panel: next, round: round + 1 });
    next.sync.start();
    panel.close();
  };
  const go: Switch["go"] = async (open) => {
    requestCount += 1;
    const mine = requestCount;
    await Promise.all([keepDraft(current.get().panel), leaving]);
    const opened = await open();
    if (!closed && mine === requestCount) put(opened);
  };
  return {
    go,
    bringHeld: async (show) => {
      const id = shownId(current.get().panel);
      if (id === null || !held.has(id)) return;
      // Read anew: what was typed meanwhile has been kept. Where that fails now it stays held.
      await go(() => show(id)).catch(() => undefined);
    },
    close: () => {
      closed = true;
    },
  };
}

/** The conversation that a panel shows; null while none is opened. */
export function shownId({ conversation }: Panel): Id | null {
  return conversation.get().opened?.conversation.id ?? null;
}
