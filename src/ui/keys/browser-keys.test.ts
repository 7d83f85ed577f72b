import { expect, it } from "vitest";
import { fromBrowser } from "./browser-keys";

it.each([
  ["Ctrl+Shift+L", "Mod+Shift+L"],
  ["⇧⌘L", "Mod+Shift+L"],
  ["Alt+J", "Alt+J"],
  ["⌥J", "Alt+J"],
  ["Ctrl+Shift+8", "Mod+Shift+8"],
  ["Ctrl+Comma", "Mod+,"],
  ["⌘.", "Mod+."],
  ["Ctrl+Shift+Up", "Mod+Shift+ArrowUp"],
  ["", ""],
])("%s of the browser is %s", (browsers, own) => expect(fromBrowser(browsers)).toBe(own));
