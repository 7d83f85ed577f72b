import { personSystem, readPlatform } from "../words/person-system";

const SHORT: Readonly<Record<string, string>> = { Escape: "Esc", ArrowUp: "↑" };

/** Keys as this system writes them: `Ctrl+Shift+L`, on a Mac `⌘⇧L`. */
export function keyName(keys: string, system = personSystem(readPlatform())): string {
  const [, held = "", key = keys] = /^((?:(?:Mod|Alt|Shift)\+)*)(.+)$/.exec(keys) ?? [];
  const isMac = system === "mac";
  const before = isMac
    ? held.replace("Mod+", "⌘").replace("Alt+", "⌥").replace("Shift+", "⇧")
    : held.replace("Mod+", "Ctrl+");
  return before + (SHORT[key] ?? key);
}

/** What is held with a key, as this system writes it: `Ctrl` and `Alt`, on a Mac `⌘` and `⌥`. */
export function heldNames(system = personSystem(readPlatform())): {
  readonly mod: string;
  readonly alt: string;
} {
  return system === "mac" ? { mod: "⌘", alt: "⌥" } : { mod: "Ctrl", alt: "Alt" };
}
