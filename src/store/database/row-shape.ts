import { type Row, ruleOf, type TableName } from "./schema";

const NO_BYTES = new Uint8Array(0);

/**
 * A row as it came from the database, with values in its clear columns that can be read: one that
 * lacks a column, or has something else in it, gets a value there that no stored row has, and so does
 * not open. What an index found it by stays as it is, for scans go on from there.
 */
export function shapedRow<T extends TableName>(
  table: T,
  row: Row<T>,
  isKey: (value: unknown) => boolean,
): Row<T> {
  const odd = oddValues(table, row, isKey);
  // A row that is as it was written is not copied: this is done for every row that is read.
  return Object.keys(odd).length === 0 ? row : { ...row, ...odd };
}

function oddValues(
  table: TableName,
  row: Readonly<Record<string, unknown>>,
  isKey: (value: unknown) => boolean,
): Record<string, unknown> {
  const { parent, previous, order, version, keyId, sealed } = row;
  const columns: readonly string[] = ruleOf(table).columns;
  const has = (name: string) => columns.includes(name);
  const odd: Record<string, unknown> = {};
  if (has("parent") && typeof parent !== "string" && !isKey(parent)) odd.parent = "";
  if (has("previous") && typeof previous !== "string" && previous !== null) odd.previous = "";
  // Heads of versions 1 and 2 have none until they are written anew.
  const mayLack = table === "conversations" && order === undefined;
  if (has("order") && typeof order !== "number" && !mayLack && !isKey(order))
    odd.order = Number.NaN;
  if (!Number.isSafeInteger(version)) odd.version = Number.NaN;
  if (typeof keyId !== "string") odd.keyId = "";
  if (!ArrayBuffer.isView(sealed)) odd.sealed = NO_BYTES;
  return odd;
}
