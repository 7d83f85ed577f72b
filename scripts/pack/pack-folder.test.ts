import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packFolder } from "./pack-folder.mjs";

const FILES = { "manifest.json": "{}", "icon/16.png": "one", "chunks/b.js": "b", "a.js": "a" };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "confidant-pack-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function lay(name: string, files: readonly (readonly [string, string])[], time: number) {
  const folder = join(root, name);
  for (const [path, text] of files) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
    await utimes(join(folder, path), time, time);
  }
  return folder;
}

it("equal files are equal bytes, whenever and in whatever order they were written", async () => {
  const files = Object.entries(FILES);
  const first = await packFolder(await lay("first", files, 1_000_000_000));
  const second = await packFolder(await lay("second", files.toReversed(), 1_700_000_000));
  expect(second).toEqual(first);
});

it("another byte in a file is another archive", async () => {
  const first = await packFolder(await lay("first", Object.entries(FILES), 1_000_000_000));
  const others = Object.entries({ ...FILES, "a.js": "A" });
  expect(await packFolder(await lay("second", others, 1_000_000_000))).not.toEqual(first);
});

it("holds every file of every folder, whole", async () => {
  const bytes = await packFolder(await lay("first", Object.entries(FILES), 1_000_000_000));
  const archive = new ZipReader(new Uint8ArrayReader(bytes));
  const entries = await archive.getEntries();
  const texts = await Promise.all(
    entries.map(async (entry) => {
      if (entry.directory) throw new Error("a folder has no bytes");
      const held = await entry.getData(new Uint8ArrayWriter());
      return [entry.filename, new TextDecoder().decode(held)] as const;
    }),
  );
  expect(Object.fromEntries(texts)).toEqual(FILES);
});
