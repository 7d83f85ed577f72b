import { fromBase64, toBase64 } from "../../domain/base64";

/** Bytes of a message in one chunk; as base64 it stays below what browsers take, 1 MB. */
const CHUNK_BYTES = 700 * 1024;

/** The longest message that is taken, in bytes. */
const LONGEST_MESSAGE = 16 * 1024 * 1024;

/** A part of a message of one connection, or all of it. */
export type Chunk = {
  readonly type: "piece";
  readonly id: number;
  readonly data: string;
  readonly last: boolean;
};

/** A text in chunks that are each small enough to be handed over. */
export function toChunks(id: number, text: string): readonly Chunk[] {
  const bytes = new TextEncoder().encode(text);
  const chunks: Chunk[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += CHUNK_BYTES) {
    const end = at + CHUNK_BYTES;
    const data = toBase64(bytes.subarray(at, end));
    chunks.push({ type: "piece", id, data, last: end >= bytes.length });
  }
  return chunks;
}

/**
 * Joins the chunks of one connection. The returned function takes a chunk and gives the text once it
 * is whole, null before, and undefined where it is none or too long.
 */
export function createJoiner(): (chunk: Pick<Chunk, "data" | "last">) => string | null | undefined {
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  return ({ data, last }) => {
    const bytes = fromBase64(data);
    if (bytes === null) return undefined;
    held.push(bytes);
    size += bytes.length;
    if (size > LONGEST_MESSAGE) return undefined;
    if (!last) return null;
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of held) {
      whole.set(part, at);
      at += part.length;
    }
    held = [];
    size = 0;
    return toText(whole);
  };
}

function toText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
