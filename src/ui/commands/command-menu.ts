import type { CommandName } from "../../domain/command";
import { matchCommands } from "./match-commands";

/** The list over the composer; `at` is the one that Enter takes. */
export type CommandMenu = { readonly names: readonly CommandName[]; readonly at: number };

export const NO_MENU: CommandMenu = { names: [], at: 0 };

export type MenuStep =
  | { readonly type: "move"; readonly menu: CommandMenu }
  | { readonly type: "run"; readonly name: CommandName }
  | { readonly type: "complete"; readonly name: CommandName }
  | { readonly type: "close" };

/** The list for a text; the first is chosen, and a list that stays the same keeps its choice. */
export function menuFor(text: string, before: CommandMenu): CommandMenu {
  const names = matchCommands(text);
  if (names.length === 0) return NO_MENU;
  return names.join() === before.names.join() ? before : { names, at: 0 };
}

/** What a key does to the open list; null where it is none of the list's keys. */
export function menuStep(menu: CommandMenu, key: string): MenuStep | null {
  const { names, at } = menu;
  const name = names[at];
  if (name === undefined) return null;
  const to = (next: number): MenuStep => ({
    type: "move",
    menu: { names, at: (next + names.length) % names.length },
  });
  switch (key) {
    case "ArrowDown":
      return to(at + 1);
    case "ArrowUp":
      return to(at - 1);
    case "Enter":
      return { type: "run", name };
    case "Tab":
      return { type: "complete", name };
    case "Escape":
      return { type: "close" };
    default:
      return null;
  }
}
