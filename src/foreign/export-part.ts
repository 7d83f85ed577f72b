/** A file with conversations: the chosen one, or one within an archive. */
export type ExportPart = {
  /** Bytes that it says it has, for showing how far the reading is. */
  readonly size: number;
  /** Its bytes from the beginning; reading may fail in the middle. */
  readonly read: () => AsyncIterable<Uint8Array>;
};

/** A chosen file as the only part. */
export function toPart(file: Blob): ExportPart {
  return { size: file.size, read: () => readStream(file.stream()) };
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
