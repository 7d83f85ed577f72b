import * as z from "zod/mini";
import { AppError } from "../domain/app-error";
import { isRecord } from "../domain/is-record";
import { isValidOrder } from "../domain/log-order";
import { backedUpTables } from "../store/database/backed-up-tables";
import { ruleOf, type TableName } from "../store/database/schema";
import type { BackupLine } from "./backup-line";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const FIXED_IDS: readonly string[] = backedUpTables(true).filter((table) => ruleOf(table).single);
const idSchema = z.string().check(z.refine((id) => UUID.test(id) || FIXED_IDS.includes(id)));
const payloadSchema = z.custom<object>(isRecord);

const COLUMN_SCHEMAS = {
  id: idSchema,
  parent: idSchema,
  previous: z.nullable(idSchema),
  order: z.int(),
} as const;

/** A higher place would leave none for what is said after it. */
const orderSchema = z.int().check(z.refine(isValidOrder));

const goneSchema = z.union([
  z.strictObject({ table: z.string(), id: idSchema, gone: z.literal(true) }),
  z.strictObject({ table: z.string(), parent: idSchema, gone: z.literal(true) }),
]);

/** Reads a line of a backup that holds these tables; `backup-damaged` where it is none. */
export function createLineParser(tables: readonly TableName[]): (line: string) => BackupLine {
  const schemasByTable = new Map(tables.map((table) => [table as string, rowSchema(table)]));
  return (line) => {
    const value = parseJson(line);
    const table = isRecord(value) && "table" in value ? value.table : null;
    const schema = typeof table === "string" ? schemasByTable.get(table) : undefined;
    if (schema === undefined) throw new AppError("backup-damaged");
    return isRecord(value) && "gone" in value ? toGone(value) : toRow(value, schema);
  };
}

type RowSchema = ReturnType<typeof rowSchema>;

function rowSchema(table: TableName) {
  const columns = ruleOf(table).columns.map((name) => [name, columnSchema(table, name)] as const);
  return z.strictObject({
    table: z.literal(table),
    ...(Object.fromEntries(columns) as Record<"id", typeof idSchema>),
    version: z.int().check(z.positive()),
    payload: payloadSchema,
  });
}

function columnSchema(table: TableName, name: keyof typeof COLUMN_SCHEMAS) {
  // A row's order can be a number of its own kind, as a revision's is.
  const isInLog = name === "order" && ruleOf(table).inLog;
  const schema = isInLog ? orderSchema : COLUMN_SCHEMAS[name];
  // Rows of the first releases have no place in the log until they are written anew.
  return table === "conversations" && name === "order" ? z.optional(schema) : schema;
}

function toRow(value: unknown, schema: RowSchema): BackupLine {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError("backup-damaged");
  const { table, version, payload, ...columns } = parsed.data;
  return { table, columns, version, payload: printJson(payload) };
}

function toGone(value: unknown): BackupLine {
  const parsed = goneSchema.safeParse(value);
  if (!parsed.success) throw new AppError("backup-damaged");
  const { table, gone: _gone, ...gone } = parsed.data;
  return { table: table as TableName, gone };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Without its cause: that quotes the line.
    throw new AppError("backup-damaged");
  }
}

/** What is nested too deeply to be printed was never stored. */
function printJson(value: object): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new AppError("backup-damaged", { cause });
  }
}
