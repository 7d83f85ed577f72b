import { AppError } from "../domain/app-error";
import type { Context } from "../domain/context";
import type { Id } from "../domain/id";
import type { ContextCache, ContextEntry } from "./context-cache";
import type { RowReader } from "./row-reader";
import { rowToContext } from "./row-to-entity";
import { readSettings } from "./settings-store";

type Deps = {
  readonly reader: RowReader;
  readonly contexts: Pick<ContextCache, "list">;
};

/**
 * The context of that id; without an id the active one, else the one used last, else the newest, of
 * those that are not put aside; null where there is none of these. Fails with `not-found`, `archived`
 * or `row-tampered` where the one of that id cannot be had.
 */
export async function chooseContext(deps: Deps, contextId: Id | null): Promise<Context | null> {
  if (contextId !== null) return readContext(deps.reader, contextId);
  const { activeContextId } = await readSettings(deps.reader);
  const active = activeContextId === null ? null : await tryContext(deps.reader, activeContextId);
  if (active?.archived === null) return active;
  const entries = await deps.contexts.list();
  const open = entries.filter(({ context }) => context.archived === null);
  return open.sort(byUse)[0]?.context ?? null;
}

async function readContext(reader: RowReader, id: Id): Promise<Context> {
  const opened = await reader.get("contexts", id);
  if (opened === null) throw new AppError("not-found", { data: { kind: "context" } });
  if (opened.payload.archived !== null) throw new AppError("archived");
  return rowToContext(opened);
}

/** Null where there is none or where it does not open (reported). */
export async function tryContext(reader: RowReader, id: Id): Promise<Context | null> {
  const row = await reader.find("contexts", id);
  const opened = row === null ? null : await reader.tryOpen("contexts", row);
  return opened === null ? null : rowToContext(opened);
}

/** The one used last first; those that never were come behind, the newest of them first. */
function byUse(left: ContextEntry, right: ContextEntry): number {
  const [leftAt, rightAt] = [left, right].map(({ use }) => use.lastChatAt ?? -1);
  const later = (rightAt ?? -1) - (leftAt ?? -1);
  return later === 0 ? right.context.createdAt - left.context.createdAt : later;
}
