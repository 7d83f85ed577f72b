import { fromUtf8, utf8 } from "../crypto/bytes";
import { openEnvelope, sealEnvelope } from "../crypto/envelope";
import type { Keyring } from "../crypto/keyring";
import { rowAad } from "../crypto/row-aad";
import { AppError } from "../domain/app-error";
import { decodePayload, encodePayload, type Payload } from "./payloads";
import { type Row, TABLE_COLUMNS, type TableName } from "./schema";

export type RowDraft<C> = {
  readonly table: TableName;
  readonly columns: C;
  readonly version: number;
  readonly payload: object;
};

type Sealed = { readonly version: number; readonly keyId: string; readonly sealed: Uint8Array };

export type OpenedRow<T extends TableName> = {
  readonly row: Row<T>;
  readonly payload: Payload<T>;
};

/** The row as it is stored: clear columns, and the payload sealed to exactly these columns. */
export async function sealRow<C extends { readonly id: string }>(
  keyring: Keyring,
  { table, columns, version, payload }: RowDraft<C>,
): Promise<C & Sealed> {
  const clear = { ...columns, version, keyId: keyring.keyId };
  const plaintext = utf8(encodePayload(payload));
  const sealed = await sealEnvelope({ keyring, aad: placeOf(table, clear), plaintext });
  return { ...clear, sealed };
}

/** The row with its payload; `row-tampered`, `key-missing` or `version-unknown` if it does not open. */
export async function openRow<T extends TableName>(
  keyring: Keyring,
  table: T,
  row: Row<T>,
): Promise<OpenedRow<T>> {
  if (!ArrayBuffer.isView(row.sealed)) throw new AppError("row-tampered");
  const aad = placeOf(table, row);
  const plaintext = await openEnvelope({ keyring, aad, envelope: row.sealed });
  return { row, payload: decodePayload(table, fromUtf8(plaintext)) };
}

function placeOf(table: TableName, columns: Readonly<Record<string, unknown>>): Uint8Array {
  const names = [...TABLE_COLUMNS[table], "version", "keyId"];
  return rowAad(
    table,
    names.map((name) => columnValue(columns[name])),
  );
}

function columnValue(value: unknown): string | number | null {
  if (typeof value === "string" || value === null) return value;
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new AppError("row-tampered");
}
