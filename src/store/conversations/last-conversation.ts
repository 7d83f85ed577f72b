import type { Channel } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { ContextCache } from "../contexts/context-cache";
import { findUse, type UseDeps } from "../contexts/context-use";
import type { Database } from "../database/open-database";
import { LAST_KEY, type ScanKey } from "../database/scan-rows";
import type { Row } from "../database/schema";
import type { ReadDeps } from "../rows/row-deps";
import type { RowReader } from "../rows/row-reader";
import type { Head } from "../rows/set-state";
import { hasUnplacedHeads, isUnplaced, readNewestHeads } from "./newest-heads";

type Deps = UseDeps & ReadDeps & { readonly contexts: Pick<ContextCache, "peek"> };

export type LastConversation = {
  /** Null where no conversation of the channel opens that was not archived. */
  readonly head: Head | null;
  /** Whether what the context notes is to stay, be it this conversation or another. */
  readonly keepsNote: boolean;
};

type Input = { readonly contextId: Id; readonly channel: Channel };

/**
 * The conversation used last in a channel of a context, as noted there; where none is noted, or that
 * one is gone, archived or does not open, the newest of the channel, one with messages first.
 */
export async function findLastConversation(deps: Deps, input: Input): Promise<LastConversation> {
  const { contextId, channel } = input;
  const { use } = deps.contexts.peek(contextId) ?? (await findUse(deps, contextId));
  const noted = use.conversations[channel];
  const row = noted === undefined ? null : await deps.reader.find("conversations", noted);
  const head = row === null ? null : await deps.reader.tryOpen("conversations", row);
  const isRight = head !== null && head.row.parent === contextId && isOpen(head, channel);
  if (isRight) return { head, keepsNote: true };
  const newest = await findNewestOf(deps, { channel, contextId, isWanted: () => true });
  // A repair may mend one that does not open: then it is the one used last again.
  return { head: newest.head, keepsNote: newest.isAnyDamaged || (row !== null && head === null) };
}

type Search = {
  /** Null for all channels. */
  readonly channel: Channel | null;
  /** Null for all contexts. */
  readonly contextId: Id | null;
  /** Rows for which this is false are not opened. */
  readonly isWanted: (row: Row<"conversations">) => boolean;
};

type NewestDeps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpen" | "findAll">;
};

export type Newest = { readonly head: Head | null; readonly isAnyDamaged: boolean };

/** Heads opened at a time, and at most: to begin anew costs less than to look through them all. */
const BATCH = 25;
const MOST = 500;

/** The newest conversation of a channel, or of any, that opens and is not archived, one with messages first. */
export async function findNewestOf(deps: NewestDeps, search: Search): Promise<Newest> {
  let empty: Head | null = null;
  let isAnyDamaged = false;
  for await (const rows of newestRows(deps, search.contextId)) {
    const wanted = rows.filter(search.isWanted);
    const opened = await Promise.all(
      wanted.map((row) => deps.reader.tryOpen("conversations", row)),
    );
    isAnyDamaged ||= opened.includes(null);
    const heads = opened.filter((head) => head !== null && isOpen(head, search.channel));
    const used = heads.find((head) => head !== null && head.payload.messageCount > 0);
    if (used) return { head: used, isAnyDamaged };
    // One without a message was made where another did not open, which a repair may have mended since.
    empty ??= heads[0] ?? null;
  }
  return { head: empty, isAnyDamaged };
}

/** Batches of heads, newest first; then those of versions 1 and 2 that have no place in the log yet. */
async function* newestRows(
  { database, reader }: NewestDeps,
  contextId: Id | null,
): AsyncGenerator<readonly Row<"conversations">[]> {
  let below: ScanKey = LAST_KEY;
  for (let seen = 0; seen < MOST; seen += BATCH) {
    const rows = await readNewestHeads(database, { contextId, below, limit: BATCH });
    yield rows.filter((row) => !isUnplaced(row));
    const last = rows.at(-1);
    if (rows.length < BATCH || last === undefined) break;
    below = last.order;
  }
  if (!(await hasUnplacedHeads(database))) return;
  const isOf = ({ parent }: Row<"conversations">) => contextId === null || parent === contextId;
  yield (await reader.findAll("conversations")).filter((row) => isUnplaced(row) && isOf(row));
}

function isOpen({ payload }: Head, channel: Channel | null): boolean {
  return (channel ?? payload.channel) === payload.channel && payload.archivedAt === null;
}
