import { expect, it } from "vitest";
import { memoryFile } from "../../test/fakes/memory-file";
import { createChunkFile } from "./chunk-file";
import { createSealedImage } from "./sealed-image";
import { type IndexDeps, openStoredIndex } from "./stored-index";

const LOCATION = { folder: "store", key: "" };
const BESIDE = { onGone: () => {}, onKept: () => {}, onPut: () => {}, forgotten: async () => {} };

/** A file with an image of something that is no index. */
async function storedImage() {
  const file = memoryFile();
  const bytes = new Uint8Array(32).fill(1);
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  const image = createSealedImage({ file, key, name: "words" });
  const chunks = createChunkFile();
  chunks.write(new Uint8Array([1, 2, 3]), 0);
  await image.save(chunks.freeze(), "{}");
  return { file, image };
}

it("an image stays where what reads it did not come, and goes where it is read to be none", async () => {
  const { file, image } = await storedImage();
  const deps = (engine: IndexDeps["engine"]): IndexDeps => ({
    ...{ engine, openImage: async () => image, later: () => {} },
  });
  const gone = Promise.reject(new Error("no engine"));
  gone.catch(() => undefined);
  await expect(openStoredIndex(deps(gone), LOCATION, BESIDE)).rejects.toThrow("no engine");
  expect(file.getSize()).toBeGreaterThan(0);
  const failing = () => {
    throw new Error("no index");
  };
  await expect(openStoredIndex(deps(Promise.resolve(failing)), LOCATION, BESIDE)).rejects.toThrow();
  expect(file.getSize()).toBe(0);
});
