import type { KeySet } from "../../crypto/key-set";
import type { ErrorCode } from "../../domain/app-error";
import type { GenerationMark } from "../database/generation-mark";
import type { Database } from "../database/open-database";
import { scanMessages, scanTable } from "../database/scan-rows";
import { MANIFEST_ID, type Row, TABLE_NAMES, type TableName } from "../database/schema";
import { VAULT_SET } from "../rows/next-digests";
import type { RowReader } from "../rows/row-reader";
import { createSetSums, type SetSums } from "../rows/set-sums";
import type { Writer } from "../rows/writer";

export type StoreCheck = {
  /** How many rows were looked at. */
  readonly rows: number;
  readonly unreadable: { table: string; id: string; code: ErrorCode }[];
  /** Sets whose digest does not match their rows: `vault`, or a conversation's id. */
  readonly mismatched: string[];
  /** Whether the store was once found older than the last generation that this browser saw. */
  readonly rewound: boolean;
};

type Deps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly reader: RowReader;
  readonly writer: Writer;
  readonly mark: Pick<GenerationMark, "read">;
};

/**
 * Opens every row and compares every digest with the rows that are there. Costs time in proportion
 * to what is stored and keeps nobody from writing, but for the sets that seem wrong: those are
 * looked at again while nobody writes, one after the other.
 */
export async function checkStore(deps: Deps): Promise<StoreCheck> {
  const sums = createSetSums(deps.keys);
  const unreadable: StoreCheck["unreadable"] = [];
  let rows = 0;
  for (const table of TABLE_NAMES) {
    for await (const batch of scanTable(deps.database, table)) {
      unreadable.push(...(await count(deps, sums, table, batch)));
      rows += batch.length;
    }
  }
  const mismatched: string[] = [];
  for (const set of sums.mismatched()) {
    // A write between two reads looks like damage from here.
    if (await deps.writer.write(() => isMismatched(deps, set))) mismatched.push(set);
  }
  return { rows, unreadable, mismatched, rewound: await isRewound(deps) };
}

/** Counts rows into their sets, with what an opened head or manifest claims; names the others. */
async function count<T extends TableName>(
  { reader }: Deps,
  sums: SetSums,
  table: T,
  batch: readonly Row<T>[],
): Promise<StoreCheck["unreadable"]> {
  const [opened] = await Promise.all([
    Promise.all(batch.map((row) => reader.inspect(table, row))),
    sums.add(table, batch),
  ]);
  return opened.flatMap((found, at) => {
    // An altered id may be any kind of key.
    if (typeof found === "string") return [{ table, id: String(batch[at]?.id), code: found }];
    sums.expect(table, found);
    return [];
  });
}

async function isMismatched(deps: Deps, set: string): Promise<boolean> {
  const sums = createSetSums(deps.keys);
  if (set === VAULT_SET) {
    for (const table of TABLE_NAMES.filter((name) => name !== "messages")) {
      for await (const batch of scanTable(deps.database, table)) {
        await count(deps, sums, table, batch);
      }
    }
  } else {
    const head = await deps.reader.find("conversations", set);
    if (head !== null) await count(deps, sums, "conversations", [head]);
    for await (const batch of scanMessages(deps.database, set)) {
      await sums.add("messages", batch);
    }
  }
  return sums.mismatched().includes(set);
}

async function isRewound({ mark, reader }: Deps): Promise<boolean> {
  const [seen, row] = await Promise.all([mark.read(), reader.find("manifest", MANIFEST_ID)]);
  if (row === null) return seen > 0;
  const manifest = await reader.tryOpen("manifest", row);
  return row.version < seen || manifest?.payload.rewound === true;
}
