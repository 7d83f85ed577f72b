import { toUtf8 } from "./to-utf8";

/** A file with conversations: the chosen one, or one within an archive or a folder. */
export type ExportPart = {
  /** What it is called where it is one of several that people know by their names. */
  readonly name?: string;
  /** Bytes that it says it has, for showing how far the reading is. */
  readonly size: number;
  /** Its bytes from the beginning; reading may fail in the middle. */
  readonly read: () => AsyncIterable<Uint8Array>;
};

/** A chosen file as the only part. */
export function toPart(file: Blob): ExportPart {
  return { size: file.size, read: () => readStream(file.stream()) };
}

/** Those of a folder's files that may hold conversations, by how they begin, in the order of names. */
export async function toParts(files: readonly File[]): Promise<readonly ExportPart[]> {
  const parts: ExportPart[] = [];
  const collator = new Intl.Collator("en", { numeric: true });
  for (const file of [...files].sort((left, right) => collator.compare(left.name, right.name))) {
    if (await isJson(file)) parts.push({ ...toPart(file), name: file.name });
  }
  return parts;
}

/** Bytes in which a file shows whether it is JSON, whatever blanks it begins with. */
const BEGINNING = 64;

async function isJson(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = "";
  // A file of a folder may be gone by now.
  try {
    for await (const bytes of toUtf8(readStream(file.slice(0, BEGINNING).stream()))) {
      text += decoder.decode(bytes, { stream: true });
    }
  } catch {
    return false;
  }
  return /^\s*[[{]/.test(text);
}

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await source.read();
      if (done) return;
      yield value;
    }
  } finally {
    await source.cancel().catch(() => undefined);
  }
}

/** Whether a file begins as an archive does: with an entry, or, where it has none, with its end. */
export async function isZip(file: Blob): Promise<boolean> {
  const [first, second, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b) return false;
  return (third === 3 && fourth === 4) || (third === 5 && fourth === 6);
}
