import type { Id } from "../domain/id";
import type { App } from "./app";

/** Tells every window that contexts are other ones now: what they are, or which there are. */
export function notifyContextsChanged({
  hub,
  panels,
  expiry,
}: Pick<App, "hub" | "panels" | "expiry">): void {
  // Few conversations are shown at a time; which of them are in a context nobody has to look up.
  hub.notifyAll({ type: "changed" });
  panels.changeLists();
  expiry.look();
}

/** Tells the windows that show the conversation, and all lists, that it is another one now. */
export function notifyConversationChanged(
  { hub, panels }: Pick<App, "hub" | "panels">,
  id: Id,
): void {
  hub.notify(id, { type: "changed" });
  panels.changeLists();
}
