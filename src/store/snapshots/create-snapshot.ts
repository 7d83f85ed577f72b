import { readAhead } from "../../domain/read-ahead";
import { walkBranch } from "../branches/walk-branch";
import { findNewestOf } from "../conversations/last-conversation";
import { backedUpTables } from "../database/backed-up-tables";
import { countGently } from "../database/count-rows";
import type { Database } from "../database/open-database";
import { scanParts } from "../database/scan-parts";
import type { TableName } from "../database/schema";
import type { ChangeNotes } from "../rows/change-notes";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";
import type { Writer } from "../rows/writer";
import {
  MAX_SNAPSHOT_PAYLOAD,
  type Snapshot,
  type SnapshotPart,
  type SnapshotRow,
} from "./snapshot";
import { createSnapshotChanges, type SnapshotChanges } from "./snapshot-changes";
import { openSnapshotRow } from "./snapshot-row";

/** About what is looked at first: more would only have to be read again before the rest. */
const MOST_MESSAGES = 50;

const MOST_BYTES = 1_000_000;

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpen" | "tryOpenBytes" | "findAll">;
  readonly state: Pick<SetState, "manifest">;
  readonly writer: Writer;
  readonly notes: Pick<ChangeNotes, "begin">;
};

/**
 * All rows of one moment, the keys of connections only where they are asked for. Rows are read and
 * opened while others write; what these change is noted by id, and read again at the end.
 */
export function createSnapshot(
  given: Deps,
  { withSecrets }: { readonly withSecrets: boolean },
): Snapshot {
  const deps = { ...given, reader: withoutOverlong(given.reader) };
  const tables = backedUpTables(withSecrets);
  const note = deps.notes.begin();
  const changes = createSnapshotChanges({ ...deps, tables });
  const total = countGently(deps.database, tables);
  // Whoever reads the parts meets what is wrong with the store.
  total.catch(() => undefined);
  return {
    total,
    // Opened while the caller makes something of those before.
    parts: () => readAhead(readParts(deps, tables, changes)),
    finish: async (work) => {
      try {
        await changes.readAgain();
        // Most of it before anybody has to wait: what is changed after this is noted again.
        await changes.catchUp(note.take());
        const newest = await findNewestRows(deps);
        return await deps.writer.write(async () => {
          await changes.catchUp(note.take());
          const { generation, payload } = await deps.state.manifest();
          return work({ ...changes.collect(), newest, generation, lastOrder: payload.lastOrder });
        });
      } finally {
        note.end();
      }
    },
    end: note.end,
  };
}

/** One row that is too long for a backup is left out of it, as one that does not open: else there were none. */
function withoutOverlong(reader: Deps["reader"]): Deps["reader"] {
  return {
    ...reader,
    tryOpenBytes: async (table, row) => {
      const payload = await reader.tryOpenBytes(table, row);
      return payload === null || payload.length > MAX_SNAPSHOT_PAYLOAD ? null : payload;
    },
  };
}

async function* readParts(
  { database, reader }: Deps,
  tables: readonly TableName[],
  changes: SnapshotChanges,
): AsyncGenerator<SnapshotPart> {
  for (const table of tables) {
    for await (const sealed of scanParts(database, table)) {
      const opened = await Promise.all(sealed.map((row) => openSnapshotRow(reader, table, row)));
      const rows = opened.filter((row) => row !== null);
      for (const [at, row] of sealed.entries())
        changes.noteRead(table, row.id, opened[at] !== null);
      yield { rows, unreadable: opened.length - rows.length };
    }
  }
}

type FindNewestRowsDeps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpen" | "tryOpenBytes" | "findAll">;
};

/**
 * The conversation that was written to last, one that is not archived, and its newest messages; empty
 * where there is none. What does not open is left out, and reported. Fails as reading does.
 */
async function findNewestRows(deps: FindNewestRowsDeps): Promise<readonly SnapshotRow[]> {
  const { database, reader } = deps;
  const search = { channel: null, contextId: null, isWanted: () => true };
  const { head } = await findNewestOf(deps, search);
  if (head === null) return [];
  const { rows } = await walkBranch(database, {
    conversationId: head.row.id,
    from: head.payload.activeLeaf,
    before: Number.POSITIVE_INFINITY,
    limit: MOST_MESSAGES,
  });
  const found: SnapshotRow[] = [];
  const opened = await openSnapshotRow(reader, "conversations", head.row);
  if (opened !== null) found.push(opened);
  let bytes = 0;
  for (const row of rows) {
    bytes += row.sealed.byteLength;
    if (bytes > MOST_BYTES) break;
    const message = await openSnapshotRow(reader, "messages", row);
    if (message !== null) found.push(message);
  }
  return found;
}
