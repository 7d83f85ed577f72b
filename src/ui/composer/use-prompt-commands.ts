import { useRef, useState } from "react";
import type { OtherCommand } from "../commands/match-commands";
import type { PromptCommand } from "../commands/prompt-commands";
import type { SavedCommand } from "../commands/saved-commands";
import type { Panel } from "../panel";
import type { SavedPromptUse } from "./use-saved-prompt";

export type PromptCommands = {
  readonly list: readonly OtherCommand[];
  /** Reads them, where a slash has just been typed; resolves with them. */
  readonly follow: (text: string, onRead: (list: readonly OtherCommand[]) => void) => void;
  /** Reads the prompt library, and gives the names of its commands. */
  readonly readSaved: () => Promise<readonly string[]>;
  /**
   * Uses the prompt of the library whose command a text is, in the place of what stands in the field as
   * that command (null for nothing); false where it is none, as far as the library was read.
   */
  readonly use: (text: string, replaces: string | null) => boolean;
  /** What is to stand in the field in place of a text that is a server's command; null for any other. */
  readonly run: (text: string) => Promise<string> | null;
};

type List = {
  readonly saved: readonly SavedCommand[];
  readonly ofServers: readonly PromptCommand[];
};

const NONE: List = { saved: [], ofServers: [] };

/** What reads and brings them: no panel's first picture waits for it. */
const load = () => import("../commands/prompt-commands");
const loadSaved = () => import("../commands/saved-commands");

/**
 * Commands that stand for prompts, of the library and of servers: read anew with each text that begins
 * with a slash.
 */
export function usePromptCommands(panel: Panel, onUse: SavedPromptUse["begin"]): PromptCommands {
  const [{ saved, ofServers }, setList] = useState(NONE);
  const known = useRef(NONE);
  const isRead = useRef(false);
  const take = (read: Partial<List>) => {
    known.current = { ...known.current, ...read };
    setList(known.current);
    return [...known.current.saved, ...known.current.ofServers];
  };
  const readSaved = () => loadSaved().then((module) => module.readSavedCommands(panel.client));
  const readOffered = () => load().then((module) => module.readPromptCommands(panel.client));
  return {
    list: [...saved, ...ofServers],
    follow: (text, onRead) => {
      if (!text.startsWith("/")) isRead.current = false;
      else if (!isRead.current) {
        isRead.current = true;
        // The person's own wait for no server.
        void readSaved().then((own) => onRead(take({ saved: own })));
        void readOffered().then((offered) => onRead(take({ ofServers: offered })));
      }
    },
    readSaved: async () => {
      const own = await readSaved();
      take({ saved: own });
      return own.map(({ name }) => name);
    },
    use: (text, replaces) => {
      const { name, typed } = split(text);
      // Not the state: what has just been read counts before it is drawn.
      const found = known.current.saved.find((one) => one.name === name);
      if (found !== undefined) onUse(found, { typed: typed.trim(), replaces });
      return found !== undefined;
    },
    run: (text) => {
      const { name, typed } = split(text);
      const found = known.current.ofServers.find((one) => one.name === name);
      if (found === undefined) return null;
      return load().then(({ bringPrompt }) => bringPrompt(panel, found, typed));
    },
  };
}

/** The command that a text may be, and what stands behind it. */
function split(text: string) {
  const [, name = "", typed = ""] = /^\/(\S+)(?:\s([\s\S]*))?$/.exec(text) ?? [];
  return { name: name.toLowerCase(), typed };
}
