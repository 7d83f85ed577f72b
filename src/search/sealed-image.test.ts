import { describe, expect, it } from "vitest";
import { type MemoryFile, memoryFile } from "../../test/fakes/memory-file";
import { type ChunkFile, createChunkFile } from "./chunk-file";
import { CHUNK_BYTES, unpackChunks } from "./pack-chunk";
import { createSealedImage } from "./sealed-image";

const keyOf = (fill: number) => {
  const bytes = new Uint8Array(32).fill(fill);
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
};

async function imageOf(file: MemoryFile, { fill = 1, name = "words" } = {}) {
  return createSealedImage({ file, key: await keyOf(fill), name });
}

const sameBytes = (one: Uint8Array, other = new Uint8Array()) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other)) === 0;

/** Bytes that do not get fewer. */
const noise = (length = CHUNK_BYTES) => crypto.getRandomValues(new Uint8Array(length));

function filled(chunks: number): ChunkFile {
  const file = createChunkFile();
  for (let nth = 0; nth < chunks; nth += 1) file.write(noise(), nth * CHUNK_BYTES);
  return file;
}

async function save(image: Awaited<ReturnType<typeof imageOf>>, chunks: ChunkFile, about: string) {
  const frozen = chunks.freeze();
  await image.save(frozen, about);
  frozen.end(true);
}

/** A file with five chunks, saved twice. */
async function setup() {
  const file = memoryFile();
  const image = await imageOf(file);
  const chunks = filled(5);
  await save(image, chunks, "one");
  chunks.write(noise(100), 2 * CHUNK_BYTES);
  await save(image, chunks, "two");
  return { file, image, chunks };
}

const load = async (file: MemoryFile, given = {}) => (await imageOf(file, given)).load();

function copyOf(bytes: Uint8Array): MemoryFile {
  const file = memoryFile();
  file.write(bytes, { at: 0 });
  return file;
}

/** Where the chunks of an image of equal ones may begin. */
const BLOCK = 1_024;

describe("a sealed image", () => {
  it("is loaded as it was saved last", async () => {
    const { file, chunks } = await setup();
    const loaded = await load(file);
    expect(loaded?.about).toBe("two");
    expect(await unpackChunks(loaded?.chunks ?? [])).toEqual([...chunks.freeze().chunks]);
  });

  it("writes only the pieces that have changed", async () => {
    const { file, image, chunks } = await setup();
    const before = file.all();
    chunks.write(noise(10), 4 * CHUNK_BYTES);
    let written = 0;
    const again = await imageOf({
      ...file,
      write: (bytes, at) => {
        if (bytes.some((byte) => byte !== 0)) written += bytes.length;
        return file.write(bytes, at);
      },
    });
    await again.load();
    await save(again, chunks, "three");
    expect(written).toBeLessThan(CHUNK_BYTES + 2 * BLOCK);
    expect(file.getSize()).toBeLessThan(before.length + CHUNK_BYTES + 4 * BLOCK);
    image.close();
  });

  it("keeps nothing of what a piece held before", async () => {
    const file = memoryFile();
    const image = await imageOf(file);
    const chunks = filled(3);
    await save(image, chunks, "one");
    const former = file.all();
    chunks.write(noise(), CHUNK_BYTES);
    await save(image, chunks, "two");
    const now = file.all();
    const kept = (at: number) =>
      Buffer.from(now).includes(Buffer.from(former.subarray(at, at + 64)));
    const starts = Array.from({ length: 3 }, (_, nth) => (2 + nth * 65) * BLOCK);
    expect(starts.filter(kept).length).toBe(2);
  });

  it("stays about as large as what it holds, however often it is saved", async () => {
    const { file, image, chunks } = await setup();
    for (let nth = 0; nth < 60; nth += 1) {
      for (const at of [nth % 5, (nth * 3) % 5]) chunks.write(noise(500), at * CHUNK_BYTES);
      await save(image, chunks, String(nth));
    }
    expect(file.getSize()).toBeLessThan(9 * CHUNK_BYTES);
    expect((await load(file))?.about).toBe("59");
  });

  it("is about as large as what it holds though all of it was written anew as it grew", async () => {
    const file = memoryFile();
    const image = await imageOf(file);
    const chunks = createChunkFile();
    for (const count of [8, 14, 20]) {
      for (let nth = 0; nth < count; nth += 1) chunks.write(noise(), nth * CHUNK_BYTES);
      await save(image, chunks, String(count));
    }
    expect(file.getSize()).toBeLessThan(27 * CHUNK_BYTES);
    expect((await load(file))?.chunks.length).toBe(20);
  });

  it("is not there under another key, or another name, and then nothing is", async () => {
    for (const given of [{ fill: 2 }, { name: "other" }]) {
      const { file } = await setup();
      expect(await load(file, given)).toBeNull();
      expect(file.getSize()).toBe(0);
    }
  });

  it("is not there where any of it was cut off, altered, or put in another's place", async () => {
    const { file } = await setup();
    const whole = file.all();
    const chunk = (nth: number) => whole.slice((2 + nth * 65) * BLOCK, (2 + nth * 65 + 65) * BLOCK);
    const swapped = whole.slice();
    swapped.set(chunk(0), (2 + 65) * BLOCK);
    swapped.set(chunk(1), 2 * BLOCK);
    const missing = whole.slice();
    missing.fill(0, 2 * BLOCK, (2 + 65) * BLOCK);
    const flipped = whole.slice();
    flipped[(2 + 65) * BLOCK + 40] = (flipped[(2 + 65) * BLOCK + 40] ?? 0) ^ 1;
    const cut = whole.slice(0, whole.length - 70 * BLOCK);
    for (const bytes of [swapped, missing, flipped, cut, noise(5_000), new Uint8Array(10)]) {
      const damaged = copyOf(bytes);
      expect(await load(damaged)).toBeNull();
      expect(damaged.getSize()).toBe(0);
    }
    expect((await load(copyOf(whole)))?.about).toBe("two");
  });

  it("killed at any write is the former one or the next one", async () => {
    const seen = new Set<string>();
    for (let writes = 0; writes < 20; writes += 1) {
      const { file, image, chunks } = await setup();
      const [before, after] = [[...chunks.freeze().chunks], chunks];
      after.write(noise(), 0);
      after.write(noise(), 3 * CHUNK_BYTES);
      file.failAfter(writes);
      await save(image, after, "three").catch(() => undefined);
      file.failAfter(Number.POSITIVE_INFINITY);
      const loaded = await load(file);
      seen.add(loaded?.about ?? "none");
      const wanted = loaded?.about === "two" ? before : [...after.freeze().chunks];
      const found = await unpackChunks(loaded?.chunks ?? []);
      const isSame = wanted.every((chunk, nth) => sameBytes(chunk, found[nth]));
      expect(isSame, `after ${writes} writes`).toBe(true);
    }
    expect([...seen].toSorted()).toEqual(["three", "two"]);
  });

  it("that was dropped while it was saved is gone", async () => {
    const { file, image, chunks } = await setup();
    chunks.write(noise(), 0);
    const saving = save(image, chunks, "three");
    image.drop();
    await saving;
    expect(file.getSize()).toBeLessThanOrEqual(2 * BLOCK);
    expect(await load(file)).toBeNull();
  });
});

describe("a file in pieces", () => {
  it("reads what was written, zeros where nothing was, and tells its end", () => {
    const file = createChunkFile();
    file.write(new Uint8Array(10).fill(7), CHUNK_BYTES - 5);
    const into = new Uint8Array(12).fill(9);
    expect(file.read(into, CHUNK_BYTES - 6)).toBe(false);
    expect([...into]).toEqual([0, ...new Array(10).fill(7), 0]);
    expect(file.read(into.subarray(0, 4), CHUNK_BYTES)).toBe(true);
    file.truncate(CHUNK_BYTES - 2);
    expect(file.read(into, CHUNK_BYTES - 5)).toBe(false);
    expect([...into.subarray(0, 4)]).toEqual([7, 7, 7, 0]);
  });

  it("frozen stays as it was while it is written, and tells what was not stored again", () => {
    const file = createChunkFile();
    file.write(new Uint8Array(CHUNK_BYTES).fill(1), 0);
    const frozen = file.freeze();
    file.write(new Uint8Array(4).fill(2), 0);
    expect(frozen.chunks[0]?.[0]).toBe(1);
    frozen.end(false);
    expect([...file.freeze().changed]).toEqual([0]);
  });
});
