import { expect, it } from "vitest";
import { keyName } from "./key-name";

it.each([
  ["Mod+Shift+L", "Ctrl+Shift+L", "⌘⇧L"],
  ["Alt+N", "Alt+N", "⌥N"],
  ["Mod++", "Ctrl++", "⌘+"],
  ["Escape", "Esc", "Esc"],
  ["ArrowUp", "↑", "↑"],
  ["?", "?", "?"],
])("%s is written %s, and %s on a Mac", (keys, elsewhere, mac) => {
  expect(keyName(keys, "linux")).toBe(elsewhere);
  expect(keyName(keys, "mac")).toBe(mac);
});
