import { fakeBrowser } from "@webext-core/fake-browser";
import { beforeEach, describe, expect, it } from "vitest";
import { createKeyValueArea } from "./key-value-area";

beforeEach(() => fakeBrowser.reset());

/** An area that keeps a list of what it was asked, in order. */
function listening(fails = false, ahead: readonly string[] = []) {
  const heard: unknown[] = [];
  const area = {
    get: async (keys: string[]) => {
      heard.push(["get", keys]);
      if (fails) throw new Error("unreadable");
      return { a: 1, b: 2 };
    },
    set: async (given: object) => void heard.push(["set", given]),
    remove: async (key: string) => void heard.push(["remove", key]),
  };
  const given = area as unknown as chrome.storage.StorageArea;
  return { area: createKeyValueArea(given, { ahead }), heard };
}

const makeArea = () =>
  createKeyValueArea(fakeBrowser.storage.local as unknown as chrome.storage.StorageArea);

describe("createKeyValueArea", () => {
  it("keeps a value under its own key until it is removed", async () => {
    const area = makeArea();
    await area.set("a", { n: 1 });
    await area.set("b", 2);
    expect(await area.get("a")).toEqual({ n: 1 });
    await area.remove("a");
    expect((await area.get("a")) ?? null).toBeNull();
    expect(await area.get("b")).toBe(2);
  });

  it("reads at once what is asked for at the same moment, and what is asked for later anew", async () => {
    const { area, heard } = listening();
    expect(await Promise.all([area.get("a"), area.get("b"), area.get("c")])).toEqual([
      1,
      2,
      undefined,
    ]);
    expect(await area.get("a")).toBe(1);
    expect(heard).toEqual([
      ["get", ["a", "b", "c"]],
      ["get", ["a"]],
    ]);
  });

  it("reads what was asked for before a write before it", async () => {
    const { area, heard } = listening();
    const read = area.get("a");
    const removed = area.remove("a");
    const set = area.set("b", 3);
    await Promise.all([read, removed, set]);
    expect(heard).toEqual([
      ["get", ["a"]],
      ["remove", "a"],
      ["set", { b: 3 }],
    ]);
  });

  it("fails for everybody who asked where it cannot be read, and is asked again", async () => {
    const { area, heard } = listening(true);
    const [one, other] = await Promise.allSettled([area.get("a"), area.get("b")]);
    expect([one?.status, other?.status]).toEqual(["rejected", "rejected"]);
    await expect(area.get("a")).rejects.toThrow("unreadable");
    expect(heard).toHaveLength(2);
  });

  it("asks at once for what is to be read ahead, and again for it once that was answered", async () => {
    const { area, heard } = listening(false, ["a", "b"]);
    expect(heard).toEqual([["get", ["a", "b"]]]);
    expect(await Promise.all([area.get("b"), area.get("c")])).toEqual([2, undefined]);
    expect(heard.slice(1)).toEqual([["get", ["c"]]]);
    expect(await area.get("b")).toBe(2);
    expect(heard.slice(2)).toEqual([["get", ["b"]]]);
  });

  it("reads anew what was read ahead of a write", async () => {
    for (const write of ["set", "remove"] as const) {
      const { area, heard } = listening(false, ["a"]);
      void area[write]("a", 3);
      await area.get("a");
      expect(heard.map((one) => (one as unknown[])[0])).toEqual(["get", write, "get"]);
    }
  });

  it("fails whoever asks for what could not be read ahead, and asks again for who asks later", async () => {
    const { area, heard } = listening(true, ["a"]);
    await expect(area.get("a")).rejects.toThrow("unreadable");
    expect(heard).toHaveLength(1);
    await expect(area.get("a")).rejects.toThrow("unreadable");
    expect(heard).toHaveLength(2);
  });
});
