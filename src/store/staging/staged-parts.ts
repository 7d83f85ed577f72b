import type { PlainRow } from "../database/plain-row";

/** Rows of one transaction: enough that beginning it costs nothing beside them. */
const PART_ROWS = 2_000;

/** UTF-16 units of payloads of one transaction: they are in memory in clear and sealed. */
const PART_LENGTH = 1_000_000;

/** The rows in parts, each for one transaction; a row that is longer by itself is one. */
export function* stagedParts(rows: readonly PlainRow[]): Generator<readonly PlainRow[]> {
  let part: PlainRow[] = [];
  let length = 0;
  for (const row of rows) {
    const isFull = part.length >= PART_ROWS || length + row.payload.length > PART_LENGTH;
    if (isFull && part.length > 0) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(row);
    length += row.payload.length;
  }
  if (part.length > 0) yield part;
}
