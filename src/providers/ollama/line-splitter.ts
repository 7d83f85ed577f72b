import { AppError } from "../../domain/app-error";

/** Turns pieces of a byte stream into whole lines, wherever the pieces were cut. */
export type LineSplitter = {
  /** The lines that this piece completes, without the blank ones. */
  readonly push: (bytes: Uint8Array) => readonly string[];
  /** What stands after the last line break; empty if nothing does. */
  readonly rest: () => string;
};

/** A splitter of UTF-8 lines; fails with `provider-malformed` on a line over `maxLength` characters. */
export function createLineSplitter(maxLength: number): LineSplitter {
  const decoder = new TextDecoder();
  let pending = "";

  const add = (text: string) => {
    // Only the new text is searched, so that a long line costs its length once.
    const pieces = text.split("\n");
    const last = pieces.pop() ?? "";
    const lines = pieces.map((piece) => {
      const line = pending + piece;
      pending = "";
      return checked(line, maxLength);
    });
    pending = checked(pending + last, maxLength);
    return lines.filter((line) => line.trim() !== "");
  };

  return {
    push: (bytes) => add(decoder.decode(bytes, { stream: true })),
    rest: () => (pending + decoder.decode()).trim(),
  };
}

function checked(line: string, maxLength: number): string {
  if (line.length > maxLength) throw new AppError("provider-malformed", { data: { maxLength } });
  return line;
}
