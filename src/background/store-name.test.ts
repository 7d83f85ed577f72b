import { describe, expect, it } from "vitest";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import {
  findStoreName,
  listStores,
  newStoreName,
  readStoreName,
  saveStoreName,
} from "./store-name";

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

  it("are found by their databases where the name of the one in use is lost, once", async () => {
    const found = async (...names: string[]) => {
      const local = createFakeKeyValueArea();
      const name = await findStoreName(local, databasesNamed(...names));
      // What is not there yet is not chosen: that takes a person.
      expect(local.stored.has("store-name")).toBe(names.length > 0);
      return name;
    };
    expect(await found()).toBe("confidant");
    expect(await found("confidant-2", "confidant-10", "confidant-9")).toBe("confidant-10");
    expect(await found("confidant-2", "confidant")).toBe("confidant");
    const local = createFakeKeyValueArea();
    await saveStoreName(local, "confidant-3");
    expect(await findStoreName(local, databasesNamed("confidant"))).toBe("confidant-3");
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

  it("never share a name, not even with one whose database is gone and whose header is not", async () => {
    const newName = (databases: string[], keys: string[] = []) =>
      newStoreName({
        local: createFakeKeyValueArea(),
        localKeys: async () => keys,
        databases: databasesNamed(...databases),
      });
    expect(await newName([])).toBe("confidant-2");
    expect(await newName(["confidant-10", "confidant-2"])).toBe("confidant-11");
    const keys = ["vault-header:confidant-12", "unlock-attempts:confidant-20", "store-name"];
    expect(await newName(["confidant-10"], keys)).toBe("confidant-13");
  });
});
