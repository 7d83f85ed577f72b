import { DEFAULT_PRESET_ID } from "../../domain/built-in-presets";
import type { Context } from "../../domain/context";
import { expiryOf, neverExpires } from "../../domain/expiry";
import type { Id } from "../../domain/id";
import { isLeft } from "../../domain/shown-context";
import type { Put } from "../rows/changes";
import { contextToPut } from "../rows/row-to-entity";
import { oldTombstones } from "../rows/tombstones";
import { toActive } from "./change-context";
import type { ContextEntry } from "./context-cache";
import { putsForUse } from "./context-use";
import { activeNames, type ContextDeps } from "./create-context";
import { findOver } from "./over-contexts";

/** How many contexts a cleanup has archived, and how many it has taken back. */
export type Cleanup = { readonly archived: number; readonly restored: number };

/**
 * Puts contexts aside whose time is over, but for those with a running turn, and takes back those
 * that a clock far ahead has archived, or an earlier release though they never expire (M-071, D-10,
 * D-24). All in one strict commit: what is to be done follows from the rows and the time alone, so a
 * run that is cut has written nothing and the next one does it all, and the disk is waited for once.
 * Tombstones of a year ago go, unless the clock may be far ahead. Where nothing is to be done, nothing
 * is written. Those of `except` are passed by: something is held there of which no row tells.
 */
export async function archiveExpired(
  deps: ContextDeps,
  { except = [] }: { readonly except?: readonly Id[] } = {},
): Promise<Cleanup> {
  return deps.writer.write(async (commit) => {
    const now = deps.clock.now();
    const { entries, found } = withFirst(await deps.contexts.list());
    const late = entries.filter(({ context }) => context.archived === null);
    const { over, uses } = await findOver(deps, late, now);
    const early = entries.filter((entry) => wasTooEarly(entry, now));

    const busy = await busyContexts(deps);
    const archived = over
      .filter(({ context }) => !busy.has(context.id) && !except.includes(context.id))
      .map(({ context }): Context => ({ ...context, archived: { at: now, by: "expiry" } }));
    const restored = restore(early, activeNames(entries));
    // One that is taken back is written once.
    const noted = found === null || restored.some(({ id }) => id === found.id) ? [] : [found];
    const changed = await toPuts(deps, [...archived, ...restored, ...noted]);
    const puts = [...changed, ...uses.flatMap((use) => putsForUse(use.id, use.found, use.use))];
    const removals = await oldTombstones(deps.reader, { now, noted: notedIn(entries) });
    if (puts.length + removals.length > 0) await commit({ durability: "strict", puts, removals });
    return { archived: archived.length, restored: restored.length };
  });
}

/**
 * What never expires is archived by nobody but the person. And nobody puts anything aside at a time
 * that is still to come: the clock was wrong.
 */
function wasTooEarly({ context, use }: ContextEntry, now: number): boolean {
  if (context.archived?.by !== "expiry") return false;
  if (neverExpires(context)) return true;
  return context.archived.at > now && expiryOf(context, use, now).state !== "expired";
}

/** When something was done with contexts; not when they were archived, which the clock in question does. */
function notedIn(entries: readonly ContextEntry[]): readonly number[] {
  return entries.flatMap(({ context, use }) => {
    const { createdAt, updatedAt, renewedAt } = context;
    return [createdAt, updatedAt, renewedAt, use.lastChatAt ?? createdAt];
  });
}

/** As they were, each under a name that is free, also among each other. */
function restore(early: readonly ContextEntry[], active: readonly string[]): readonly Context[] {
  const names = [...active];
  return early.map(({ context }) => {
    const next = toActive(context, names);
    names.push(next.name);
    return next;
  });
}

/** Ids of contexts in which a turn runs. */
async function busyContexts({ reader }: ContextDeps): Promise<ReadonlySet<string>> {
  const turns = await reader.findAll("open_turns");
  const heads = await Promise.all(turns.map(({ parent }) => reader.find("conversations", parent)));
  return new Set(heads.flatMap((head) => (head === null ? [] : [head.parent])));
}

async function toPuts(
  { reader }: ContextDeps,
  contexts: readonly Context[],
): Promise<readonly Put[]> {
  const rows = await Promise.all(contexts.map(({ id }) => reader.find("contexts", id)));
  return contexts.flatMap((context, at) => {
    const row = rows[at] ?? null;
    return row === null ? [] : [contextToPut(context, row)];
  });
}

type WithFirst = {
  readonly entries: readonly ContextEntry[];
  /** The first one, marked, where no row says so yet. */
  readonly found: Context | null;
};

/**
 * The contexts with the first one marked (D-24). Stores of earlier releases have no mark: there it is
 * the oldest that was made from the default preset before that was noted, as the product makes it, and
 * that the person has not archived. Where it was purged there is none any more.
 */
function withFirst(entries: readonly ContextEntry[]): WithFirst {
  const contexts = entries.map(({ context }) => context);
  if (contexts.some(({ first }) => first === true)) return { entries, found: null };
  const [oldest] = contexts
    .filter((context) => isUnnoted(context) && !isLeft(context))
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  if (oldest === undefined) return { entries, found: null };
  const found = { ...oldest, first: true };
  const marked = entries.map((entry) =>
    entry.context.id === found.id ? { ...entry, context: found } : entry,
  );
  return { entries: marked, found };
}

function isUnnoted({ first, presetId }: Context): boolean {
  return first === undefined && presetId === DEFAULT_PRESET_ID;
}
