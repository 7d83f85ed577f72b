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
