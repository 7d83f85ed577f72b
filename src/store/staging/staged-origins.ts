import { sealStart } from "../../crypto/envelope";
import type { RowState, TableName } from "../database/schema";
import type { StagedRow } from "./staged-rows";

/** What came into a staged store from a backup, and what from the store beside it. */
export type StagedOrigins = {
  readonly noteAdded: (rows: readonly StagedRow[]) => void;
  readonly noteCopied: (rows: readonly StagedRow[]) => void;
  /**
   * Whether it was copied, and nothing of it came from a backup: a conversation by its id, with its
   * messages, or a row of a table that is mended. False for what another worker has left.
   */
  readonly isCopied: (table: Mended, id: string) => boolean;
  /** Attachments as they were written, so that nobody has to read all of their bytes again. */
  readonly attachments: () => readonly NotedRow[];
};

/** Of what is sealed as much as it counts by: the whole would be gigabytes. */
type NotedRow = RowState & { readonly id: string };

/** Tables of which a finished store mends rows. */
type Mended = "conversations" | "connections" | "open_turns";

/** Nothing yet; keeps an id for each conversation, connection, running turn and attachment. */
export function createStagedOrigins(): StagedOrigins {
  const added = new Set<string>();
  const copied = new Set<string>();
  const attachments = new Map<string, NotedRow>();

  const note = (keys: Set<string>, rows: readonly StagedRow[]) => {
    for (const { table, row } of rows) {
      const key = keyOf(table, row);
      if (key !== null) keys.add(key);
      if (table !== "attachments") continue;
      const { id, version, keyId } = row;
      attachments.set(id, { id, version, keyId, sealed: sealStart(row.sealed) });
    }
  };
  return {
    noteAdded: (rows) => note(added, rows),
    noteCopied: (rows) => note(copied, rows),
    isCopied: (table, id) => {
      const key = `${table}/${id}`;
      return copied.has(key) && !added.has(key);
    },
    attachments: () => [...attachments.values()],
  };
}

/** A message is known by its conversation. */
function keyOf(table: TableName, row: object & { readonly id: string }): string | null {
  switch (table) {
    case "messages":
      return "parent" in row ? `conversations/${row.parent}` : null;
    case "conversations":
    case "connections":
    case "open_turns":
      return `${table}/${row.id}`;
    default:
      return null;
  }
}
