import { describe, expect, it } from "vitest";
import { DEFAULT_KEYS, keysOf, SHORTCUTS } from "./shortcut";
import { chosenKeys, findConflict, keysInUse, refuseKeys } from "./shortcut-rules";

const NOTHING = {
  key: "",
  code: "",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
};
const pressed = (keys: Partial<typeof NOTHING>) => keysOf({ ...NOTHING, ...keys });

describe("what is pressed", () => {
  it("has one form on every keyboard and system", () => {
    expect(pressed({ key: "k", ctrlKey: true })).toBe("Mod+K");
    expect(pressed({ key: "K", metaKey: true })).toBe("Mod+K");
    expect(pressed({ key: "L", ctrlKey: true, shiftKey: true })).toBe("Mod+Shift+L");
    expect(pressed({ key: "˜", code: "KeyN", altKey: true })).toBe("Alt+N");
    expect(pressed({ key: "л", code: "KeyK", ctrlKey: true })).toBe("Mod+K");
    expect(pressed({ key: "?", code: "Minus", shiftKey: true })).toBe("?");
    expect(pressed({ key: ">", code: "Period", ctrlKey: true, shiftKey: true })).toBe("Mod+>");
    expect(pressed({ key: "Escape" })).toBe("Escape");
  });

  it("is nothing while a word is composed, or only something is held", () => {
    expect(pressed({ key: "k", ctrlKey: true, isComposing: true })).toBeNull();
    for (const key of ["Control", "Shift", "Alt", "Meta", "Dead", "Process", "é", "л"]) {
      expect(pressed({ key })).toBeNull();
    }
  });
});

describe("keys for a shortcut", () => {
  it.each([
    ["search", "F", "alone"],
    ["search", "/", "alone"],
    ["search", "Shift+F", "alone"],
    ["search", "Mod+T", "browser"],
    ["search", "F5", "browser"],
    ["search", "Shift+F5", "browser"],
    ["search", "Mod+F4", "browser"],
    ["search", "Mod+Shift+P", "browser"],
    ["search", "Mod+C", "writing"],
    ["search", "Mod+Alt+E", "writing"],
    ["search", "Alt+ArrowLeft", "writing"],
    ["search", "Enter", "writing"],
    ["search", "Mod+Y", "writing"],
  ] as const)("of %s are not %s: %s", (shortcut, keys, why) => {
    expect(refuseKeys(shortcut, keys)).toBe(why);
  });

  it("are those held with Ctrl or Alt, some of the upper row, and Enter for what sends", () => {
    const free = ["Mod+F2", "Alt+F9", "Mod+Shift+F8", "Mod+,", "Alt+.", "Mod+;"];
    for (const keys of [...free, "Mod+E", "Alt+B", "Mod+Shift+E", "Mod+.", "F2", "Shift+F9"]) {
      expect(refuseKeys("search", keys)).toBeNull();
    }
    expect(refuseKeys("send", "Mod+Enter")).toBeNull();
    for (const shortcut of SHORTCUTS) {
      expect(refuseKeys(shortcut, DEFAULT_KEYS[shortcut])).toBeNull();
    }
  });

  it("are told whose they are, and those of the lock stay its own", () => {
    expect(findConflict(DEFAULT_KEYS, "begin", "Mod+K")).toBe("search");
    expect(findConflict(DEFAULT_KEYS, "search", "Mod+K")).toBeNull();
    const moved = { ...DEFAULT_KEYS, lock: "Alt+L" };
    expect(findConflict(moved, "search", "Mod+Shift+L")).toBe("lock");
    expect(findConflict(moved, "lock", "Mod+Shift+L")).toBeNull();
  });
});

describe("keys that were stored", () => {
  it("are in use, and may change places", () => {
    const signs = { commands: "Mod+,", mention: "Alt+.", inspector: "Mod+F2" };
    const chosen = { send: "Mod+Enter", search: "Mod+J", contexts: "Mod+K", ...signs };
    expect(keysInUse(chosen)).toEqual({ ...DEFAULT_KEYS, ...chosen });
    expect(chosenKeys(keysInUse(chosen))).toEqual(chosen);
  });

  it.each([
    { search: "Mod+Shift+L" },
    { search: "Mod+J" },
    { search: "Mod+E", begin: "Mod+E" },
    { lock: "A" },
    { lock: "Mod+W" },
    { lock: "Mod+Hello" },
    { lock: "Shift+?" },
    { lock: "" },
    { nothing: "Mod+E", __proto__: { lock: "Mod+E" } },
  ])("are passed over where they may not be, or are two shortcuts' at once: %j", (chosen) => {
    expect(keysInUse(chosen as Record<string, string>)).toEqual(DEFAULT_KEYS);
  });

  it("leave every shortcut keys of its own, whatever they are", () => {
    const some = ["Mod+K", "Mod+J", "Mod+I", "Alt+N", "Mod+E", "Mod+Shift+L", "Enter", "?"];
    for (let round = 0; round < 500; round += 1) {
      const at = (index: number) => some[(round * 7 + index * (1 + (round % 5))) % some.length];
      const chosen = Object.fromEntries(SHORTCUTS.map((name, index) => [name, at(index) ?? ""]));
      expect(new Set(Object.values(keysInUse(chosen))).size).toBe(SHORTCUTS.length);
    }
  });
});
