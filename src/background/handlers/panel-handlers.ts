import type { CallInput, CallOutput, StreamInput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { StreamSink } from "../../messaging/serve-streams";
import type { App } from "../app";
import { toOpened } from "./to-opened";

/**
 * Makes a context the active one and lets the panel of a window show it. One that is archived is shown
 * to be read, and not made the active one (D-24).
 */
export async function panelShow(
  { store, clock, panels }: Pick<App, "store" | "clock" | "panels">,
  { contextId, conversationId, windowId }: CallInput<"panel.show">,
): Promise<CallOutput<"panel.show">> {
  const found =
    conversationId === null
      ? await store.conversations.open({ channel: "side-panel", contextId })
      : await openOf(store, { contextId, conversationId });
  const opened = toOpened(found, clock.now());
  // Told before it is kept: the panel reads what it is to show while that is written.
  const isPanelOpen = panels.show(windowId, opened);
  if (found.entry !== null && (await store.contexts.isAside(contextId))) {
    return { opened, isPanelOpen };
  }
  await store.settings.update((current) =>
    current.activeContextId === contextId ? null : { ...current, activeContextId: contextId },
  );
  return { opened, isPanelOpen };
}

type Destination = { readonly contextId: Id; readonly conversationId: Id };

async function openOf(store: App["store"], { contextId, conversationId }: Destination) {
  const { context } = await store.branches.readPosition({ conversationId });
  if (context.id !== contextId) throw new AppError("not-found", { data: { kind: "conversation" } });
  return store.conversations.show({ conversationId });
}

/** The answers that are being written now. */
export async function turnRunning({
  runs,
  store,
}: Pick<App, "runs" | "store">): Promise<CallOutput<"turn.running">> {
  const turns = runs.list().map(async ({ turn: { id: turnId, conversationId } }) => {
    // It runs whether its context opens or not, or was purged meanwhile.
    const position = await store.branches.readPosition({ conversationId }).catch(() => null);
    const names = { title: position?.title ?? "", contextName: position?.context.name ?? "" };
    return { turnId, conversationId, ...names };
  });
  return { turns: await Promise.all(turns) };
}

/** Tells a window's panel what to show, what waits, and when the lists have changed, until it goes. */
export async function panelWatch(
  { panels, answered }: Pick<App, "panels" | "answered">,
  input: StreamInput<"panel.watch">,
  sink: StreamSink<"panel.watch">,
): Promise<() => void> {
  const stop = panels.listen(input, sink.event);
  // None, too: one that comes back may have been told of some by an earlier worker.
  sink.event({ type: "waiting", conversationIds: [...(await answered.waiting())] });
  return stop;
}
