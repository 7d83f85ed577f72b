import type { KeyboardEvent, RefObject } from "react";
import type { Command } from "../../domain/command";
import type { TextKeys } from "../keys/text-keys";
import { optionId } from "./option-list";
import { useCommandMenu } from "./use-command-menu";
import type { ComposerState } from "./use-composer";
import { useMention } from "./use-mention";
import type { PromptCommands } from "./use-prompt-commands";

type Deps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly listId: string;
  readonly keys: TextKeys;
  readonly replace: ComposerState["replace"];
  readonly onCommand: (command: Command) => void;
  readonly prompts: PromptCommands;
};

/** The lists over the composer, of which one at most is open: what follows the text, and takes keys. */
export function useLists({ field, listId, keys, replace, onCommand, prompts }: Deps) {
  const commands = useCommandMenu({ field, replace, onCommand, keys, prompts });
  const mentions = useMention({ field, keys });
  const chosen = commands.menu.names[commands.menu.at];
  const activeId = chosen === undefined ? mentions.activeId : optionId(listId, chosen);
  return {
    commands,
    mentions,
    /** What tells assistive technology which option the keys are at. */
    aria: {
      "aria-autocomplete": "list",
      "aria-controls": activeId === undefined ? undefined : listId,
      "aria-activedescendant": activeId,
    } as const,
    close: () => {
      commands.close();
      mentions.close();
    },
    end: () => {
      commands.close();
      mentions.end();
    },
    take: (event: KeyboardEvent<HTMLTextAreaElement>) =>
      commands.take(event) || mentions.take(event),
  };
}
