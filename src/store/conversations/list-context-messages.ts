import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { headsOf } from "../contexts/count-held";
import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY } from "../database/scan-rows";
import { withStoreErrors } from "../database/store-error";
import type { ReadDeps } from "../rows/row-deps";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { rowToMessage } from "../rows/row-to-entity";
import { newestMessages } from "./newest-messages";
import { openUndeleted } from "./open-undeleted";

type Input = {
  readonly contextId: Id;
  /** Messages that are passed over. */
  readonly skip: number;
  readonly limit: number;
  readonly newestFirst: boolean;
};

export type ContextMessages = {
  readonly messages: readonly Message[];
  /** All that are not deleted, as the heads that open say. */
  readonly total: number;
};

/** Rows opened at a time, at most. */
const BATCH = 100;

/** Where each may have files of megabytes. */
const FEW = 8;

/**
 * Messages of all conversations of a context in the order of the log, deleted ones left out. Reads a
 * key of each message of the context, and opens what is asked for; what is passed over, too, where
 * some of it may be deleted.
 */
export async function listContextMessages(deps: ReadDeps, input: Input): Promise<ContextMessages> {
  const { database, reader } = deps;
  const heads = await headsOf(deps, input.contextId);
  const opened = await Promise.all(heads.map((head) => reader.tryOpen("conversations", head)));
  const total = opened.reduce(
    (sum, head) => sum + (head?.payload.messageCount ?? 0) - (head?.payload.deletedCount ?? 0),
    0,
  );
  const ids = await idsOf(database, { heads, newestFirst: input.newestFirst });
  const isWhole = opened.every((head) => head?.payload.deletedCount === 0);
  const { skip, limit } = input;
  const messages = isWhole
    ? await readVisible(reader, ids.slice(skip), { skip: 0, limit })
    : await readVisible(reader, ids, { skip, limit });
  return { messages, total };
}

/**
 * Calls for each of the newest messages of a context, newest first, until that returns false or so many
 * were looked at. Few of them are held at a time, whatever went with them.
 */
export async function eachNewestMessage(
  deps: ReadDeps,
  { contextId, limit }: Pick<Input, "contextId" | "limit">,
  visit: (message: Message) => boolean,
): Promise<void> {
  let looked = 0;
  for await (const rows of inParts(newestMessages(deps.database, contextId), FEW)) {
    for (const opened of await tryOpenAll(deps.reader, "messages", rows)) {
      if (opened.payload.deletedAt !== null) continue;
      looked += 1;
      if (!visit(rowToMessage(opened)) || looked === limit) return;
    }
  }
}

async function* inParts<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let part: T[] = [];
  for await (const one of all) {
    part.push(one);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

type Position = { readonly id: Id; readonly order: number };

/** The messages of a conversation by the index alone. */
async function positionsOf(database: Database, conversationId: Id): Promise<readonly Position[]> {
  const log = database.rows("messages").where("[parent+order]");
  const range = log.between([conversationId, FIRST_KEY], [conversationId, LAST_KEY]);
  const [keys, ids] = await withStoreErrors(() => Promise.all([range.keys(), range.primaryKeys()]));
  return ids.map((id, at) => {
    const key: unknown = keys[at];
    const order: unknown = Array.isArray(key) ? key[1] : 0;
    return { id, order: typeof order === "number" ? order : 0 };
  });
}

async function idsOf(
  database: Database,
  { heads, newestFirst }: { readonly heads: readonly { id: Id }[]; readonly newestFirst: boolean },
): Promise<readonly Id[]> {
  const positions = (await Promise.all(heads.map(({ id }) => positionsOf(database, id)))).flat();
  positions.sort((left, right) => left.order - right.order);
  if (newestFirst) positions.reverse();
  return positions.map(({ id }) => id);
}

async function readVisible(
  reader: RowReader,
  ids: readonly Id[],
  { skip, limit }: Pick<Input, "skip" | "limit">,
): Promise<readonly Message[]> {
  const visible: Message[] = [];
  for (let at = 0; at < ids.length && visible.length < skip + limit; ) {
    const some = ids.slice(at, at + Math.min(BATCH, skip + limit - visible.length));
    at += some.length;
    visible.push(...(await openUndeleted(reader, some)).map(rowToMessage));
  }
  return visible.slice(skip, skip + limit);
}
