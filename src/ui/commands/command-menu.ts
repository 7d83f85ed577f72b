import { hasArgument, matchCommands, type OtherCommand } from "./match-commands";

/** The list over the composer. */
export type CommandMenu = {
  readonly names: readonly string[];
  /** The one that Enter takes. */
  readonly at: number;
  /** Whether its argument is being typed: the list only tells then, and the keys are the field's. */
  readonly isWhole: boolean;
  /** Whether it was asked for, and stands for nothing of the text: a name does not take its place. */
  readonly isOffered: boolean;
};

export const NO_MENU: CommandMenu = { names: [], at: 0, isWhole: false, isOffered: false };

export type MenuStep =
  | { readonly type: "move"; readonly menu: CommandMenu }
  | { readonly type: "run"; readonly name: string }
  | { readonly type: "complete"; readonly name: string }
  | { readonly type: "close" };

/** The list for a text; the first is chosen, and a list that stays the same keeps its choice. */
export function menuFor(
  text: string,
  before: CommandMenu,
  others: readonly OtherCommand[] = [],
): CommandMenu {
  const names = matchCommands(text, others);
  if (names.length === 0) return NO_MENU;
  const isWhole = hasArgument(text, others);
  const isSame =
    !before.isOffered && isWhole === before.isWhole && names.join() === before.names.join();
  return isSame ? before : { ...NO_MENU, names, isWhole };
}

/** What a key does to the open list; null where it is none of the list's keys. */
export function menuStep(menu: CommandMenu, key: string): MenuStep | null {
  const { names, at, isOffered } = menu;
  const name = names[at];
  if (name === undefined) return null;
  if (menu.isWhole) return key === "Escape" ? { type: "close" } : null;
  const to = (next: number): MenuStep => ({
    type: "move",
    menu: { ...menu, at: (next + names.length) % names.length },
  });
  switch (key) {
    case "ArrowDown":
      return to(at + 1);
    case "ArrowUp":
      return to(at - 1);
    case "Enter":
      return { type: "run", name };
    case "Tab":
      return { type: isOffered ? "run" : "complete", name };
    case "Escape":
      return { type: "close" };
    default:
      return null;
  }
}
