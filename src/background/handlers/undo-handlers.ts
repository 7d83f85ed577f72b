import type { CallInput, CallOutput } from "../../contract/contract";
import type { Id } from "../../domain/id";
import {
  conversationsIn,
  createUndoRecord,
  hasRowsOf,
  type UndoRecord,
} from "../../store/rows/undo-record";
import type { App } from "../app";
import { notifyContextsChanged } from "../notify-changes";

type Needs = Pick<App, "store" | "undo" | "hub" | "panels" | "expiry" | "origins">;

/** Takes an act back and tells every window what is other than it was. */
export async function undoRun(
  app: Needs,
  { undoId }: CallInput<"undo.run">,
): Promise<Record<string, never>> {
  await app.undo.take(undoId, async (record) => {
    await app.store.undo(record);
    for (const id of conversationsIn(record)) app.hub.notify(id, { type: "changed" });
    if (hasRowsOf("contexts", record)) notifyContextsChanged(app);
    else app.panels.changeLists();
    if (!hasRowsOf("connections", record)) return;
    app.panels.changeModels();
    // It is back, whether or not the browser takes its rule: a server that refuses says so.
    await app.origins.apply().catch(() => {});
  });
  return {};
}

/** Holds what takes an act back for some seconds more, and tells whether there is any. */
export async function undoKeep(
  { undo }: Pick<App, "undo">,
  { undoId }: CallInput<"undo.keep">,
): Promise<CallOutput<"undo.keep">> {
  undo.keep(undoId);
  return { isHeld: undo.has(undoId) };
}

type Undoable<T> = {
  /** Made by the caller; without it nothing is held. */
  readonly id: Id | undefined;
  readonly act: (record: UndoRecord | undefined) => Promise<T>;
  readonly onEnd?: () => void;
};

/**
 * Does something and holds what takes it back; an id under which something is held already is that of
 * a call that is made once more, which changes nothing. Where the act fails after some of its commits
 * these are held.
 */
export async function undoable<T>(
  { undo, clock }: Pick<App, "undo" | "clock">,
  { id, act, onEnd }: Undoable<T>,
): Promise<{ readonly done: T; readonly canUndo: boolean }> {
  if (id === undefined || undo.has(id)) {
    return { done: await act(undefined), canUndo: id !== undefined };
  }
  const record = createUndoRecord(clock.now());
  try {
    const done = await act(record);
    return { done, canUndo: undo.offer(id, { record, onEnd }) };
  } catch (error) {
    // What it had done before it failed stays done, so that can be taken back, too.
    undo.offer(id, { record, onEnd });
    throw error;
  }
}

/** What was done, with whether it can be taken back where there is anything to tell of that. */
export function toAnswer<T extends object>(undoable: {
  readonly done: T;
  readonly canUndo: boolean;
}): T & { canUndo?: boolean } {
  const { done, canUndo } = undoable;
  return canUndo ? { ...done, canUndo } : done;
}
