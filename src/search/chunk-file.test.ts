import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createChunkFile } from "./chunk-file";
import { CHUNK_BYTES, type Chunk } from "./pack-chunk";

const chunkOf = (fill: number): Chunk => new Uint8Array(CHUNK_BYTES).fill(fill);
const packed = (fill: number) => ({ packed: Uint8Array.from(deflateRawSync(chunkOf(fill))) });

function byteAt(file: ReturnType<typeof createChunkFile>, at: number): number {
  const into = new Uint8Array(1);
  file.read(into, at);
  return into[0] ?? 0;
}

describe("a file of packed pieces", () => {
  it("is read and written as if none were packed", () => {
    const file = createChunkFile([packed(1), packed(2), packed(3)]);
    expect(file.size()).toBe(3 * CHUNK_BYTES);
    const into = new Uint8Array(4);
    file.read(into, CHUNK_BYTES - 2);
    expect([...into]).toEqual([1, 1, 2, 2]);
    file.write(new Uint8Array([9]), 2 * CHUNK_BYTES);
    expect([byteAt(file, 2 * CHUNK_BYTES), byteAt(file, 2 * CHUNK_BYTES + 1)]).toEqual([9, 3]);
  });

  it("keeps what was written while the others are unpacked", async () => {
    const file = createChunkFile(Array.from({ length: 40 }, (_, nth) => packed(nth)));
    const unpacked = file.unpacked();
    file.write(new Uint8Array([99]), 30 * CHUNK_BYTES);
    file.truncate(39 * CHUNK_BYTES);
    await unpacked;
    expect(byteAt(file, 30 * CHUNK_BYTES)).toBe(99);
    expect(byteAt(file, 30 * CHUNK_BYTES + 1)).toBe(30);
    expect(byteAt(file, 29 * CHUNK_BYTES)).toBe(29);
    expect(file.freeze().chunks.length).toBe(39);
  });

  it("is unpacked some at a time, until none is left", () => {
    const file = createChunkFile(Array.from({ length: 7 }, (_, nth) => packed(nth)));
    const left = [3, 3, 3, 3].map((most) => file.unpackSome(most));
    expect(left).toEqual([true, true, false, false]);
    expect(Array.from({ length: 7 }, (_, nth) => byteAt(file, nth * CHUNK_BYTES))).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });

  it("is frozen whole, with what was written alone as changed", () => {
    const file = createChunkFile([packed(1), packed(2)]);
    file.write(new Uint8Array([9]), 0);
    const { chunks, changed } = file.freeze();
    expect([chunks[0]?.[0], chunks[0]?.[1], chunks[1]?.[0]]).toEqual([9, 1, 2]);
    expect([...changed]).toEqual([0]);
  });
});
