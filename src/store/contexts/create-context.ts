import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import { checkContextFields } from "../../domain/check-fields";
import { type ContextFields, NO_USE } from "../../domain/context";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import { MAX_CONTEXTS } from "../../domain/limits";
import { withStoreErrors } from "../database/store-error";
import { layoutPuts, memoryPuts } from "../memory/copy-memory";
import type { Put } from "../rows/changes";
import { cleanContextFields, type GivenContextFields } from "../rows/clean-fields";
import type { RowDeps } from "../rows/row-deps";
import { contextToPut, rowToContext } from "../rows/row-to-entity";
import type { SetState } from "../rows/set-state";
import { isNameTaken, toFreeName } from "../rows/unique-name";
import type { Commit } from "../rows/writer";
import type { ContextCache, ContextEntry } from "./context-cache";
import { findUse, putsForUse } from "./context-use";
import { newContext } from "./new-context";

export type ContextDeps = RowDeps & {
  readonly keys: KeySet;
  readonly contexts: Pick<ContextCache, "list">;
  readonly state: Pick<SetState, "head">;
};

type Named = Pick<ContextFields, "name" | "systemPrompt">;

export type NewContext = {
  readonly id: Id;
  readonly fields: GivenContextFields & Named;
  /** What it is made from; nothing is taken from there. */
  readonly presetId?: string | null | undefined;
  /** What happens where an active context has that name: `number` gives it another. */
  readonly nameTaken?: "refuse" | "number" | undefined;
};

/**
 * Stores a new context, in one strict commit; where the id is there already, gives that context and
 * writes nothing. Fails with `invalid-field`, or with `limit-exceeded` (D-16).
 */
export async function createContext(deps: ContextDeps, input: NewContext): Promise<ContextEntry> {
  const { id, presetId = null, nameTaken = "refuse" } = input;
  const { name, systemPrompt } = input.fields;
  const fields = { name, systemPrompt, ...cleanContextFields(input.fields) };
  const [problem] = checkContextFields(fields);
  if (problem !== undefined) throw toInvalidField(problem);
  return deps.writer.write(async (commit) => {
    const existing = await findContext(deps, id);
    if (existing !== null) return existing;
    const names = activeNames(await deps.contexts.list());
    if (nameTaken === "number") fields.name = toFreeName(fields.name, names);
    else checkName(fields.name, names);
    const context = newContext({ id, fields, presetId, now: deps.clock.now() });
    return addContext(deps, commit, { context, use: NO_USE, puts: [] });
  });
}

export type ContextCopy = {
  readonly id: Id;
  readonly contextId: Id;
  /** What of its memory comes along: all, by what makes documents anew; else pages without words. */
  readonly snapshotOf?: Parameters<typeof memoryPuts>[1]["snapshotOf"] | undefined;
};

/**
 * Stores a context like another, with its memory, under a name of its own and without its
 * conversations, in one commit; where the id is there already, gives that context. Fails with
 * `not-found`, or with `limit-exceeded`.
 */
export async function duplicateContext(
  deps: ContextDeps,
  { id, contextId, snapshotOf }: ContextCopy,
): Promise<ContextEntry> {
  return deps.writer.write(async (commit) => {
    const existing = await findContext(deps, id);
    if (existing !== null) return existing;
    const like = await findContext(deps, contextId);
    if (like === null) throw new AppError("not-found", { data: { kind: "context" } });
    const name = toFreeName(like.context.name, activeNames(await deps.contexts.list()));
    const { presetId } = like.context;
    const fields = { ...like.context, name };
    const now = deps.clock.now();
    const context = newContext({ id, fields, presetId, now });
    // One whose memory nobody has looked at begins as every other does.
    const memoryBegun = like.use.memoryBegun;
    const use = memoryBegun === undefined ? NO_USE : { ...NO_USE, memoryBegun };
    const copying = { from: contextId, to: id, now };
    const memory =
      snapshotOf === undefined
        ? await layoutPuts(deps, copying)
        : await memoryPuts(deps, { ...copying, snapshotOf });
    const beside = putsForUse(id, { row: null, use: NO_USE, isWritable: true }, use);
    return addContext(deps, commit, { context, use, puts: [...beside, ...memory] });
  });
}

/** A context as it is stored; null where there is none, `row-tampered` where it does not open. */
export async function findContext(
  deps: Pick<ContextDeps, "keys" | "reader">,
  id: Id,
): Promise<ContextEntry | null> {
  const [opened, { use }] = await Promise.all([deps.reader.get("contexts", id), findUse(deps, id)]);
  return opened === null ? null : { context: rowToContext(opened), use };
}

/** Fails with `invalid-field` where the name is taken. */
export function checkName(name: string, names: readonly string[]): void {
  if (isNameTaken(name, names)) throw toInvalidField({ field: "name", problem: "taken" });
}

/** The names of contexts that are not archived, less one. */
export function activeNames(entries: readonly ContextEntry[], except?: Id): readonly string[] {
  return entries
    .filter(({ context }) => context.archived === null && context.id !== except)
    .map(({ context }) => context.name);
}

type Adding = ContextEntry & { readonly puts: readonly Put[] };

async function addContext(
  { database }: ContextDeps,
  commit: Commit,
  { context, use, puts }: Adding,
): Promise<ContextEntry> {
  const count = await withStoreErrors(() => database.rows("contexts").count());
  if (count >= MAX_CONTEXTS) {
    throw new AppError("limit-exceeded", { data: { limit: "contexts", max: MAX_CONTEXTS } });
  }
  await commit({ durability: "strict", puts: [contextToPut(context, null), ...puts] });
  return { context, use };
}
