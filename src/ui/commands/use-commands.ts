import { useCallback, useEffect, useState } from "react";
import { assertNever } from "../../domain/assert-never";
import type { Command } from "../../domain/command";
import { modelName } from "../models/model-destination-text";
import type { Models } from "../models/use-models";
import type { CommandAnswer } from "./command-answer";
import { findModel } from "./find-model";

export type Commands = {
  /** Answers a command here; it never reaches a model. */
  readonly run: (command: Command) => void;
  /** What its card shows; null for none. */
  readonly answer: CommandAnswer | null;
  /** Another one with every command: the same command twice is answered twice. */
  readonly round: number;
  readonly dismiss: () => void;
};

type Deps = {
  readonly models: Models;
  readonly onContext: () => void;
  readonly onModels: () => void;
  readonly onMemory: () => void;
  readonly onSearch: (words: string) => void;
  readonly onBegin: (options: { readonly temporary: boolean }) => void;
};

/** Answers the person's commands on the page; Escape dismisses the answer. */
export function useCommands(deps: Deps): Commands {
  const { models, onContext, onModels, onMemory, onSearch, onBegin } = deps;
  const [answer, setAnswer] = useState<CommandAnswer | null>(null);
  const [round, setRound] = useState(0);
  const dismiss = useCallback(() => setAnswer(null), []);
  useDismissKey(answer !== null, dismiss);
  const chooseModel = (typed: string) => {
    // Nobody knows yet whether there is one of that name.
    if (models.list === null) return onModels();
    const model = findModel(models.list.models, typed);
    if (model === null) onModels();
    else models.choose(model);
    const requested = model === null ? typed : modelName(model);
    setAnswer({ name: "model", requested, found: model !== null });
  };
  const run = ({ name, argument }: Command) => {
    setAnswer(null);
    setRound((before) => before + 1);
    switch (name) {
      case "context":
        return onContext();
      case "model":
        return argument === "" ? onModels() : chooseModel(argument);
      case "new":
      case "temp":
        return onBegin({ temporary: name === "temp" });
      case "memory":
        return onMemory();
      case "search":
        return onSearch(argument);
      case "remember":
      case "forget":
        return setAnswer({ name, text: argument });
      case "status":
      case "history":
      case "summary":
      case "facts":
      case "help":
        return setAnswer({ name });
      default:
        return assertNever(name);
    }
  };
  return { run, answer, round, dismiss };
}

function useDismissKey(shown: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      dismiss();
    };
    // On the document: before the window, where the next Escape stops a reply.
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [shown, dismiss]);
}
