import { describe, expect, it } from "vitest";
import { makeStore } from "../../../test/builders/make-store";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { DEFAULT_KEYS } from "../../domain/shortcut";
import { decodePayload, encodePayload } from "../../store/database/payloads";
import { shortcutChange, shortcutList } from "./shortcut-handlers";

describe("shortcut.change", () => {
  it("keeps other keys over a restart, and gives back those that a shortcut comes with", async () => {
    const { store, restart } = await makeStore();
    await shortcutChange({ store }, { shortcut: "search", keys: "Mod+E" });
    await shortcutChange({ store }, { shortcut: "begin", keys: "Alt+B" });
    const moved = { ...DEFAULT_KEYS, search: "Mod+E", begin: "Alt+B" };
    expect(await shortcutList({ store: restart() })).toEqual(moved);
    await shortcutChange({ store }, { shortcut: "search", keys: null });
    expect(await shortcutList({ store })).toEqual({ ...moved, search: "Mod+K" });
    expect(await shortcutChange({ store }, { shortcut: null, keys: null })).toEqual(DEFAULT_KEYS);
    expect((await store.settings.read()).shortcuts).toBeUndefined();
  });

  it("fails where another has the keys, or they may not be chosen, and changes nothing", async () => {
    const { store } = await makeStore();
    const change = (keys: string) => shortcutChange({ store }, { shortcut: "search", keys });
    await expect(change("Mod+J")).rejects.toThrow("conflict");
    await expect(change("Mod+W")).rejects.toThrow("bad-request");
    await expect(change("f")).rejects.toThrow();
    await shortcutChange({ store }, { shortcut: "contexts", keys: "Mod+E" });
    expect((await change("Mod+J")).search).toBe("Mod+J");
    const back = shortcutChange({ store }, { shortcut: "contexts", keys: null });
    await expect(back).rejects.toThrow("conflict");
  });
});

describe("a settings row", () => {
  it("loses keys that are none, and nothing else", () => {
    const payload = { ...DEFAULT_SETTINGS, autoLockMinutes: 5 };
    const json = encodePayload("settings", payload);
    for (const shortcuts of [5, ["Mod+K"], { search: 5 }, null, "x"]) {
      const text = json.replace(/\}$/, "");
      const hostile = `${text},"shortcuts":${JSON.stringify(shortcuts)}}`;
      const opened = decodePayload("settings", hostile);
      expect(opened).toMatchObject({ autoLockMinutes: 5 });
      expect(opened.shortcuts).toBeUndefined();
    }
  });
});
