import type { KeySet } from "../../crypto/key-set";
import type { Context } from "../../domain/context";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { readAhead } from "../../domain/read-ahead";
import { tryContext } from "../contexts/choose-context";
import type { Database } from "../database/open-database";
import { LAST_KEY, type ScanKey } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { headToConversation } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { readSettings } from "../settings/settings-store";
import type { Untitled } from "./name-untitled";
import { readNewestHeads } from "./newest-heads";
import type { SearchTexts } from "./search-texts";

/** A conversation in a list. */
export type ConversationEntry = {
  readonly conversation: Conversation;
  /** Empty where the context does not open. */
  readonly contextName: string;
  /** There where its context is archived. */
  readonly contextArchived?: true;
  readonly pinned: boolean;
};

export type ConversationPage = {
  /** Newest first. */
  readonly conversations: ConversationEntry[];
  /** Those pinned, the one pinned last first, on the first page only; they are among the others, too. */
  readonly pinned: ConversationEntry[];
  /** What the next page goes on after; null at the end. */
  readonly next: number | null;
};

export type ConversationQuery = {
  /** Null for all contexts. */
  readonly contextId: Id | null;
  /** What the page before gave as `next`; null for the first. */
  readonly after: number | null;
  readonly limit: number;
  /** Part of the title or of a tag, in any case; empty for all. */
  readonly query: string;
  /** Whether those archived are among them; what is looked for is found in them at any rate. */
  readonly archived: boolean;
};

type Deps = {
  readonly database: Database;
  readonly keys: Pick<KeySet, "current">;
  readonly reader: RowReader;
  readonly texts: SearchTexts;
  readonly untitled: Pick<Untitled, "note">;
};

/** Heads that are opened at a time while something is looked for. */
const MOST_AT_A_TIME = 400;

/**
 * A page of conversations, newest first. Opens one head more than the page holds and the contexts
 * that it names; more only where conversations are archived, or something is looked for. Those of a
 * context that is archived are among the others. Those that do not open are reported and left out.
 */
export async function listConversations(
  deps: Deps,
  query: ConversationQuery,
): Promise<ConversationPage> {
  // What is in memory is not to be read without the keys.
  deps.keys.current();
  const list = createList(deps, query);
  const { pinnedConversations: pinnedIds } = await readSettings(deps.reader);
  const [{ heads, next }, pinned] = await Promise.all([
    readPage(deps, list, query),
    query.after === null ? list.readThese(pinnedIds) : [],
  ]);
  const describe = (shown: readonly Head[]) =>
    Promise.all(
      shown.map(async (head) => {
        const context = await list.contextOf(head.row.parent);
        const isAside = (context?.archived ?? null) !== null;
        return {
          conversation: headToConversation(head),
          contextName: context?.name ?? "",
          ...(isAside && { contextArchived: true as const }),
          pinned: pinnedIds.includes(head.row.id),
        };
      }),
    );
  return { conversations: await describe(heads), pinned: await describe(pinned), next };
}

type Sealed = Row<"conversations">;

/** What is read for one page; each context at most once. */
type List = {
  readonly contextOf: (id: Id) => Promise<Context | null>;
  readonly readBelow: (below: ScanKey, limit: number) => Promise<readonly Sealed[]>;
  /** Those of the rows that open and belong to the list. */
  readonly openShown: (rows: readonly Sealed[]) => Promise<readonly Head[]>;
  readonly findRows: (ids: readonly string[]) => Promise<readonly Sealed[]>;
  /** Those of these ids that are there, open and belong to the list, in this order. */
  readonly readThese: (ids: readonly Id[]) => Promise<readonly Head[]>;
};

function createList({ database, reader, texts, untitled }: Deps, query: ConversationQuery): List {
  const contextsById = new Map<Id, Promise<Context | null>>();
  const contextOf = (id: Id) => {
    const known = contextsById.get(id) ?? tryContext(reader, id);
    contextsById.set(id, known);
    return known;
  };
  const mayBeShown = (row: Sealed) =>
    !texts.lacks(row, query.query) && (query.contextId === null || row.parent === query.contextId);
  const showsAside = query.archived || query.query !== "";
  const isShown = (head: Head) =>
    texts.holds(head, query.query) && (showsAside || head.payload.archivedAt === null);
  const openShown = async (rows: readonly Sealed[]) => {
    const heads = await tryOpenAll(reader, "conversations", rows.filter(mayBeShown));
    for (const { row, payload } of heads) {
      untitled.note({ ...payload, id: row.id, version: row.version });
    }
    return heads.filter(isShown);
  };
  const findRows = async (ids: readonly string[]) => {
    const found = await withStoreErrors(() => database.rows("conversations").bulkGet([...ids]));
    return found.filter((row) => row !== undefined);
  };
  return {
    ...{ contextOf, openShown, findRows },
    readBelow: (below, limit) =>
      readNewestHeads(database, { contextId: query.contextId, below, limit }),
    readThese: async (ids) => openShown(await findRows(ids)),
  };
}

type Page = { readonly heads: readonly Head[]; readonly next: number | null };

async function readPage({ texts }: Deps, list: List, request: ConversationQuery): Promise<Page> {
  const { limit, query } = request;
  const found: Head[] = [];
  // One more tells whether there is a next page.
  const parts = query === "" ? readDown(list, request) : readHolding(texts, list, request);
  for await (const rows of parts) {
    found.push(...(await list.openShown(rows)));
    if (found.length > limit) break;
  }
  const heads = found.slice(0, limit);
  const next = found.length > limit ? (heads.at(-1)?.row.order ?? null) : null;
  return { heads, next };
}

/** Those that hold it by what is in memory; all, where not all of them were read before. */
async function* readHolding(texts: SearchTexts, list: List, request: ConversationQuery) {
  const ids = texts.holding(request.query, request);
  if (ids === null) {
    const isRead = texts.reading(request.contextId);
    // All may have to be opened: half of the time is the browser's.
    yield* readAhead(readDown(list, request));
    if (request.after === null) isRead();
    return;
  }
  for (let from = 0, size = request.limit + 1; from < ids.length; size = MOST_AT_A_TIME) {
    yield await list.findRows(ids.slice(from, from + size));
    from += size;
  }
}

/** Heads below a place, newest first, in parts that grow. */
async function* readDown(list: List, { after, limit }: ConversationQuery) {
  let below: ScanKey = after ?? LAST_KEY;
  for (let size = limit + 1; ; size = Math.min(2 * size, MOST_AT_A_TIME)) {
    const rows = await list.readBelow(below, size);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    below = rows.at(-1)?.order;
  }
}
