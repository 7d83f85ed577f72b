import * as z from "zod/mini";
import { utf8 } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import { idSchema } from "../../domain/id";
import { isValidOrder } from "../../domain/log-order";
import { backedUpTables } from "../database/backed-up-tables";
import { decodePayload } from "../database/payloads";
import type { PlainRow } from "../database/plain-row";
import { type RowState, ruleOf, type TableName } from "../database/schema";
import type { RowPut } from "../database/write-rows";
import { sealBytes } from "../rows/sealed-row";

/** A row to put, whatever is there. */
export type StagedRow = Omit<RowPut, "replaces"> & { readonly row: RowState };

/** What each column of a row that anybody else has written must be. */
const COLUMN_SCHEMAS = {
  id: idSchema,
  parent: idSchema,
  previous: z.nullable(idSchema),
  order: z.int().check(z.nonnegative()),
} as const;

const versionSchema = z.int().check(z.positive());

/** The rest a store makes itself, or has from another one here. */
const TAKEN: ReadonlySet<TableName> = new Set(backedUpTables(true));

/**
 * The row as it is stored, at its own version and under the current key. Fails with `row-tampered`
 * where it is not what its table holds, and with `version-unknown` where a newer release wrote it.
 */
export async function sealStagedRow(keys: KeySet, given: PlainRow): Promise<StagedRow> {
  const { table, version, payload } = given;
  const columns = checkColumns(given);
  decodePayload(table, payload);
  // The text as it is: brought to the form of today when it is read, like any older row.
  const plaintext = utf8(payload);
  return { table, row: await sealBytes(keys, { table, columns, version, plaintext }) };
}

function checkColumns({ table, columns, version }: PlainRow): { readonly id: string } {
  const names = ruleOf(table).columns.filter((name) => {
    // Rows of versions 1 and 2 have none.
    return !(table === "conversations" && name === "order" && columns.order === undefined);
  });
  const isWhole =
    TAKEN.has(table) &&
    versionSchema.safeParse(version).success &&
    names.every((name) => isColumn(table, name, columns[name]));
  if (!isWhole) throw new AppError("row-tampered");
  const kept = Object.fromEntries(names.map((name) => [name, columns[name]]));
  return { ...kept, id: String(columns.id) };
}

function isColumn(table: TableName, name: keyof typeof COLUMN_SCHEMAS, value: unknown): boolean {
  if (name === "id" && ruleOf(table).single) return value === table;
  if (name === "order" && ruleOf(table).inLog && !isValidOrder(value)) return false;
  return COLUMN_SCHEMAS[name].safeParse(value).success;
}
