import type { PayloadLimit } from "./payload";
import { malformedError } from "./provider-error";

/** Turns chunks of a byte stream into whole lines, wherever the chunks were cut. */
export type LineSplitter = {
  /** The lines that this chunk completes, without the blank ones. */
  readonly push: (bytes: Uint8Array) => readonly string[];
  /** What stands after the last line break; empty if nothing does. */
  readonly rest: () => string;
};

/** A splitter of UTF-8 lines; fails with `provider-malformed` on a line over `maxLength` characters. */
export function createLineSplitter({ host, maxLength }: PayloadLimit): LineSplitter {
  // Takes a byte order mark away too.
  const decoder = new TextDecoder();
  let pending = "";

  const checked = (line: string) => {
    if (line.length > maxLength) throw malformedError(host, { maxLength });
    return line;
  };

  const add = (text: string) => {
    // Only the new text is searched, so that a long line costs its length once. CR LF makes a blank
    // line more, which is dropped like any other; so it may be cut in the middle.
    const chunks = text.split(/[\r\n]/);
    const last = chunks.pop() ?? "";
    const lines = chunks.map((chunk) => {
      const line = pending + chunk;
      pending = "";
      return checked(line);
    });
    pending = checked(pending + last);
    return lines.filter((line) => line.trim() !== "");
  };

  return {
    push: (bytes) => add(decoder.decode(bytes, { stream: true })),
    rest: () => (pending + decoder.decode()).trim(),
  };
}
