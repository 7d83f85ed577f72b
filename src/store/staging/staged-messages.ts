import type { KeySet } from "../../crypto/key-set";
import { isValidOrder } from "../../domain/log-order";
import type { Database } from "../database/open-database";
import { scanTable } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { createSetSums } from "../rows/set-sums";
import type { StagedRow } from "./staged-rows";

/** What a staged store holds of messages. */
export type MessageTally = {
  /** By conversation. */
  readonly counts: ReadonlyMap<string, number>;
  /** The newest place in the log. */
  readonly newest: number;
  /** The digest (base64) of a conversation's messages. */
  readonly sum: (conversationId: string) => string;
};

export type StagedMessages = {
  /** Counts rows of whatever table that were written just now. */
  readonly note: (rows: readonly StagedRow[]) => Promise<void>;
  /** Of all that lie there: as they were noted, or read once more where that is not all. */
  readonly tally: () => Promise<MessageTally>;
};

/** Ids that are kept in memory, some ten megabytes: a store of more messages is read once more. */
const MAX_NOTED = 200_000;

/** Counts a staged store's messages while they are written: reading them all again takes long. */
export function createStagedMessages(database: Database, keys: KeySet): StagedMessages {
  // Asked before anything is written: counting what is there at the end takes some tenths of a second.
  const empty = isEmpty(database).catch(() => false);
  const noted = new Set<string>();
  let counting: ReturnType<typeof createTally> | null = createTally(keys);
  return {
    note: async (rows) => {
      // Rows of that table, which TypeScript cannot follow.
      const messages = rows.flatMap(({ table, row }) =>
        table === "messages" ? [row as Row<"messages">] : [],
      );
      for (const { id } of messages) {
        // One that replaces another one was counted with the digest of that.
        if (noted.has(id) || noted.size >= MAX_NOTED) counting = null;
        if (counting === null) return noted.clear();
        noted.add(id);
      }
      await counting?.add(messages);
    },
    tally: async () => {
      const before = counting;
      const count = noted.size;
      // What is mended from now on was not noted.
      counting = null;
      noted.clear();
      // Unless another worker has left some.
      const isAll = (await empty) || count === (await countAll(database));
      if (before !== null && isAll) return before;
      const tally = createTally(keys);
      for await (const batch of scanTable(database, "messages")) await tally.add(batch);
      return tally;
    },
  };
}

async function isEmpty(database: Database): Promise<boolean> {
  const first = database.rows("messages").primaryKeys(1);
  return (await withStoreErrors(() => first)).length === 0;
}

function countAll(database: Database): Promise<number> {
  return withStoreErrors(() => database.rows("messages").count());
}

function createTally(keys: KeySet) {
  const sums = createSetSums(keys);
  const counts = new Map<string, number>();
  let newest = 0;
  return {
    add: async (rows: readonly Row<"messages">[]) => {
      await sums.add("messages", rows);
      for (const { parent, order } of rows) {
        counts.set(parent, (counts.get(parent) ?? 0) + 1);
        // An altered order may be anything.
        if (isValidOrder(order)) newest = Math.max(newest, order);
      }
    },
    counts,
    get newest() {
      return newest;
    },
    sum: sums.sum,
  };
}
