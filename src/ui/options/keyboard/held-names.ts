import { personSystem, readPlatform } from "../../words/person-system";

/** What is held with a key, as this system writes it: `Ctrl` and `Alt`, on a Mac `⌘` and `⌥`. */
export function heldNames(system = personSystem(readPlatform())): {
  readonly mod: string;
  readonly alt: string;
} {
  return system === "mac" ? { mod: "⌘", alt: "⌥" } : { mod: "Ctrl", alt: "Alt" };
}
