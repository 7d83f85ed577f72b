import type { Deleted, DeletionProof } from "../database/deletion-proof";
import { MANIFEST_ID, type TableName } from "../database/schema";
import type { Journal, JournalRow, JournalState } from "./journal";

/** All of a journal, in memory, as far as its manifest tells of it. */
export type FoldedJournal = {
  /** By `foldedKey`: a row as it was last written, or that it was deleted last. */
  readonly rows: ReadonlyMap<string, FoldedRow | FoldedDelete>;
  /** What it says of itself, which nobody has sealed; null where there is none. */
  readonly state: JournalState | null;
  /** The generation of its newest manifest that opens; 0 for none. What goes beyond that is left out. */
  readonly sealed: number;
  /** Whether nothing of it was missing, torn, foreign or forged, and it ends where its manifest does. */
  readonly isWhole: boolean;
};

type Placed = {
  readonly table: TableName;
  /** The commit that wrote or deleted it. */
  readonly sequence: number;
};
export type FoldedRow = Placed & { readonly row: JournalRow };
export type FoldedDelete = Placed & { readonly row: null };

/** Whether it is a row as it was last written, and no deletion. */
export function isRow(found: FoldedRow | FoldedDelete): found is FoldedRow {
  return found.row !== null;
}

/** What a row of a journal goes by. */
export function foldedKey(table: TableName, id: string): string {
  return `${table}/${id}`;
}

/** What only who has the keys can tell of a journal. */
export type JournalJudge = {
  /** Whether a row of the manifest opens. */
  readonly opens: (manifest: JournalRow) => Promise<boolean>;
  /** Whether it was this vault that has deleted a row. */
  readonly isDeleted: (deleted: Deleted, proof: DeletionProof | undefined) => Promise<boolean>;
};

/** Reads a journal as far as it goes, and as far as it is the vault's. */
export async function foldJournal(
  journal: Pick<Journal, "read">,
  { opens, isDeleted }: JournalJudge,
): Promise<FoldedJournal> {
  const { state, entries, whole } = await journal.read();
  const forms = new Map<string, (FoldedRow | FoldedDelete)[]>();
  const note = (id: string, form: FoldedRow | FoldedDelete) => {
    const key = foldedKey(form.table, id);
    forms.set(key, [...(forms.get(key) ?? []), form]);
  };
  let forged = 0;
  for await (const { puts, deletes, sequence: last } of entries) {
    for (const { table, row, sequence = last } of puts) note(row.id, { table, row, sequence });
    for (const { table, id, sequence = last, proof } of deletes) {
      if (await isDeleted({ table, id, sequence }, proof)) note(id, { table, sequence, row: null });
      else forged += 1;
    }
  }
  const manifests = forms.get(foldedKey("manifest", MANIFEST_ID)) ?? [];
  const sealed = await newestSealed(manifests, opens);
  // Right behind a backup nothing has been written that a manifest could tell of.
  const end = sealed === 0 ? (state?.after ?? 0) : sealed;
  const rows = new Map<string, FoldedRow | FoldedDelete>();
  for (const [key, all] of forms) {
    // A row says by its seal whether it is one; how far deletions go, only the manifest can say.
    const newest =
      all.filter(({ sequence }) => sequence <= end).at(-1) ?? all.filter(({ row }) => row).at(-1);
    if (newest !== undefined) rows.set(key, newest);
  }
  const isWhole = whole() && forged === 0 && end === (state?.newest ?? 0);
  return { rows, state, sealed, isWhole };
}

async function newestSealed(
  manifests: readonly (FoldedRow | FoldedDelete)[],
  opens: (manifest: JournalRow) => Promise<boolean>,
): Promise<number> {
  for (const { row } of manifests.toReversed()) {
    if (row !== null && (await opens(row))) return row.version;
  }
  return 0;
}
