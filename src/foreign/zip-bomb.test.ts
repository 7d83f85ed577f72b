import { describe, expect, it } from "vitest";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { countReads, deflateZeros, zipOver } from "../../test/builders/zip-bomb";
import { readExport } from "./read-export";
import { openRecordZip, openZip } from "./read-zip";
import { createZipFile } from "./write-zip";
import { ZIP_LIMITS, type ZipLimits } from "./zip-limits";

const MIB = 1_048_576;
const NAME = "conversations.json";

/** Reads all of an archive, and tells what was handed on of it and which limit ended that. */
async function readThrough(file: Blob, limits: Partial<ZipLimits> = {}) {
  let bytes = 0;
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  try {
    for (const part of await openZip(file, limits)) {
      for await (const chunk of part.read()) {
        bytes += chunk.length;
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }
    }
  } catch (error) {
    return { bytes, most, limit: (error as { limit?: string }).limit ?? String(error) };
  }
  return { bytes, most, limit: null };
}

const BOMB = 4_000;

/** Almost four gibibytes in four mebibytes. */
const bomb = deflateZeros(BOMB);

/** A mebibyte or so of the file waits before the inflater, and counts as what was inflated from. */
const AHEAD = 1.5 * MIB * ZIP_LIMITS.maxRatio;

describe("an archive that inflates to gigabytes", () => {
  it("is cut by the ratio after 64 MiB: what is read, handed on and held is bounded", async () => {
    const { file, read } = countReads(zipOver(bomb, [{ name: NAME, size: BOMB * MIB }]));
    expect(file.size).toBeLessThan(5 * MIB);
    const { bytes, most, limit } = await readThrough(file);
    expect(limit).toBe("ratio");
    expect(bytes).toBeLessThanOrEqual(ZIP_LIMITS.freeBytes + AHEAD);
    expect(bytes).toBeGreaterThanOrEqual(ZIP_LIMITS.freeBytes - MIB);
    expect(read()).toBeGreaterThan(0);
    expect(read()).toBeLessThan(file.size / 2);
    // It claims 4,000: the most that was held at any time has nothing to do with that.
    expect(most).toBeLessThan(256 * MIB);
  });

  it("ends an import with one problem, and gives nothing", async () => {
    const items = [];
    const file = zipOver(bomb, [{ name: NAME, size: BOMB * MIB }]);
    for await (const item of readExport(file, READ_OPTIONS)) items.push(item);
    expect(items).toMatchObject([{ type: "problem", position: null, problem: "zip-too-large" }]);
  });

  it("is cut where it says that it is small", async () => {
    const { bytes } = await readThrough(zipOver(bomb, [{ name: NAME, size: 1_000 }]));
    expect(bytes).toBeLessThanOrEqual(1_000);
  });

  it.each([
    ["entry-bytes", { maxEntryBytes: 5 * MIB }, 5],
    ["total-bytes", { maxBytes: 7 * MIB }, 7],
  ] as const)("is cut by its %s, however far it could be inflated", async (limit, limits, most) => {
    const file = zipOver(bomb, [{ name: NAME, size: BOMB * MIB }]);
    const read = await readThrough(file, { ...limits, maxRatio: 2_000 });
    expect(read.limit).toBe(limit);
    expect(read.bytes).toBeLessThanOrEqual(most * MIB);
    expect(read.bytes).toBeGreaterThan((most - 1) * MIB);
  });
});

describe("entries that lie over each other", () => {
  const names = Array.from({ length: 500 }, (_, at) => `conversations-${at}.json`);
  const deflated = deflateZeros(1);
  const entries = names.map((name) => ({ name, size: MIB }));

  it("count as the few bytes that they are inflated from", async () => {
    const file = zipOver(deflated, entries);
    const { bytes, limit } = await readThrough(file);
    expect(limit).toBe("ratio");
    expect(bytes).toBeLessThanOrEqual(ZIP_LIMITS.freeBytes);
  });

  it("are all read while they are few", async () => {
    const { bytes, limit } = await readThrough(zipOver(deflated, entries.slice(0, 3)));
    expect({ bytes, limit }).toEqual({ bytes: 3 * MIB, limit: null });
  });
});

describe("the time of reading", () => {
  /** A clock that goes on by a second whenever it is asked. */
  const makeClock = () => {
    let time = 0;
    return {
      now: () => {
        time += 1_000;
        return time;
      },
      pass: (ms: number) => {
        time += ms;
      },
    };
  };
  const file = zipOver(deflateZeros(40), [{ name: NAME, size: 40 * MIB }]);

  it("ends it", async () => {
    const { bytes, limit } = await readThrough(file, { clock: makeClock(), maxMs: 20_000 });
    expect(limit).toBe("time");
    expect(bytes).toBeLessThan(20 * MIB);
  });

  it("ends it while nothing comes out of what is read", async () => {
    // Stored blocks of no bytes: two million of them inflate to nothing.
    const empty = new Uint8Array(10 * MIB).fill(0);
    for (let at = 0; at + 5 <= empty.length; at += 5) empty.set([0, 0, 0, 255, 255], at);
    const { file: counted, read } = countReads(zipOver(empty, [{ name: NAME, size: 1 }]));
    const limits = { clock: makeClock(), maxMs: 20_000 };
    expect(await readThrough(counted, limits)).toMatchObject({ bytes: 0, limit: "time" });
    expect(read()).toBeLessThan(2 * MIB);
  });

  it("is not that of whoever takes the bytes", async () => {
    let time = 0;
    const clock = { now: () => time };
    const [part] = await openZip(file, { clock, maxMs: 1_000 });
    let bytes = 0;
    for await (const chunk of part?.read() ?? []) {
      bytes += chunk.length;
      time += 10_000;
    }
    expect(bytes).toBe(40 * MIB);
  });
});

describe("an archive of very many entries", () => {
  function makeMany(count: number): Blob {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const made = createZipFile((bytes) => parts.push(bytes));
    for (let at = 0; at < count; at += 1) made.add(`${at}`, new Uint8Array(0));
    made.end();
    return new Blob(parts);
  }
  const many = makeMany(70_000);

  it("is read up to as many as it may have", async () => {
    expect(await openZip(many)).toEqual([]);
    for (const open of [openZip, openRecordZip]) {
      const opened = open(many, { maxEntries: 69_999 });
      await expect(opened).rejects.toMatchObject({ name: "ZipTooLarge", limit: "entries" });
    }
    expect(ZIP_LIMITS.maxEntries).toBe(200_000);
  });

  it("is not read where its list alone is too large to be held", async () => {
    const opened = openZip(many, { maxDirectoryBytes: MIB });
    await expect(opened).rejects.toMatchObject({ limit: "directory-bytes" });
  });
});
