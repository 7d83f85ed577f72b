import { type Bytes, utf8 } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { MAX_LINE_BYTES, SLICE_BYTES } from "./backup-limits";

/** Bytes of whole lines. */
export type Slice = { readonly bytes: Bytes; readonly lines: number };

export type SliceBuilder = {
  /** Takes a line with its end; gives the slices that are full by it, mostly none. */
  readonly add: (line: string) => readonly Slice[];
  /** What is left. */
  readonly end: () => readonly Slice[];
};

/**
 * Makes slices of lines: as many as fit into about 2 MB, in UTF-8; a longer line is one of its own.
 * `limit-exceeded` for a line that no reader would take.
 */
export function createSliceBuilder(): SliceBuilder {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(SLICE_BYTES);
  let used = 0;
  let lines = 0;
  const fits = (line: string) => {
    if (line.length > buffer.length - used) return false;
    const { read, written } = encoder.encodeInto(line, buffer.subarray(used));
    if (read < line.length) return false;
    used += written;
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

function longSlice(line: string): Slice {
  const bytes = utf8(line);
  // No row is that long: each field of it has a limit of its own.
  if (bytes.length > MAX_LINE_BYTES) throw new AppError("internal");
  return { bytes, lines: 1 };
}
