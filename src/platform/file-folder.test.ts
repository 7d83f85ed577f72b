import { describe, expect, it } from "vitest";
import { createFileFolder } from "./file-folder";

type Fault = { readonly at: "open" | "write" | "close" | "list"; readonly name: string };

/** A folder as the browser's own: a file is there, and empty, as soon as it is to be written. */
function setup() {
  const files = new Map<string, Uint8Array>();
  const world = { fault: null as Fault | null };
  const fail = (at: Fault["at"]) => {
    if (world.fault?.at === at) throw new DOMException("no", world.fault.name);
  };
  const missing = () => new DOMException("none", "NotFoundError");
  const handleOf = (name: string) => ({
    kind: "file",
    name,
    getFile: async () => {
      const bytes = files.get(name);
      if (bytes === undefined) throw missing();
      return new Blob([Uint8Array.from(bytes)]);
    },
    createWritable: async () => {
      let written: number[] = [];
      return {
        write: async (bytes: Uint8Array) => {
          fail("write");
          written = [...written, ...bytes];
        },
        close: async () => {
          fail("close");
          files.set(name, Uint8Array.from(written));
        },
        abort: async () => {
          written = [];
        },
      };
    },
  });
  const directory = {
    getFileHandle: async (name: string, { create = false } = {}) => {
      fail("open");
      if (!files.has(name) && !create) throw missing();
      if (!files.has(name)) files.set(name, new Uint8Array(0));
      return handleOf(name);
    },
    removeEntry: async (name: string) => {
      if (!files.delete(name)) throw missing();
    },
    values: async function* () {
      fail("list");
      for (const name of files.keys()) yield handleOf(name);
      yield { kind: "directory", name: "other" };
    },
  };
  const folder = createFileFolder(async () => directory as never);
  return { folder, files, world };
}

const BYTES = Uint8Array.of(1, 2, 3);

async function save({ folder }: ReturnType<typeof setup>, name: string) {
  const writer = await folder.write(name);
  await writer.write(BYTES);
  await writer.close();
}

describe("a folder of files", () => {
  it("gives back what was written, under its name", async () => {
    const world = setup();
    await save(world, "a.age");
    expect(await world.folder.list()).toEqual([{ name: "a.age", bytes: 3 }]);
    const file = await world.folder.read("a.age");
    expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(BYTES);
  });

  it("has no file that is still being written, or whose writing never ended", async () => {
    const { folder, files } = setup();
    const writer = await folder.write("a.age");
    await writer.write(BYTES);
    expect(files.has("a.age")).toBe(true);
    expect(await folder.list()).toEqual([]);
    expect(await folder.read("a.age")).toBeNull();
  });

  it("has no file that the browser keeps beside one for itself", async () => {
    const { folder, files } = setup();
    files.set("a.age.crswap", BYTES);
    expect(await folder.list()).toEqual([]);
  });

  it("leaves nothing where the writing is given up, and what was there before", async () => {
    const world = setup();
    const { folder, files } = world;
    const fresh = await folder.write("a.age");
    await fresh.write(BYTES);
    await fresh.abort();
    expect(files.size).toBe(0);
    await save(world, "a.age");
    const again = await folder.write("a.age");
    await again.write(Uint8Array.of(9));
    await again.abort();
    expect(files.get("a.age")).toEqual(BYTES);
  });

  it("removes a file, and nothing where there is none", async () => {
    const world = setup();
    await save(world, "a.age");
    await world.folder.remove("a.age");
    await world.folder.remove("a.age");
    expect(world.files.size).toBe(0);
  });

  it.each(["open", "write", "close"] as const)(
    "tells a full disk at %s by its code",
    async (at) => {
      const world = setup();
      world.world.fault = { at, name: "QuotaExceededError" };
      await expect(save(world, "a.age")).rejects.toMatchObject({ code: "quota-exceeded" });
    },
  );

  it("tells a folder that is gone from one that may not be used", async () => {
    const { folder, world } = setup();
    world.fault = { at: "open", name: "NotFoundError" };
    const gone = { code: "bad-request", data: { reason: "gone" } };
    await expect(folder.write("a.age")).rejects.toMatchObject(gone);
    world.fault = { at: "list", name: "NotFoundError" };
    await expect(folder.list()).rejects.toMatchObject(gone);
    world.fault = { at: "open", name: "NotAllowedError" };
    const denied = { code: "bad-request", data: { reason: "denied" } };
    await expect(folder.write("a.age")).rejects.toMatchObject(denied);
  });
});
