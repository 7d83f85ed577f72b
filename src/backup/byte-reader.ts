import { type Bytes, concat } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { type ByteStream, partsOf } from "./byte-stream";

/** Takes a stream apart; all fail as the stream does. */
export type ByteReader = {
  /** Exactly so many bytes; `backup-damaged` where there are fewer. */
  readonly take: (length: number) => Promise<Bytes>;
  /** Up to the next line end, without it; `backup-damaged` where none comes within so many bytes. */
  readonly takeLine: (most: number) => Promise<Bytes>;
  readonly isAtEnd: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const LINE_END = 10;

/** A reader that holds one part of the stream beside what it is asked for. */
export function createByteReader(stream: ByteStream): ByteReader {
  const parts = partsOf(stream);
  let held: Bytes = new Uint8Array();
  const fill = async () => {
    while (held.length === 0) {
      const { done, value } = await parts.next();
      if (done === true) return false;
      held = value;
    }
    return true;
  };
  const shift = (length: number) => {
    const first = held.subarray(0, length);
    held = held.subarray(length);
    return first;
  };
  return {
    take: async (length) => {
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; ) {
        if (!(await fill())) throw new AppError("backup-damaged");
        const part = shift(length - at);
        bytes.set(part, at);
        at += part.length;
      }
      return bytes;
    },
    takeLine: async (most) => {
      const line: Bytes[] = [];
      for (let length = 0; length <= most; ) {
        if (!(await fill())) break;
        const end = held.indexOf(LINE_END);
        const part = shift(end === -1 ? held.length : end + 1);
        line.push(part);
        length += part.length;
        if (end !== -1 && length <= most + 1) return concat(...line).subarray(0, -1);
      }
      throw new AppError("backup-damaged");
    },
    isAtEnd: async () => !(await fill()),
    close: async () => {
      await parts.return(undefined);
    },
  };
}
