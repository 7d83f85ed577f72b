import { useState } from "react";

type OpenRow<T> = {
  readonly row: T;
  /** Its place on the page when it was opened. */
  readonly at: number;
};

type ShownRow<T> = {
  readonly row: T;
  readonly isOpen: boolean;
  /** False where it is shown only because it is being edited. */
  readonly isOnPage: boolean;
};

/** The rows of a page, and where they stood those that are open: what is typed there is not to be lost. */
export function withOpenRows<T>(
  page: readonly T[],
  open: ReadonlyMap<string, OpenRow<T>>,
  keyOf: (row: T) => string,
): readonly ShownRow<T>[] {
  const keys = new Set(page.map(keyOf));
  const shown = page.map((row) => ({ row, isOpen: open.has(keyOf(row)), isOnPage: true }));
  const gone = [...open].filter(([key]) => !keys.has(key)).map(([, one]) => one);
  for (const { row, at } of gone.sort((one, other) => one.at - other.at)) {
    shown.splice(at, 0, { row, isOpen: true, isOnPage: false });
  }
  return shown;
}

/** What is shown of a list in pages while some of it is being edited. */
export function useOpenRows<T>(page: readonly T[], keyOf: (row: T) => string) {
  const [open, setOpen] = useState<ReadonlyMap<string, OpenRow<T>>>(new Map());
  const shown = withOpenRows(page, open, keyOf);
  const setRow = (row: T, isOpen: boolean) =>
    setOpen((now) => {
      const key = keyOf(row);
      const others = [...now].filter(([one]) => one !== key);
      const at = shown.findIndex((one) => keyOf(one.row) === key);
      return new Map(isOpen ? [...others, [key, { row, at }]] : others);
    });
  return { shown, setRow };
}
