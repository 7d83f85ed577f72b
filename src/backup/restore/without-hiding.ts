import { refusedIn, withRefused } from "../../domain/refused-origins";
import { encodePayload } from "../../store/database/payloads";
import { nextVersion, type TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";
import { idOf } from "./comparison";

/**
 * The row of a backup without leave to hide from a server which extension asks it: a file gives none.
 * What the person has answered here, yes or no, stays for the address it was answered for.
 */
export async function withoutHiding(here: RowView | null, row: BackupRow): Promise<BackupRow> {
  if (row.table === "connections") return change(here, row, "connections", (one) => one.url);
  if (row.table === "settings") {
    return withRefusals(here, await change(here, row, "settings", (one) => one.ollamaUrl));
  }
  return row;
}

type Hiding = Extract<TableName, "connections" | "settings">;
type Decoded<T extends Hiding> = NonNullable<ReturnType<typeof tryDecode<T>>>;

async function change<T extends Hiding>(
  here: RowView | null,
  row: BackupRow,
  table: T,
  addressOf: (payload: Decoded<T>) => string,
): Promise<BackupRow> {
  const payload = tryDecode(table, row.payload);
  if (payload === null) return row;
  const own = await readOwn(here, row, table);
  const answered = own !== null && addressOf(own) === addressOf(payload) ? own.hidesOrigin : null;
  // No file takes back a no, nor says yes.
  const isKept = answered === false ? payload.hidesOrigin !== false : payload.hidesOrigin === true;
  if (!isKept || answered === payload.hidesOrigin) return row;
  // Left out where nobody has answered, not false: that would be the person's own no.
  const { hidesOrigin: _theirs, ...rest } = payload;
  const kept = answered === false ? { ...rest, hidesOrigin: false } : rest;
  return { ...row, version: nextVersion(row), payload: encodePayload(table, kept) };
}

/** Every origin that was refused here, or is in the backup, whatever leads there by then. */
async function withRefusals(here: RowView | null, row: BackupRow): Promise<BackupRow> {
  const payload = tryDecode("settings", row.payload);
  const own = await readOwn(here, row, "settings");
  if (payload === null || own === null) return row;
  const kept = payload.refusedOrigins ?? [];
  const all = [...new Set([...kept, ...refusedIn(own)])];
  if (all.length === kept.length) return row;
  const next = encodePayload("settings", withRefused(payload, all));
  return { ...row, version: nextVersion(row), payload: next };
}

async function readOwn<T extends Hiding>(here: RowView | null, row: BackupRow, table: T) {
  const id = idOf(row);
  const found = (await here?.find(table, [id]))?.get(id);
  return typeof found === "object" ? tryDecode(table, found.payload) : null;
}
