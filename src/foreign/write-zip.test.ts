import {
  BlobReader,
  BlobWriter,
  TextReader,
  TextWriter,
  ZipReader,
  ZipWriter,
} from "@zip.js/zip.js";
import { describe, expect, it } from "vitest";
import { isRecordZip, openRecordZip } from "./read-zip";
import { createZipFile } from "./write-zip";

const NAME = "20250824T163625123Z_0001_user.json";

function zip(files: readonly (readonly [string, string])[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const file = createZipFile((bytes) => parts.push(bytes));
  for (const [name, text] of files) file.add(name, new TextEncoder().encode(text));
  file.end();
  return new Blob(parts);
}

async function zipByOthers(files: readonly (readonly [string, string])[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  for (const [name, text] of files) await writer.add(name, new TextReader(text));
  return writer.close();
}

describe("an archive that is written here", () => {
  it("is read by others, with every file whole and checked", async () => {
    const files = [
      ["a/é.json", "inside é"],
      ["empty", ""],
      [NAME, "x".repeat(99_999)],
    ] as const;
    const reader = new ZipReader(new BlobReader(zip(files)), {
      useWebWorkers: false,
      checkSignature: true,
    });
    const read = await Promise.all(
      (await reader.getEntries()).map(async (entry) => [
        entry.filename,
        entry.directory ? "" : await entry.getData(new TextWriter(), { useWebWorkers: false }),
      ]),
    );
    expect(read).toEqual(files);
  });

  it("holds more files than 16 bits can count", async () => {
    const files = Array.from({ length: 66_000 }, (_, at) => [`${at}.json`, "{}"] as const);
    const found = await openRecordZip(zip(files));
    expect(found).toHaveLength(66_000);
    const last = await found.at(-1)?.read(10);
    expect(new TextDecoder().decode(last ?? undefined)).toBe("{}");
  });
});

describe("an archive of records", () => {
  it("is known by the name of one, in any folder, and not where it is another product's", async () => {
    const other = ["conversations.json", "[]"] as const;
    expect(
      await isRecordZip(
        zip([
          ["x", ""],
          [`Conversation/${NAME}`, "{}"],
        ]),
      ),
    ).toBe(true);
    expect(await isRecordZip(zip([[NAME, "{}"], other]))).toBe(false);
    expect(await isRecordZip(zip([other]))).toBe(false);
  });

  it("gives names without their folders, however they try to lead elsewhere", async () => {
    const names = [`../../${NAME}`, `/etc/${NAME}`, `C:\\x\\${NAME}`, `a/b/${NAME}`, NAME];
    const files = await openRecordZip(zip(names.map((name) => [name, "{}"] as const)));
    expect(new Set(files.map(({ name }) => name))).toEqual(new Set([NAME]));
    expect(files).toHaveLength(5);
  });

  it("E-041 does not unpack a record that is larger than one may be, nor more than all may be", async () => {
    const bomb = await zipByOthers([
      [NAME, "0".repeat(3_000_000)],
      [NAME.replace("0001", "0002"), "{}"],
    ]);
    expect(bomb.size).toBeLessThan(30_000);
    const [large, small] = await openRecordZip(bomb);
    expect(await large?.read(1_000_000)).toBeNull();
    expect(await small?.read(1_000_000)).toHaveLength(2);
    const [again] = await openRecordZip(bomb, { maxBytes: 1_000_000 });
    await expect(again?.read(9_000_000)).rejects.toMatchObject({ name: "ZipTooLarge" });
    await expect(openRecordZip(bomb, { maxEntries: 1 })).rejects.toMatchObject({
      name: "ZipTooLarge",
    });
  });
});
