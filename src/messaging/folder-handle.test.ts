import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import {
  forgetFolderHandle,
  type HandlePlaces,
  readFolderHandle,
  saveFolderHandle,
} from "./folder-handle";

// A handle is cloned like any other object: its name is enough to know it by.
const handle = (name: string) => ({ name }) as FileSystemDirectoryHandle;

/** A browser with buckets, or without. */
function makePlaces(own: IDBFactory | null): HandlePlaces {
  return { own: async () => own, former: new IDBFactory() };
}

describe.each([
  ["with storage buckets", () => makePlaces(new IDBFactory())],
  ["without storage buckets", () => makePlaces(null)],
])("the chosen folder in a browser %s", (_browser, make) => {
  it("M-089 is found by whoever asks after it was left", async () => {
    const places = make();
    expect(await readFolderHandle(places)).toBeNull();
    await saveFolderHandle(handle("one"), places);
    await saveFolderHandle(handle("two"), places);
    expect(await readFolderHandle(places)).toMatchObject({ name: "two" });
  });

  it("is none once it was forgotten", async () => {
    const places = make();
    await saveFolderHandle(handle("one"), places);
    await forgetFolderHandle(places);
    expect(await readFolderHandle(places)).toBeNull();
  });
});

describe("the chosen folder in a bucket of its own", () => {
  it("is there though the default databases are gone", async () => {
    const places = makePlaces(new IDBFactory());
    await saveFolderHandle(handle("one"), places);
    const deleted = { ...places, former: new IDBFactory() };
    expect(await readFolderHandle(deleted)).toMatchObject({ name: "one" });
  });

  it("is brought there by whoever first finds it where a former release left it", async () => {
    const places = makePlaces(new IDBFactory());
    await saveFolderHandle(handle("one"), { ...places, own: async () => null });
    expect(await readFolderHandle(places)).toMatchObject({ name: "one" });
    const deleted = { ...places, former: new IDBFactory() };
    expect(await readFolderHandle(deleted)).toMatchObject({ name: "one" });
  });

  it("is not found again where it was forgotten", async () => {
    const places = makePlaces(new IDBFactory());
    await saveFolderHandle(handle("one"), { ...places, own: async () => null });
    await forgetFolderHandle(places);
    expect(await readFolderHandle(places)).toBeNull();
  });
});
