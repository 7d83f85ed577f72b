import type { Keyring } from "../crypto/keyring";
import type { GenerationMark } from "./generation-mark";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { MANIFEST_ID, TABLE_NAMES, type TableName } from "./schema";
import { createSetSums } from "./set-sums";
import { withStoreErrors } from "./store-error";
import type { Writer } from "./writer";

export type StoreCheck = {
  /** How many rows were looked at. */
  readonly rows: number;
  readonly unreadable: { table: string; id: string }[];
  /** Sets whose digest does not match their rows: `vault`, or a conversation's id. */
  readonly mismatched: string[];
  /** Whether the store was once found older than the last generation that this browser saw. */
  readonly rewound: boolean;
};

type Deps = {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly reader: RowReader;
  readonly writer: Writer;
  readonly mark: Pick<GenerationMark, "read">;
};

/** Rows read and opened at a time: few enough for memory, enough to keep WebCrypto busy. */
const BATCH = 500;

/**
 * Opens every row and compares every digest with the rows that are there, while nobody writes.
 * Costs time in proportion to what is stored.
 */
export function checkStore(deps: Deps): Promise<StoreCheck> {
  return deps.writer.write(async () => {
    const sums = createSetSums(deps.keyring);
    const unreadable: StoreCheck["unreadable"] = [];
    let rows = 0;
    for (const table of TABLE_NAMES) {
      for await (const batch of batches(deps.database, table)) {
        const opened = await Promise.all(batch.map((row) => deps.reader.tryOpen(table, row)));
        await sums.add(table, batch);
        for (const row of opened) if (row !== null) sums.expect(table, row);
        const closed = batch.filter((_row, at) => opened[at] === null);
        unreadable.push(...closed.map(({ id }) => ({ table, id })));
        rows += batch.length;
      }
    }
    return { rows, unreadable, mismatched: sums.mismatched(), rewound: await isRewound(deps) };
  });
}

async function isRewound({ mark, reader }: Deps): Promise<boolean> {
  const [seen, row] = await Promise.all([mark.read(), reader.find("manifest", MANIFEST_ID)]);
  if (row === null) return seen > 0;
  const manifest = await reader.tryOpen("manifest", row);
  return row.version < seen || manifest?.payload.rewound === true;
}

async function* batches<T extends TableName>(database: Database, table: T) {
  let last = "";
  for (;;) {
    const after = database.rows(table).where("id").above(last).limit(BATCH);
    const batch = await withStoreErrors(() => after.toArray());
    const newest = batch.at(-1);
    if (newest === undefined) return;
    yield batch;
    last = newest.id;
  }
}
