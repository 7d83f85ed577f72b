import { describe, expect, it } from "vitest";
import { createFileArea } from "./file-area";

/** A directory in memory whose files change when a write is closed. */
function makeDirectory() {
  const files = new Map<string, string>();
  const getFileHandle = async (name: string, { create }: { create: boolean }) => {
    if (!files.has(name) && !create) throw new DOMException("none", "NotFoundError");
    files.set(name, files.get(name) ?? "");
    return {
      getFile: async () => new Blob([files.get(name) ?? ""]),
      createWritable: async () => {
        let written = "";
        return {
          write: async (text: string) => {
            written += text;
          },
          close: async () => void files.set(name, written),
        };
      },
    };
  };
  const removeEntry = async (name: string) => {
    if (!files.delete(name)) throw new DOMException("none", "NotFoundError");
  };
  const directory = { getFileHandle, removeEntry } as unknown as FileSystemDirectoryHandle;
  return { files, area: createFileArea(async () => directory) };
}

describe("createFileArea", () => {
  it("keeps a value in a file of its own and replaces it whole", async () => {
    const { area, files } = makeDirectory();
    await area.set("vault-header:confidant", { long: "value", n: 1 });
    await area.set("vault-header:confidant", { n: 2 });
    await area.set("vault-header:confidant-2", 3);
    expect(await area.get("vault-header:confidant")).toEqual({ n: 2 });
    expect([...files.keys()]).toEqual([
      "vault-header%3Aconfidant.json",
      "vault-header%3Aconfidant-2.json",
    ]);
  });

  it("has no value where there is no file, and makes none by asking", async () => {
    const { area, files } = makeDirectory();
    expect(await area.get("a")).toBeUndefined();
    expect(files.size).toBe(0);
  });

  it("removes a value with its file, and nothing where there is none", async () => {
    const { area, files } = makeDirectory();
    await area.set("a:b", 1);
    await area.remove("a:b");
    await area.remove("a:b");
    expect(files.size).toBe(0);
  });

  it("fails where the file holds no JSON, or there is no file system", async () => {
    const { area, files } = makeDirectory();
    files.set("a.json", "{");
    await expect(area.get("a")).rejects.toThrow(SyntaxError);
    const none = createFileArea(() => Promise.reject(new DOMException("no", "SecurityError")));
    await expect(none.get("a")).rejects.toThrow("no");
  });
});
