import { AppError } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { Id } from "../../domain/id";
import { chooseShown, isLeft } from "../../domain/shown-context";
import type { RowReader } from "../rows/row-reader";
import { rowToContext } from "../rows/row-to-entity";
import type { SettingsCache } from "../settings/settings-cache";
import type { ContextCache } from "./context-cache";
import { findUse } from "./context-use";
import { isAsideNow } from "./over-contexts";

type Deps = {
  readonly reader: RowReader;
  readonly contexts: Pick<ContextCache, "list" | "peek">;
  readonly knownSettings: Pick<SettingsCache, "read">;
};

/**
 * The context of that id; without an id the one that a new panel shows (`chooseShown`), which may be
 * archived (D-24); null where there is none of these. Fails with `not-found` or `row-tampered` where
 * the one of that id cannot be had.
 */
export async function chooseContext(deps: Deps, contextId: Id | null): Promise<Context | null> {
  if (contextId !== null) return readContext(deps.reader, contextId);
  const { activeContextId } = await deps.knownSettings.read();
  const active = activeContextId === null ? null : await knownContext(deps, activeContextId);
  // Most often it is this one: the others need not be opened.
  if (active !== null && !isLeft(active)) return active;
  const entries = await deps.contexts.list();
  const shown = chooseShown(entries, null, ({ context, use: { lastChatAt } }) => {
    return { context, lastChatAt };
  });
  return shown?.context ?? null;
}

/** As `chooseContext`, for what is to be talked in: fails with `archived` where it is archived. */
export async function chooseToTalk(
  deps: Deps & Parameters<typeof isAsideNow>[0],
  contextId: Id | null,
): Promise<Context | null> {
  const context = await chooseContext(deps, contextId);
  if (context === null) return null;
  const { use } = await findUse(deps, context.id);
  if (await isAsideNow(deps, { context, use })) throw new AppError("archived");
  return context;
}

async function readContext(reader: RowReader, id: Id): Promise<Context> {
  const opened = await reader.get("contexts", id);
  if (opened === null) throw new AppError("not-found", { data: { kind: "context" } });
  return rowToContext(opened);
}

async function knownContext({ reader, contexts }: Deps, id: Id): Promise<Context | null> {
  return contexts.peek(id)?.context ?? tryContext(reader, id);
}

/** Null where there is none or where it does not open (reported). */
export async function tryContext(reader: RowReader, id: Id): Promise<Context | null> {
  const row = await reader.find("contexts", id);
  const opened = row === null ? null : await reader.tryOpen("contexts", row);
  return opened === null ? null : rowToContext(opened);
}
