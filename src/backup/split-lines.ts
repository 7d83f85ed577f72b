import { type Bytes, fromUtf8 } from "../crypto/bytes";
import { AppError } from "../domain/app-error";

/** The lines of a slice, without their ends; `backup-damaged` where they are not whole or not so many. */
export function splitLines(bytes: Bytes, count: number): readonly string[] {
  const lines = decode(bytes).split("\n");
  // What follows the last line end: nothing, unless a line was cut.
  const isWhole = lines.pop() === "";
  if (!isWhole || lines.length !== count) throw new AppError("backup-damaged");
  return lines;
}

function decode(bytes: Bytes): string {
  try {
    return fromUtf8(bytes);
  } catch (cause) {
    throw new AppError("backup-damaged", { cause });
  }
}
