import { type KeyboardEvent, useState } from "react";
import { type Command, type CommandName, parseCommand } from "../../domain/command";
import { type CommandMenu, menuFor, menuStep, NO_MENU } from "../commands/command-menu";
import type { ComposerState } from "./use-composer";

export type CommandMenuUse = {
  readonly menu: CommandMenu;
  /** Takes the text as it is now. */
  readonly follow: (text: string) => void;
  readonly close: () => void;
  /** Whether the open list took the key. */
  readonly take: (event: KeyboardEvent) => boolean;
  readonly pick: (name: CommandName) => void;
};

/** The list of commands while one is typed: which it holds, and what the keys do to it. */
export function useCommandMenu(
  replace: ComposerState["replace"],
  onCommand: (command: Command) => void,
): CommandMenuUse {
  const [menu, setMenu] = useState(NO_MENU);
  const close = () => setMenu(NO_MENU);
  const pick = (name: CommandName) => {
    close();
    replace("");
    const command = parseCommand(`/${name}`);
    if (command !== null) onCommand(command);
  };
  const take = (event: KeyboardEvent): boolean => {
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = isPlain && !event.nativeEvent.isComposing ? menuStep(menu, event.key) : null;
    if (step === null) return false;
    event.preventDefault();
    if (step.type === "move") setMenu(step.menu);
    else close();
    if (step.type === "run") pick(step.name);
    // A blank after it: the name is whole.
    if (step.type === "complete") replace(`/${step.name} `);
    return true;
  };
  return { menu, close, take, pick, follow: (text) => setMenu((now) => menuFor(text, now)) };
}
