import { type Bytes, fromUtf8, utf8 } from "../../crypto/bytes";
import { openEnvelope, sealEnvelope } from "../../crypto/envelope";
import type { KeySet } from "../../crypto/key-set";
import { type ClearColumn, rowAad } from "../../crypto/row-aad";
import { AppError } from "../../domain/app-error";
import { decodePayload, encodePayload, type Payload } from "../database/payloads";
import { type Row, type RowState, ruleOf, type TableName } from "../database/schema";

export type RowDraft<C> = {
  readonly table: TableName;
  readonly columns: C;
  readonly version: number;
  readonly payload: object;
  /** Where what it counts as was made before it is sealed. */
  readonly iv?: Bytes;
};

export type Sealed = RowState;

export type OpenedRow<T extends TableName> = {
  readonly row: Row<T>;
  readonly payload: Payload<T>;
};

/** The row as it is stored: clear columns, and the payload sealed to exactly these columns. */
export function sealRow<C extends { readonly id: string }>(
  keys: KeySet,
  { payload, ...draft }: RowDraft<C>,
): Promise<C & Sealed> {
  return sealBytes(keys, { ...draft, plaintext: utf8(encodePayload(draft.table, payload)) });
}

/** As `sealRow`, for a payload that is encoded already. */
export async function sealBytes<C extends { readonly id: string }>(
  keys: KeySet,
  draft: Omit<RowDraft<C>, "payload"> & { readonly plaintext: Uint8Array },
): Promise<C & Sealed> {
  const { table, columns, version, plaintext, iv } = draft;
  const clear = { ...columns, version, keyId: keys.current().keyId };
  const sealed = await sealEnvelope({
    keys,
    aad: aadOf(table, clear),
    plaintext,
    packs: ruleOf(table).packs,
    ...(iv === undefined ? {} : { iv }),
  });
  return { ...clear, sealed };
}

/** The row with its payload; `row-tampered`, `key-missing` or `version-unknown` if it does not open. */
export async function openRow<T extends TableName>(
  keys: KeySet,
  table: T,
  row: Row<T>,
): Promise<OpenedRow<T>> {
  return { row, payload: decodePayload(table, fromUtf8(await openBytes(keys, table, row))) };
}

/** The payload as it was encoded, of whatever version; fails as `openRow` does. */
export async function openBytes<T extends TableName>(
  keys: KeySet,
  table: T,
  row: Row<T>,
): Promise<Bytes> {
  if (!ArrayBuffer.isView(row.sealed)) throw new AppError("row-tampered");
  try {
    return await openEnvelope({ keys, aad: aadOf(table, row), envelope: row.sealed });
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === "key-missing";
    // The row and its envelope name the same key, unless one of them was altered.
    if (isMissing && keys.find(row.keyId) !== undefined) throw new AppError("row-tampered");
    throw error;
  }
}

function aadOf(table: TableName, columns: Readonly<Record<string, unknown>>): Uint8Array {
  // Rows of versions 1 and 2 were sealed without it; taking it from a newer one keeps that from opening.
  const isOld = table === "conversations" && columns.order === undefined;
  const values: ClearColumn[] = [];
  for (const name of ruleOf(table).columns) {
    if (!isOld || name !== "order") values.push(columnValue(columns[name]));
  }
  values.push(columnValue(columns.version), columnValue(columns.keyId));
  return rowAad(table, values);
}

function columnValue(value: unknown): string | number | null {
  if (typeof value === "string" || value === null) return value;
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new AppError("row-tampered");
}
