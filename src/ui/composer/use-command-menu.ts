import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { type Command, parseCommand } from "../../domain/command";
import { type CommandMenu, menuFor, menuStep, NO_MENU } from "../commands/command-menu";
import { type TextKeys, typeText } from "../keys/text-keys";
import type { ComposerState } from "./use-composer";
import type { PromptCommands } from "./use-prompt-commands";

export type CommandMenuUse = {
  readonly menu: CommandMenu;
  /** Takes the text as it is now. */
  readonly follow: (text: string) => void;
  readonly close: () => void;
  /** Lists the prompt library, whatever stands in the field; resolves with whether there is any. */
  readonly offer: () => Promise<boolean>;
  /** Whether the open list took the key. */
  readonly take: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  readonly pick: (name: string) => void;
};

const SIGN = "/";

type Deps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly replace: ComposerState["replace"];
  readonly onCommand: (command: Command) => void;
  readonly keys: TextKeys;
  readonly prompts: PromptCommands;
};

function runOwn(name: string, { replace, onCommand }: Pick<Deps, "replace" | "onCommand">): void {
  // Alone it says nothing: what it is about is typed behind it.
  const isBegun = name === "remember" || name === "forget";
  replace(isBegun ? `/${name} ` : "");
  const command = isBegun ? null : parseCommand(`/${name}`);
  if (command !== null) onCommand(command);
}

/** The list of commands while one is typed: which it holds, and what the keys do to it. */
export function useCommandMenu(deps: Deps): CommandMenuUse {
  const { field, replace, onCommand, keys, prompts } = deps;
  const [menu, setMenu] = useState(NO_MENU);
  // Where other keys were chosen, a slash that is typed lists nothing by itself.
  const isOpenedByKey = useRef(false);
  // What is listed for; empty while nothing is to be.
  const newest = useRef("");
  const close = () => {
    isOpenedByKey.current = false;
    newest.current = "";
    setMenu(NO_MENU);
  };
  const pick = (name: string) => {
    const { isOffered } = menu;
    const replaces = isOffered ? null : newest.current;
    close();
    if (prompts.use(`/${name}`, replaces) || isOffered) return;
    // Of a server's it is seen what it is asked with, before it is asked.
    if (prompts.list.some((one) => one.name === name)) return replace(`/${name} `);
    runOwn(name, { replace, onCommand });
  };
  const take = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (keys.of("commands") !== SIGN && keys.is(event, "commands")) {
      isOpenedByKey.current = event.currentTarget.value === "";
      if (isOpenedByKey.current) typeText(event, SIGN);
      else event.preventDefault();
      return true;
    }
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = isPlain && !event.nativeEvent.isComposing ? menuStep(menu, event.key) : null;
    if (step === null) return false;
    event.preventDefault();
    if (step.type === "move") setMenu(step.menu);
    // That closes by itself: what it takes the place of is what was listed for until then.
    else if (step.type === "run") pick(step.name);
    else close();
    // A blank after it: the name is whole.
    if (step.type === "complete") replace(`/${step.name} `);
    return true;
  };
  const follow = (text: string) => {
    // Once the slash that the keys have put there is gone, one that is typed is no such slash.
    if (!text.startsWith(SIGN)) isOpenedByKey.current = false;
    const isListed = keys.of("commands") === SIGN || isOpenedByKey.current;
    newest.current = isListed ? text : "";
    setMenu((now) => menuFor(newest.current, now, prompts.list));
    // By the time that they are read more may have been typed.
    prompts.follow(text, (list) => setMenu((now) => menuFor(newest.current, now, list)));
  };
  const offer = async () => {
    close();
    const replaces = field.current?.value;
    const names = await prompts.readSaved();
    // What the person has gone on with meanwhile, a list would take the keys from.
    if (field.current?.value === replaces) setMenu({ ...NO_MENU, names, isOffered: true });
    return names.length > 0;
  };
  return { menu, close, offer, take, pick, follow };
}
