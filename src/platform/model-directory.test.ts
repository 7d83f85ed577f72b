import { describe, expect, it } from "vitest";
import { createModelDirectory } from "./model-directory";

const missing = () => new DOMException("none", "NotFoundError");

/** A folder of a store with these files; a locked one is let go of after so many tries. */
function setUp(files: Map<string, number> | null, locked = 0) {
  let tries = 0;
  const own = {
    values: async function* () {
      for (const [name, size] of files ?? []) {
        yield { kind: "file", name, getFile: async () => ({ size }) };
      }
      yield { kind: "directory", name: "other" };
    },
    removeEntry: async (name: string) => {
      tries += 1;
      if (tries <= locked) throw new DOMException("open", "NoModificationAllowedError");
      if (!files?.delete(name)) throw missing();
    },
  };
  const folder = async (given: object) => {
    if (files === null) throw missing();
    return given;
  };
  const models = { getDirectoryHandle: () => folder(own) };
  const root = { getDirectoryHandle: () => folder(models) };
  return createModelDirectory({
    folder: "confidant",
    root: async () => root as never,
    wait: async () => {},
  });
}

describe("the folder of model files", () => {
  it("tells files and their sizes, and none where there is no folder yet", async () => {
    expect(await setUp(new Map([["a", 10]])).sizes()).toEqual(new Map([["a", 10]]));
    expect(await setUp(null).sizes()).toEqual(new Map());
  });

  it("removes a file, and one that is just being closed a moment later", async () => {
    const files = new Map([["a", 10]]);
    await setUp(files, 3).remove("a");
    expect(files.size).toBe(0);
  });

  it("has nothing to remove where there is none", async () => {
    await setUp(new Map()).remove("a");
    await setUp(null).remove("a");
  });

  it("fails where a file stays open", async () => {
    const answer = setUp(new Map([["a", 10]]), 1_000).remove("a");
    await expect(answer).rejects.toMatchObject({ name: "NoModificationAllowedError" });
  });
});
