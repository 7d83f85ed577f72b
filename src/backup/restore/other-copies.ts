import { encodePayload } from "../../store/database/payloads";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { type ComparedRow, idOf, rowKey } from "./comparison";

/** What differs on both sides and stands beside the other as a copy, under an id of its own. */
export type OtherCopy = {
  readonly table: ComparedRow["table"];
  readonly id: string;
  readonly copyId: string;
  /** Null for one that shares its name with whom it likes. */
  readonly name: string | null;
  /** That of here, where the backup's takes its place; null where the backup's is the copy. */
  readonly here: BackupRow | null;
};

/** The contexts, presets, saved prompts, notes and connections that a merge makes copies of, by `rowKey`. */
export async function planCopies(
  others: Iterable<ComparedRow>,
  view: Pick<RowView, "find">,
): Promise<ReadonlyMap<string, OtherCopy>> {
  const copies = new Map<string, OtherCopy>();
  for (const { table, id, copyId, wins, copyName } of others) {
    if (copyId === null) continue;
    const found = wins ? (await view.find(table, [id])).get(id) : undefined;
    const here = typeof found === "object" ? { ...found, table } : null;
    const name = here === null ? copyName : nameOf(here);
    copies.set(rowKey(table, id), { table, id, copyId, name, here });
  }
  return copies;
}

/** The row as the copy has it; null where it is not what its table holds. */
export function toCopy(
  row: BackupRow,
  { copyId, name }: OtherCopy,
  { free, renewedAt }: { readonly free: string | undefined; readonly renewedAt: number },
): BackupRow | null {
  const payload = tryDecode(row.table, row.payload);
  if (payload === null) return null;
  const columns = { ...row.columns, id: copyId };
  const named = name === null ? {} : { name: free ?? name };
  const change = {
    ...named,
    // It begins its time when it comes to be.
    ...("renewedAt" in payload ? { renewedAt: Math.max(payload.renewedAt, renewedAt) } : {}),
    ...(row.table === "connections" ? { hasKey: false, headerNames: [] } : {}),
  };
  return { ...row, columns, payload: encodePayload(row.table, { ...payload, ...change }) };
}

/** The rows of here that give way to the backup's, as the copies that they become. */
export function losersOf(
  copies: ReadonlyMap<string, OtherCopy>,
  { names, renewedAt }: { readonly names: ReadonlyMap<string, string>; readonly renewedAt: number },
): readonly BackupRow[] {
  return [...copies.values()].flatMap((copy) => {
    if (copy.here === null) return [];
    const free = names.get(rowKey(copy.table, copy.copyId));
    const row = toCopy(copy.here, copy, { free, renewedAt });
    return row === null ? [] : [row];
  });
}

function nameOf(row: BackupRow): string | null {
  const context = row.table === "contexts" ? tryDecode(row.table, row.payload) : null;
  if (context !== null) return context.archived === null ? context.name : null;
  const preset = row.table === "presets" ? tryDecode(row.table, row.payload) : null;
  return preset?.isActive === true ? preset.name : null;
}

/** Copies of the backup's own rows, by its ids. */
export function isCopiedOver(copy: OtherCopy | undefined, row: BackupRow): copy is OtherCopy {
  return copy !== undefined && copy.here === null && copy.id === idOf(row);
}
