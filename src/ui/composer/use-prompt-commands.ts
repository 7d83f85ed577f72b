import { useRef, useState } from "react";
import type { PromptCommand } from "../commands/prompt-commands";
import type { Panel } from "../panel";

export type PromptCommands = {
  readonly list: readonly PromptCommand[];
  /** Reads them, where a slash has just been typed; resolves with them. */
  readonly follow: (text: string, onRead: (list: readonly PromptCommand[]) => void) => void;
  /** What is to stand in the field in place of a text that is such a command; null for any other. */
  readonly run: (text: string) => Promise<string> | null;
};

const NONE: readonly PromptCommand[] = [];

/** What reads and brings them: no panel's first picture waits for it. */
const load = () => import("../commands/prompt-commands");

/** Commands that stand for prompts of servers: read anew with each text that begins with a slash. */
export function usePromptCommands(panel: Panel): PromptCommands {
  const [list, setList] = useState(NONE);
  const isRead = useRef(false);
  return {
    list,
    follow: (text, onRead) => {
      if (!text.startsWith("/")) isRead.current = false;
      else if (!isRead.current) {
        isRead.current = true;
        void load()
          .then(({ readPromptCommands }) => readPromptCommands(panel.client))
          .then((read) => {
            setList(read);
            onRead(read);
          });
      }
    },
    run: (text) => {
      const [, name = "", rest = ""] = /^\/(\S+)(?:\s([\s\S]*))?$/.exec(text) ?? [];
      const found = list.find((one) => one.name === name.toLowerCase());
      if (found === undefined) return null;
      return load().then(({ bringPrompt }) => bringPrompt(panel, found, rest));
    },
  };
}
