import type { ErrorCode } from "../../domain/app-error";
import type { Changes } from "./changes";

export type DamagedRow = {
  readonly table: string;
  readonly id: string;
  readonly code: ErrorCode;
};

export type Quarantine = {
  readonly report: (row: DamagedRow) => void;
  readonly list: () => readonly DamagedRow[];
  /** Takes rows of that code off the list. */
  readonly forget: (code: ErrorCode) => void;
  /** Takes rows off that a commit wrote anew or removed: nothing is wrong with them any more. */
  readonly onCommit: (changes: Changes) => void;
  /** What was found stays found, whatever becomes of what is kept in memory. */
  readonly drop: () => void;
};

/** A list, in memory, of rows that did not open or are missing; the rows themselves stay as they are. */
export function createQuarantine(): Quarantine {
  const damagedByKey = new Map<string, DamagedRow>();
  const keyOf = ({ table, id }: Pick<DamagedRow, "table" | "id">) => `${table}/${id}`;
  const clear = (table: string, id: string) => damagedByKey.delete(keyOf({ table, id }));
  return {
    report: (row) => {
      damagedByKey.set(keyOf(row), row);
    },
    list: () => [...damagedByKey.values()],
    forget: (code) => {
      for (const [key, row] of damagedByKey) {
        if (row.code === code) damagedByKey.delete(key);
      }
    },
    onCommit: ({ puts = [], heads = [], removals = [], dropped = [] }) => {
      if (damagedByKey.size === 0) return;
      for (const { table, columns } of puts) clear(table, columns.id);
      for (const { columns } of heads) clear("conversations", columns.id);
      for (const { table, row } of removals) clear(table, row.id);
      for (const id of dropped) clear("messages", id);
    },
    drop: () => {},
  };
}
