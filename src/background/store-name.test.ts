import { describe, expect, it } from "vitest";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { listStores, nextStoreName, readStoreName, saveStoreName } from "./store-name";

const databasesNamed = (...names: string[]) => ({
  databases: async () => names.map((name) => ({ name, version: 1 })),
});

describe("the stores of a profile", () => {
  it("begin with one name, which another may replace", async () => {
    const local = createFakeKeyValueArea();
    expect(await readStoreName(local)).toBe("confidant");
    await saveStoreName(local, "confidant-2");
    expect(await readStoreName(local)).toBe("confidant-2");
  });

  it("are never taken from a value that is no store's name", async () => {
    const local = createFakeKeyValueArea();
    for (const value of [7, "", "other", "confidant-x", "confidant-1234567"]) {
      await local.set("store-name", value);
      expect(await readStoreName(local)).toBe("confidant");
    }
  });

  it("are listed in the order of their making, the one in use even before it is made", async () => {
    const factory = databasesNamed("confidant-10", "confidant", "other", "confidant-2");
    expect(await listStores(factory, "confidant-11")).toEqual([
      "confidant",
      "confidant-2",
      "confidant-10",
      "confidant-11",
    ]);
  });

  it("never share a name", () => {
    expect(nextStoreName(["confidant"])).toBe("confidant-2");
    expect(nextStoreName(["confidant", "confidant-10", "confidant-2"])).toBe("confidant-11");
  });
});
