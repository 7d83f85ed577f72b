import { AppError } from "../../domain/app-error";
import type { DiffStatus } from "../../domain/diff-status";
import { decodePayload, type Payload } from "../../store/database/payloads";
import type { PlainRow } from "../../store/database/plain-row";
import type { TableName } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";

type Here = PlainRow | "unreadable" | undefined;

/**
 * How a row of a backup stands to the row of that id here: by version, and where that is the same by
 * what it holds. One that does not open here is older than whatever opens.
 */
export function compareRow<T extends TableName>(
  there: BackupRow & { readonly table: T },
  payload: Payload<T>,
  here: Here,
): DiffStatus {
  if (here === undefined) return "new";
  if (here === "unreadable") return "newer";
  if (there.version > here.version) return "newer";
  if (there.version < here.version) return "older";
  if (!isPlacedAlike(there, here)) return "both";
  if (there.payload === here.payload) return "same";
  const own = tryDecode(there.table, here.payload);
  if (own === null) return "newer";
  return isEqual(withoutMarks(payload), withoutMarks(own)) ? "same" : "both";
}

/** The payload; null where it is not what the table holds. `version-unknown` for one of a newer release. */
export function tryDecode<T extends TableName>(table: T, payload: string): Payload<T> | null {
  try {
    return decodePayload(table, payload);
  } catch (error) {
    if (error instanceof AppError && error.code === "row-tampered") return null;
    throw error;
  }
}

/** Its place in the log is not part of what a row is: merging gives another. */
function isPlacedAlike(there: BackupRow, here: PlainRow): boolean {
  return Object.entries(there.columns).every(
    ([name, value]) => name === "order" || here.columns[name] === value,
  );
}

/**
 * A digest is made from the others' versions, under the vault's own key, and what came by a restore
 * may be marked so here: neither is a change.
 */
function withoutMarks<T extends object>(payload: T): object {
  const bare = "digest" in payload ? { ...payload, digest: "" } : payload;
  if (!("taint" in bare) || !Array.isArray(bare.taint)) return bare;
  const { taint, ...rest } = bare;
  const others = taint.filter((one) => one !== "import");
  // None is left out where a table may leave it out.
  return others.length === 0 ? rest : { ...rest, taint: others };
}

/** Whether two parsed payloads hold the same, in whatever order. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right)) return false;
  const names = Object.keys(left);
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (names.length !== Object.keys(right).length) return false;
  return names.every((name) => Object.hasOwn(right, name) && isEqual(left[name], right[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
