import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import { createIncoming } from "./incoming-file";

const NAME = `${idOf(1)}.age`;

/** A private file system in memory, in which a file is whole once it is closed. */
function makeRoot(failWith: Error | null = null) {
  const files = new Map<string, Blob>();
  const folder = {
    getFileHandle: async (name: string) => {
      files.set(name, new Blob([]));
      const parts: Uint8Array<ArrayBuffer>[] = [];
      return {
        createWritable: async () =>
          new WritableStream<Uint8Array<ArrayBuffer>>({
            write: (part) => {
              if (failWith !== null) throw failWith;
              parts.push(part);
            },
            close: () => {
              files.set(name, new Blob(parts));
            },
          }),
      };
    },
    removeEntry: async (name: string) => {
      files.delete(name);
    },
  };
  return { files, root: async () => ({ getDirectoryHandle: async () => folder as never }) };
}

function put(root: Parameters<typeof createIncoming>[0], signal = new AbortController().signal) {
  const progress: number[] = [];
  const file = new Blob(["sealed bytes"]);
  const onProgress = (bytes: number) => progress.push(bytes);
  return { progress, done: createIncoming(root).put({ file, id: idOf(1), onProgress, signal }) };
}

describe("a file that is put where the worker reads it", () => {
  it("arrives whole under its id, and tells how far it is", async () => {
    const { files, root } = makeRoot();
    const { progress, done } = put(root);
    await done;
    expect(await files.get(NAME)?.text()).toBe("sealed bytes");
    expect(progress.at(-1)).toBe(12);
  });

  it("leaves nothing where there is no room, and says that", async () => {
    const { files, root } = makeRoot(new DOMException("", "QuotaExceededError"));
    await expect(put(root).done).rejects.toMatchObject({ code: "quota-exceeded" });
    expect([...files.keys()]).toEqual([]);
  });

  it("goes when it is not needed, and nothing fails where it is gone", async () => {
    const { files, root } = makeRoot();
    await put(root).done;
    const { remove } = createIncoming(root);
    await remove(idOf(1));
    await remove(idOf(1));
    expect(files.size).toBe(0);
  });

  it("leaves nothing where it cannot be read, or the person leaves", async () => {
    const gone = makeRoot(new DOMException("", "NotReadableError"));
    await expect(put(gone.root).done).rejects.toMatchObject({ code: "not-found" });
    const left = makeRoot();
    await expect(put(left.root, AbortSignal.abort()).done).rejects.toThrow();
    expect([gone.files.size, left.files.size]).toEqual([0, 0]);
  });
});
