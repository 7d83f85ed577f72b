import { type Context, type ContextUse, NO_USE } from "../domain/context";
import { expiryOf } from "../domain/expiry";
import type { Id } from "../domain/id";
import { toActive } from "./change-context";
import type { Put } from "./changes";
import type { ContextEntry } from "./context-cache";
import { type FoundUse, findUse, putsForUse } from "./context-use";
import { conversationIdsOf } from "./count-held";
import { activeNames, type ContextDeps } from "./create-context";
import { contextToPut } from "./row-to-entity";

/** How many contexts a cleanup has put aside, and how many it has taken back. */
export type Cleanup = { readonly archived: number; readonly restored: number };

/**
 * Puts contexts aside whose time is over, but for those with a running turn, and takes back those
 * that a clock far ahead has put aside (M-071, D-10). All in one strict commit: what is to be done
 * follows from the rows and the time alone, so a run that is cut has written nothing and the next one
 * does it all, and the disk is waited for once. Where nothing is to be done, nothing is written.
 * Those of `except` are passed by: something is held there of which no row tells.
 */
export async function archiveExpired(
  deps: ContextDeps,
  { except = [] }: { readonly except?: readonly Id[] } = {},
): Promise<Cleanup> {
  return deps.writer.write(async (commit) => {
    const now = deps.clock.now();
    const entries = await deps.contexts.list();
    const isOver = ({ context, use }: ContextEntry) =>
      expiryOf(context, use, now).state === "expired";
    const late = entries.filter((entry) => entry.context.archived === null && isOver(entry));
    const uses = await usesBefore(deps, late);
    const over = late.filter(({ context }) => {
      const use = uses.get(context.id);
      return use === undefined || isOver({ context, use: use.use });
    });
    const early = entries.filter((entry) => wasTooEarly(entry.context, now) && !isOver(entry));

    const [busy, known] = await Promise.all([busyContexts(deps), withKnownUse(deps, over)]);
    const archived = known
      .filter(({ context }) => !busy.has(context.id) && !except.includes(context.id))
      .map(({ context }): Context => ({ ...context, archived: { at: now, by: "expiry" } }));
    const restored = restore(early, activeNames(entries));
    const noted = [...uses].flatMap(([id, { found, use }]) => putsForUse(id, found, use));
    const puts = [...(await toPuts(deps, [...archived, ...restored])), ...noted];
    if (puts.length > 0) await commit({ durability: "strict", puts });
    return { archived: archived.length, restored: restored.length };
  });
}

type UseBefore = { readonly found: FoundUse; readonly use: ContextUse };

/**
 * When contexts were last talked in that nothing is noted of: version 3 began to note it, and what was
 * said before is known by the conversations' own times. None of those in which nothing was said.
 */
async function usesBefore(
  deps: ContextDeps,
  entries: readonly ContextEntry[],
): Promise<ReadonlyMap<Id, UseBefore>> {
  const unknown = entries.filter(({ use }) => use.lastChatAt === null);
  const found = await Promise.all(
    unknown.map(async ({ context: { id } }): Promise<readonly [Id, UseBefore][]> => {
      const [noted, lastChatAt] = await Promise.all([findUse(deps, id), lastSaid(deps, id)]);
      // A row that does not open may say today.
      const isUnreadable = noted.row !== null && noted.use === NO_USE;
      if (lastChatAt === null || isUnreadable) return [];
      return [[id, { found: noted, use: { ...noted.use, lastChatAt } }]];
    }),
  );
  return new Map(found.flat());
}

async function lastSaid(deps: ContextDeps, contextId: Id): Promise<number | null> {
  const ids = await conversationIdsOf(deps, contextId);
  const heads = await Promise.all(ids.map((id) => deps.state.head(id).catch(() => null)));
  const times = heads.flatMap((head) =>
    head === null || head.payload.messageCount === 0 ? [] : [head.payload.updatedAt],
  );
  return times.length === 0 ? null : Math.max(...times);
}

/** Nobody puts anything aside at a time that is still to come: the clock was wrong. */
function wasTooEarly({ archived }: Context, now: number): boolean {
  return archived?.by === "expiry" && archived.at > now;
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

/** Those of which it is known when they were last talked in: a row that does not open may say today. */
async function withKnownUse(
  { reader }: ContextDeps,
  entries: readonly ContextEntry[],
): Promise<readonly ContextEntry[]> {
  const rows = await Promise.all(entries.map(({ context }) => reader.find("uses", context.id)));
  const isKnown = await Promise.all(
    rows.map(async (row) => row === null || (await reader.tryOpen("uses", row)) !== null),
  );
  return entries.filter((_entry, at) => isKnown[at]);
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
