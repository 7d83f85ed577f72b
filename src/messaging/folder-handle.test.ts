import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { forgetFolderHandle, readFolderHandle, saveFolderHandle } from "./folder-handle";

// A handle is cloned like any other object: its name is enough to know it by.
const handle = (name: string) => ({ name }) as FileSystemDirectoryHandle;

describe("the chosen folder", () => {
  it("M-089 is found by whoever asks after it was left", async () => {
    const databases = new IDBFactory();
    expect(await readFolderHandle(databases)).toBeNull();
    await saveFolderHandle(handle("one"), databases);
    await saveFolderHandle(handle("two"), databases);
    expect(await readFolderHandle(databases)).toMatchObject({ name: "two" });
  });

  it("is none once it was forgotten", async () => {
    const databases = new IDBFactory();
    await saveFolderHandle(handle("one"), databases);
    await forgetFolderHandle(databases);
    expect(await readFolderHandle(databases)).toBeNull();
  });
});
