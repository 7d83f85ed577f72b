import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import { expect, it } from "vitest";
import { readOwnMemory } from "./read-own-memory";

const HEAD = { format: "confidant-conversations", version: 1, exportedAt: null, conversations: [] };
const OTHERS = JSON.stringify([{ mapping: {}, memory: ["b"] }]);

const ownText = (...memory: string[]) => JSON.stringify({ ...HEAD, memory });

it("is read of our own exports in an archive and in a folder, and of no other file there", async () => {
  const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  await writer.add("confidant-1.json", new TextReader(ownText("a")));
  await writer.add("conversations.json", new TextReader(OTHERS));
  expect(await readOwnMemory(await writer.close())).toEqual(["a"]);
  const folder = [ownText("a"), OTHERS, ownText("c", "d")].map((text, at) => {
    return new File([text], `${at}.json`);
  });
  expect(await readOwnMemory(folder)).toEqual(["a", "c", "d"]);
});

it("is read of a file that was saved as UTF-16", async () => {
  const units = new Uint16Array([...`\uFEFF${ownText("ä")}`].map((unit) => unit.charCodeAt(0)));
  expect(await readOwnMemory(new Blob([units]))).toEqual(["ä"]);
});

it("is none of an archive that cannot be read", async () => {
  expect(await readOwnMemory(new Blob(["PK\u0003\u0004 no archive"]))).toEqual([]);
});
