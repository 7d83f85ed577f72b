import { AppError } from "../domain/app-error";
import type { GoneRows } from "../store/snapshots/snapshot";
import type { BackupLine, BackupRow } from "./backup-line";
import type { BackupManifest } from "./backup-manifest";

export type RowFilter = {
  /** The rows of a slice that count; the slices of changes come first. */
  readonly take: (lines: readonly BackupLine[], isChange: boolean) => readonly BackupRow[];
  /** Fails with `backup-damaged` where not all rows came, or too many. */
  readonly checkCounts: () => void;
};

/**
 * Leaves out the rows that were changed or deleted while the backup was made: what stands first about
 * a row is what counts. It remembers what the changes say, and no other row.
 */
export function createRowFilter(
  { counts, unreadable }: BackupManifest,
  tables: readonly string[],
): RowFilter {
  const superseded = new Set<string>();
  const taken = new Map<string, number>();
  const isSuperseded = ({ table, columns: { id, parent } }: BackupRow) =>
    // Mostly nothing was, and names for a hundred thousand rows take their time.
    superseded.size > 0 &&
    (superseded.has(`${table} id ${id}`) ||
      (parent !== undefined && superseded.has(`${table} parent ${parent}`)));
  return {
    take: (lines, isChange) => {
      const rows: BackupRow[] = [];
      for (const line of lines) {
        if (isGone(line)) {
          if (!isChange) throw new AppError("backup-damaged");
          superseded.add(goneName(line));
        } else if (!isSuperseded(line)) {
          if (isChange) superseded.add(`${line.table} id ${line.columns.id}`);
          taken.set(line.table, (taken.get(line.table) ?? 0) + 1);
          rows.push(line);
        }
      }
      return rows;
    },
    checkCounts: () => {
      const missing = tables.map((table) => (counts[table] ?? 0) - (taken.get(table) ?? 0));
      // A row that did not open is counted, or not, as it may have been deleted after that.
      const total = missing.reduce((sum, count) => sum + count, 0);
      if (missing.some((count) => count < 0) || total > unreadable) {
        throw new AppError("backup-damaged");
      }
    },
  };
}

function isGone(line: BackupLine): line is GoneRows {
  return "gone" in line;
}

function goneName({ table, gone }: GoneRows): string {
  return "id" in gone ? `${table} id ${gone.id}` : `${table} parent ${gone.parent}`;
}
