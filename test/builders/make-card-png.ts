export type PngChunk = {
  readonly type: string;
  readonly data: Uint8Array;
  /** What it says of its length, where that is not so. */
  readonly length?: number;
};

/** A file that begins as a PNG does and has these chunks before its end. */
export function makeCardPng(chunks: readonly PngChunk[]): Blob {
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const end: PngChunk = { type: "IEND", data: new Uint8Array(0) };
  const parts = [...chunks, end].flatMap(({ type, data, length = data.length }) => {
    const head = new Uint8Array(8);
    new DataView(head.buffer).setUint32(0, length);
    head.set(new TextEncoder().encode(type), 4);
    // Nobody who reads text from it looks at the sum.
    return [head, Uint8Array.from(data), new Uint8Array(4)];
  });
  return new Blob([signature, ...parts]);
}
