import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeyValueArea } from "../platform/key-value-area";
import { NO_LOG_WALL } from "../store/database/log-wall";
import { openProfile } from "./open-profile";

let stored: Record<string, unknown>;
let databases: IDBFactory;

beforeEach(() => {
  stored = {};
  databases = new IDBFactory();
  const area = {
    get: async (keys: string | readonly string[]) => {
      const wanted = [keys].flat();
      return Object.fromEntries(Object.entries(stored).filter(([key]) => wanted.includes(key)));
    },
    set: async () => {},
    remove: async () => {},
  };
  vi.stubGlobal("chrome", { storage: { local: area, session: area } });
  vi.stubGlobal("indexedDB", databases);
});
afterEach(() => vi.unstubAllGlobals());

/** The profile, its database open, and the names of all that there are by then. */
async function open() {
  const local = createKeyValueArea(chrome.storage.local);
  const session = createKeyValueArea(chrome.storage.session);
  const given = { local, session, logWall: NO_LOG_WALL, onClosed: () => {} };
  const profile = await openProfile(given);
  await expect.poll(() => profile.database.isOpen()).toBe(true);
  return { ...profile, names: (await databases.databases()).map(({ name }) => name) };
}

describe("the profile that is opened", () => {
  it("makes no database but that of the store in use: a replaced first store stays gone", async () => {
    stored["store-name"] = "confidant-2";
    const { storeName, names } = await open();
    expect(storeName).toBe("confidant-2");
    expect(names).toEqual(["confidant-2"]);
  });

  it("is of the first store until another was chosen", async () => {
    const { modelFolder, names } = await open();
    expect(modelFolder).toBe("confidant");
    expect(names).toEqual(["confidant"]);
  });

  it("has its model files where the store before had them", async () => {
    stored["store-name"] = "confidant-2";
    stored["model-folders"] = { "confidant-2": "confidant" };
    expect((await open()).modelFolder).toBe("confidant");
  });
});
