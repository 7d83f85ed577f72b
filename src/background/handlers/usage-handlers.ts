import type { CallInput, CallOutput } from "../../contract/contract";
import { hasRowsOf, type UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { toAnswer, undoable } from "./undo-handlers";

/** What replies came to, the newest month first. */
export async function usageRead({ store }: Pick<App, "store">): Promise<CallOutput<"usage.read">> {
  return { months: [...(await store.usage.read())] };
}

/** Deletes the figures of all months; for some seconds that can be taken back. */
export async function usageForget(
  app: Pick<App, "store" | "undo" | "clock">,
  { undo: id }: CallInput<"usage.forget">,
): Promise<CallOutput<"usage.forget">> {
  // What was forgotten before is not to come back over what is forgotten now.
  const isOfUsage = (record: UndoRecord) => hasRowsOf("usage", record);
  if (id === undefined || !app.undo.has(id)) app.undo.endRows(isOfUsage);
  return toAnswer(await undoable(app, { id, act: async (record) => forget(app, record) }));
}

async function forget(
  { store }: Pick<App, "store">,
  record: UndoRecord | undefined,
): Promise<Record<string, never>> {
  await store.usage.forget(record);
  return {};
}
