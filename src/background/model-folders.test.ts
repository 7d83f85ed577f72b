import { describe, expect, it } from "vitest";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { dropModelFolder, readModelFolders, takeModelFolder } from "./model-folders";

describe("the folder of a store's model files", () => {
  it("goes on from store to store", async () => {
    const local = createFakeKeyValueArea();
    expect(await readModelFolders(local)).toEqual({});
    await takeModelFolder(local, { storeName: "confidant-2", from: "confidant" });
    await dropModelFolder(local, "confidant");
    await takeModelFolder(local, { storeName: "confidant-3", from: "confidant-2" });
    await dropModelFolder(local, "confidant-2");
    expect(await readModelFolders(local)).toEqual({ "confidant-3": "confidant" });
  });

  it("is the store's own where what is kept of it is nothing of ours", async () => {
    const local = createFakeKeyValueArea();
    await local.set("model-folders", ["confidant"]);
    expect(await readModelFolders(local)).toEqual({});
  });
});
