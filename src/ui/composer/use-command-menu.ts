import { type KeyboardEvent, useRef, useState } from "react";
import { type Command, type CommandName, parseCommand } from "../../domain/command";
import { type CommandMenu, menuFor, menuStep, NO_MENU } from "../commands/command-menu";
import { type TextKeys, typeText } from "../keys/text-keys";
import type { ComposerState } from "./use-composer";

export type CommandMenuUse = {
  readonly menu: CommandMenu;
  /** Takes the text as it is now. */
  readonly follow: (text: string) => void;
  readonly close: () => void;
  /** Whether the open list took the key. */
  readonly take: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  readonly pick: (name: CommandName) => void;
};

const SIGN = "/";

/** The list of commands while one is typed: which it holds, and what the keys do to it. */
export function useCommandMenu(
  replace: ComposerState["replace"],
  onCommand: (command: Command) => void,
  keys: TextKeys,
): CommandMenuUse {
  const [menu, setMenu] = useState(NO_MENU);
  // Where other keys were chosen, a slash that is typed lists nothing by itself.
  const isAsked = useRef(false);
  const close = () => {
    isAsked.current = false;
    setMenu(NO_MENU);
  };
  const pick = (name: CommandName) => {
    close();
    // Alone it says nothing: what it is about is typed behind it.
    const isBegun = name === "remember" || name === "forget";
    replace(isBegun ? `/${name} ` : "");
    const command = isBegun ? null : parseCommand(`/${name}`);
    if (command !== null) onCommand(command);
  };
  const take = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (keys.of("commands") !== SIGN && keys.is(event, "commands")) {
      isAsked.current = event.currentTarget.value === "";
      if (isAsked.current) typeText(event, SIGN);
      else event.preventDefault();
      return true;
    }
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
  const follow = (text: string) => {
    // Once the slash that the keys have put there is gone, one that is typed is no such slash.
    if (!text.startsWith(SIGN)) isAsked.current = false;
    const isListed = keys.of("commands") === SIGN || isAsked.current;
    setMenu((now) => (isListed ? menuFor(text, now) : NO_MENU));
  };
  return { menu, close, take, pick, follow };
}
