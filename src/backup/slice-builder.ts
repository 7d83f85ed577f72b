import { type Bytes, concat, utf8 } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { MAX_LINE_BYTES, SLICE_BYTES } from "./backup-limits";
import type { Line } from "./format-line";

/** Bytes of whole lines. */
export type Slice = { readonly bytes: Bytes; readonly lines: number };

export type SliceBuilder = {
  /** Takes a line; gives the slices that are full by it, mostly none. */
  readonly add: (line: Line) => readonly Slice[];
  /** What is left. */
  readonly end: () => readonly Slice[];
};

/**
 * Makes slices of lines: as many as fit into about 2 MB, in UTF-8; a longer line is one of its own.
 * `internal` for a line that no reader would take.
 */
export function createSliceBuilder(): SliceBuilder {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(SLICE_BYTES);
  let used = 0;
  let lines = 0;
  /** Puts the part there; tells where it ends, or null where it does not fit. */
  const put = (part: string | Bytes, at: number): number | null => {
    if (part.length > buffer.length - at) return null;
    if (typeof part !== "string") {
      buffer.set(part, at);
      return at + part.length;
    }
    const { read, written } = encoder.encodeInto(part, buffer.subarray(at));
    return read < part.length ? null : at + written;
  };
  const fits = (line: Line) => {
    let end: number | null = used;
    for (const part of line) end = end === null ? null : put(part, end);
    if (end === null) return false;
    used = end;
    lines += 1;
    return true;
  };
  const end = (): readonly Slice[] => {
    const slice = { bytes: buffer.slice(0, used), lines };
    used = 0;
    lines = 0;
    return slice.lines === 0 ? [] : [slice];
  };
  return {
    add: (line) => {
      if (fits(line)) return [];
      const full = end();
      return fits(line) ? full : [...full, longSlice(line)];
    },
    end,
  };
}

function longSlice(line: Line): Slice {
  const bytes = concat(...line.map((part) => (typeof part === "string" ? utf8(part) : part)));
  // No snapshot gives a row that is that long.
  if (bytes.length > MAX_LINE_BYTES) throw new AppError("internal");
  return { bytes, lines: 1 };
}
