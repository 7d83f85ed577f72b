import { describe, expect, it } from "vitest";
import type { FileFolder } from "../../domain/file-folder";
import { dropOldSources, dropSource, openSource } from "./open-source";

const DAY_MS = 24 * 60 * 60_000;

/** A folder with files by name, each with the time of its last change. */
function makeFolder(times: Record<string, number>) {
  const names = new Set(Object.keys(times));
  const folder: FileFolder = {
    list: async () => [...names].map((name) => ({ name, bytes: 1 })),
    read: async (name) =>
      names.has(name) ? new File(["a"], name, { lastModified: times[name] ?? 0 }) : null,
    write: () => Promise.reject(new Error("read only")),
    remove: async (name) => void names.delete(name),
  };
  return { folder, names };
}

describe("the file of a restore", () => {
  it("is a page's by its id, or a backup of this browser by its name", async () => {
    const id = crypto.randomUUID();
    const folders = {
      incoming: makeFolder({ [`${id}.age`]: 0 }).folder,
      kept: makeFolder({ "one.age": 0 }).folder,
    };
    expect((await openSource(folders, { from: "file", id })).size).toBe(1);
    expect((await openSource(folders, { from: "kept", name: "one.age" })).size).toBe(1);
    const other = openSource(folders, { from: "kept", name: `${id}.age` });
    await expect(other).rejects.toMatchObject({ code: "not-found" });
  });

  it("is deleted where a page has put it, and never where it is a backup", async () => {
    const id = crypto.randomUUID();
    const { folder: incoming, names } = makeFolder({ [`${id}.age`]: 0, "one.age": 0 });
    await dropSource({ incoming }, { from: "kept", name: "one.age" });
    await dropSource({ incoming }, { from: "file", id });
    expect([...names]).toEqual(["one.age"]);
  });

  it("is deleted after a day that nobody has come back to it", async () => {
    const { folder: incoming, names } = makeFolder({ old: 0, new: 2 });
    await dropOldSources({ incoming }, DAY_MS + 1);
    expect([...names]).toEqual(["new"]);
  });
});
