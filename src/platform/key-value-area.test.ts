import { fakeBrowser } from "@webext-core/fake-browser";
import { beforeEach, describe, expect, it } from "vitest";
import { createKeyValueArea } from "./key-value-area";

beforeEach(() => fakeBrowser.reset());

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
});
