import { type ContextUse, NO_USE } from "../../domain/context";
import { expiryOf, isAside } from "../../domain/expiry";
import type { Id } from "../../domain/id";
import type { ReadDeps } from "../rows/row-deps";
import type { SetState } from "../rows/set-state";
import type { ContextEntry } from "./context-cache";
import { type FoundUse, findUse, type UseDeps } from "./context-use";
import { conversationIdsOf } from "./count-held";

type Deps = UseDeps & ReadDeps & { readonly state: Pick<SetState, "head"> };

type UseBefore = { readonly id: Id; readonly found: FoundUse; readonly use: ContextUse };

export type Over = {
  readonly over: readonly ContextEntry[];
  /** What was not noted yet of when some were last talked in. */
  readonly uses: readonly UseBefore[];
};

/** Those of the contexts whose time is over, and is known to be (M-066). */
export async function findOver(
  deps: Deps,
  entries: readonly ContextEntry[],
  now: number,
): Promise<Over> {
  const isOver = ({ context, use }: ContextEntry) =>
    expiryOf(context, use, now).state === "expired";
  const late = entries.filter(isOver);
  const uses = await usesBefore(deps, late);
  const over = late.filter(({ context }) => {
    const before = uses.find(({ id }) => id === context.id);
    return before === undefined || isOver({ context, use: before.use });
  });
  return { over: await withKnownUse(deps, over), uses };
}

/**
 * Whether a context answers nothing now: it was archived, or its time is over, be it that the cleanup
 * has run or not (D-24).
 */
export async function isAsideNow(
  deps: Deps & { readonly clock: { readonly now: () => number } },
  entry: ContextEntry,
): Promise<boolean> {
  const now = deps.clock.now();
  // Every message passes here: nothing is read where memory says that there is time left.
  if (!isAside(entry.context, entry.use, now)) return false;
  if (entry.context.archived !== null) return true;
  return (await findOver(deps, [entry], now)).over.length > 0;
}

/**
 * When contexts were last talked in that nothing is noted of: version 3 began to note it, and what was
 * said before is known by the conversations' own times. None of those in which nothing was said.
 */
async function usesBefore(
  deps: Deps,
  entries: readonly ContextEntry[],
): Promise<readonly UseBefore[]> {
  const unknown = entries.filter(({ use }) => use.lastChatAt === null);
  const found = await Promise.all(
    unknown.map(async ({ context: { id } }): Promise<readonly UseBefore[]> => {
      const [noted, lastChatAt] = await Promise.all([findUse(deps, id), lastSaid(deps, id)]);
      // A row that does not open may say today.
      const isUnreadable = noted.row !== null && noted.use === NO_USE;
      if (lastChatAt === null || isUnreadable) return [];
      return [{ id, found: noted, use: { ...noted.use, lastChatAt } }];
    }),
  );
  return found.flat();
}

async function lastSaid(deps: Deps, contextId: Id): Promise<number | null> {
  const ids = await conversationIdsOf(deps, contextId);
  const heads = await Promise.all(ids.map((id) => deps.state.head(id).catch(() => null)));
  const times = heads.flatMap((head) =>
    head === null || head.payload.messageCount === 0 ? [] : [head.payload.updatedAt],
  );
  return times.length === 0 ? null : Math.max(...times);
}

/** Those of which it is known when they were last talked in: a row that does not open may say today. */
async function withKnownUse(
  { reader }: Deps,
  entries: readonly ContextEntry[],
): Promise<readonly ContextEntry[]> {
  const rows = await Promise.all(entries.map(({ context }) => reader.find("uses", context.id)));
  const isKnown = await Promise.all(
    rows.map(async (row) => row === null || (await reader.tryOpen("uses", row)) !== null),
  );
  return entries.filter((_entry, at) => isKnown[at]);
}
