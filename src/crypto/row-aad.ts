import { AppError } from "../domain/app-error";
import { type Bytes, utf8 } from "./bytes";

/** What may stand in a clear column: an id, an integer, or nothing. */
export type ClearColumn = string | number | null;

/**
 * The one encoding of a row's place: UTF-8 of the JSON array of table and clear columns, in the
 * table's fixed order. It is canonical because strings, integers and null have exactly one JSON
 * form here, and quotes and commas keep neighbours apart ("ab","c" is not "a","bc"). A number that
 * is not a safe integer has no such form (NaN would read as null) and throws `internal`.
 */
export function rowAad(table: string, columns: readonly ClearColumn[]): Bytes {
  for (const column of columns) {
    if (typeof column === "number" && !Number.isSafeInteger(column)) throw new AppError("internal");
  }
  return utf8(JSON.stringify([table, ...columns]));
}
