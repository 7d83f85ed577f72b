import type { KeySet } from "../../crypto/key-set";
import type { Database } from "../database/open-database";
import type { PlainRow } from "../database/plain-row";
import { writeRows } from "../database/write-rows";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader } from "../rows/row-reader";
import { findStaged } from "./find-staged";
import { finishStaged } from "./finish-staged";
import { repairStaged } from "./repair-staged";
import { createStagedMessages } from "./staged-messages";
import { createStagedOrigins } from "./staged-origins";
import { type StagedRow, sealStagedRow } from "./staged-rows";
import type { StagedStore } from "./staged-store";

/** Rows of one transaction: enough that beginning it costs nothing beside them. */
const PART_ROWS = 2_000;

/** UTF-16 units of payloads of one transaction: they are in memory in clear and sealed. */
const PART_LENGTH = 1_000_000;

type Deps = {
  /** Open, and of no other use. */
  readonly database: Database;
  readonly keys: KeySet;
  readonly clock?: { readonly now: () => number };
  /** Whether rows that another worker has stored may lie there: these are not written again. */
  readonly goesOn?: boolean;
};

/** A store to be, over a database that is empty or was left by one that was not finished. */
export function createStagedStore(deps: Deps): StagedStore {
  const { database, keys, clock = Date, goesOn = false } = deps;
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const origins = createStagedOrigins();
  const messages = createStagedMessages(database, keys);
  /** Resolves once all writes of the call before are begun: whoever comes later writes later. */
  let begun: Promise<void> = Promise.resolve();
  const write = (overwrites: readonly StagedRow[]) =>
    writeRows(database, { puts: [], overwrites, deletes: [], durability: "relaxed" });
  const put = async (rows: readonly StagedRow[], there: readonly StagedRow[]) => {
    if (rows.length > 0) await write(rows);
    for (const known of [there, rows]) {
      origins.noteAdded(known);
      await messages.note(known);
    }
  };
  return {
    add: async (rows) => {
      const before = begun;
      let tellBegun = () => {};
      begun = new Promise((resolve) => {
        tellBegun = resolve;
      });
      let writing: Promise<void> = Promise.resolve();
      try {
        for (const part of stagedParts(rows)) {
          // What was added before counts as there, too.
          if (goesOn) await before;
          const { there, lacking } = goesOn
            ? await findStaged({ database, reader }, part)
            : { there: [], lacking: part };
          // Sealed while the part before it is written.
          const sealed = await Promise.all(lacking.map((row) => sealStagedRow(keys, row)));
          await Promise.all([before, writing]);
          writing = put(sealed, there);
          // Met below, at the latest.
          writing.catch(() => undefined);
        }
      } finally {
        await before;
        tellBegun();
        await writing;
      }
    },
    copy: async (table, rows) => {
      const copies = rows.map((row) => ({ table, row }));
      if (copies.length > 0) await write(copies);
      origins.noteCopied(copies);
      await messages.note(copies);
    },
    finish: async (end) => {
      const lack = await finishStaged({ database, keys, reader, origins, messages }, end);
      await repairStaged({ database, keys, clock, origins }, lack);
    },
  };
}

/** The rows in parts, each for one transaction; a row that is longer by itself is one. */
function* stagedParts(rows: readonly PlainRow[]): Generator<readonly PlainRow[]> {
  let part: PlainRow[] = [];
  let length = 0;
  for (const row of rows) {
    const isFull = part.length >= PART_ROWS || length + row.payload.length > PART_LENGTH;
    if (isFull && part.length > 0) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(row);
    length += row.payload.length;
  }
  if (part.length > 0) yield part;
}
