import { AppError } from "../../domain/app-error";
import { checkContextFields } from "../../domain/check-fields";
import type { Context, ContextUse } from "../../domain/context";
import { isAside } from "../../domain/expiry";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import { nextVersion } from "../database/schema";
import { cleanContextFields, type GivenContextFields } from "../rows/clean-fields";
import { contextToPut, rowToContext } from "../rows/row-to-entity";
import { isNameTaken, toFreeName } from "../rows/unique-name";
import type { ContextEntry } from "./context-cache";
import { findUse } from "./context-use";
import { activeNames, type ContextDeps, checkName } from "./create-context";

/** What a change may have to know beside the context. */
type Beside = {
  /** Of the other active ones. */
  readonly names: readonly string[];
  readonly now: number;
  readonly use: ContextUse;
};

type Change = {
  readonly id: Id;
  /** What the context becomes, or null where it stays. */
  readonly to: (context: Context, beside: Beside) => Context | null;
};

/** Stores what becomes of a context, in one strict commit; `not-found` where there is none. */
async function changeContext(deps: ContextDeps, { id, to }: Change): Promise<ContextEntry> {
  return deps.writer.write(async (commit) => {
    const [opened, { use }] = await Promise.all([
      deps.reader.get("contexts", id),
      findUse(deps, id),
    ]);
    if (opened === null) throw new AppError("not-found", { data: { kind: "context" } });
    const context = rowToContext(opened);
    const names = activeNames(await deps.contexts.list(), id);
    const now = deps.clock.now();
    const next = to(context, { names, now, use });
    if (next === null) return { context, use };
    const changed = { ...next, updatedAt: now };
    await commit({ durability: "strict", puts: [contextToPut(changed, opened.row)] });
    return { context: { ...changed, version: nextVersion(opened.row) }, use };
  });
}

type Update = {
  readonly id: Id;
  /** The one that the person has seen. */
  readonly version: number;
  readonly fields: GivenContextFields;
};

/**
 * Changes the fields given and no others. Fails with `not-found`, `invalid-field`, or with `conflict`
 * where the context was changed since that version.
 */
export async function updateContext(deps: ContextDeps, input: Update): Promise<ContextEntry> {
  const fields = cleanContextFields(input.fields);
  const [problem] = checkContextFields(fields);
  if (problem !== undefined) throw toInvalidField(problem);
  const to = (context: Context, { names, now }: Pick<Beside, "names" | "now">) => {
    if (context.version !== input.version) throw new AppError("conflict");
    const isRemembering = fields.remembers === true && !context.remembers;
    const next = { ...context, ...fields, ...(isRemembering ? { remembersSince: now } : {}) };
    // Whoever had its name already keeps it, and one that is archived takes nobody's.
    const isRenamed = !isNameTaken(next.name, [context.name]);
    if (isRenamed && context.archived === null) checkName(next.name, names);
    return next;
  };
  return changeContext(deps, { id: input.id, to });
}

/**
 * Lets a context stand first and never expire, or no longer: then its time begins anew, or it could be
 * over at once. Fails with `not-found`.
 */
export function pinContext(
  deps: ContextDeps,
  { id, pinned }: { readonly id: Id; readonly pinned: boolean },
): Promise<ContextEntry> {
  const to = (context: Context, { now }: Pick<Beside, "now">) => {
    if (context.pinned === pinned) return null;
    return { ...context, pinned, ...(pinned ? {} : { renewedAt: now }) };
  };
  return changeContext(deps, { id, to });
}

/** Puts a context aside, with all that it has (D-10); fails with `not-found`. */
export function archiveContext(
  deps: ContextDeps,
  { id }: { readonly id: Id },
): Promise<ContextEntry> {
  return changeContext(deps, {
    id,
    to: (context, { now: at }) =>
      // What the person archives is not to come back because a clock was wrong.
      context.archived?.by === "person" ? null : { ...context, archived: { at, by: "person" } },
  });
}

/**
 * Takes a context back as it was, its time beginning anew, also where that is over and the cleanup has
 * not run yet; with `keep` it never expires from then on. Its name gets a number where it was taken
 * meanwhile. Fails with `not-found`.
 */
export function restoreContext(
  deps: ContextDeps,
  { id, keep = false }: { readonly id: Id; readonly keep?: boolean | undefined },
): Promise<ContextEntry> {
  return changeContext(deps, {
    id,
    to: (context, { names, now, use }) => {
      const pinned = keep || context.pinned;
      if (!isAside(context, use, now))
        return keep && !context.pinned ? { ...context, pinned } : null;
      const active = context.archived === null ? context : toActive(context, names);
      return { ...active, pinned, renewedAt: now };
    },
  });
}

/**
 * Lets a context's time begin anew, which also takes it back where that was over; what the person has
 * archived stays aside. Fails with `not-found`.
 */
export function extendContext(
  deps: ContextDeps,
  { id }: { readonly id: Id },
): Promise<ContextEntry> {
  return changeContext(deps, {
    id,
    to: (context, { names, now: renewedAt }) => {
      const isOver = context.archived?.by === "expiry";
      return { ...(isOver ? toActive(context, names) : context), renewedAt };
    },
  });
}

/** The context as it was before it was archived, under a name that is free. */
export function toActive(context: Context, names: readonly string[]): Context {
  return { ...context, archived: null, name: toFreeName(context.name, names) };
}
