import type { ErrorCode } from "../domain/app-error";

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
};

/** A list, in memory, of rows that did not open or are missing; the rows themselves stay as they are. */
export function createQuarantine(): Quarantine {
  const damagedByPlace = new Map<string, DamagedRow>();
  return {
    report: (row) => {
      damagedByPlace.set(`${row.table}/${row.id}`, row);
    },
    list: () => [...damagedByPlace.values()],
    forget: (code) => {
      for (const [place, row] of damagedByPlace) {
        if (row.code === code) damagedByPlace.delete(place);
      }
    },
  };
}
