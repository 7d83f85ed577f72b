import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import {
  forgetFolderHandle,
  type HandleLocations,
  readFolderHandle,
  saveFolderHandle,
} from "./folder-handle";

// A handle is cloned like any other object: its name is enough to know it by.
const handle = (name: string) => ({ name }) as FileSystemDirectoryHandle;

/** A browser with buckets, or without. */
function makeLocations(own: IDBFactory | null): HandleLocations {
  return { own: async () => own, former: new IDBFactory() };
}

describe.each([
  ["with storage buckets", () => makeLocations(new IDBFactory())],
  ["without storage buckets", () => makeLocations(null)],
])("the chosen folder in a browser %s", (_browser, make) => {
  it("M-089 is found by whoever asks after it was left", async () => {
    const locations = make();
    expect(await readFolderHandle(locations)).toBeNull();
    await saveFolderHandle(handle("one"), locations);
    await saveFolderHandle(handle("two"), locations);
    expect(await readFolderHandle(locations)).toMatchObject({ name: "two" });
  });

  it("is none once it was forgotten", async () => {
    const locations = make();
    await saveFolderHandle(handle("one"), locations);
    await forgetFolderHandle(locations);
    expect(await readFolderHandle(locations)).toBeNull();
  });
});

describe("the chosen folder in a bucket of its own", () => {
  it("is there though the default databases are gone", async () => {
    const locations = makeLocations(new IDBFactory());
    await saveFolderHandle(handle("one"), locations);
    const deleted = { ...locations, former: new IDBFactory() };
    expect(await readFolderHandle(deleted)).toMatchObject({ name: "one" });
  });

  it("is brought there by whoever first finds it where a former release left it", async () => {
    const locations = makeLocations(new IDBFactory());
    await saveFolderHandle(handle("one"), { ...locations, own: async () => null });
    expect(await readFolderHandle(locations)).toMatchObject({ name: "one" });
    const deleted = { ...locations, former: new IDBFactory() };
    expect(await readFolderHandle(deleted)).toMatchObject({ name: "one" });
  });

  it("is not found again where it was forgotten", async () => {
    const locations = makeLocations(new IDBFactory());
    await saveFolderHandle(handle("one"), { ...locations, own: async () => null });
    await forgetFolderHandle(locations);
    expect(await readFolderHandle(locations)).toBeNull();
  });
});
