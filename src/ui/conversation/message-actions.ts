import type { Id } from "../../domain/id";
import type { Action } from "../conversations/action-items";
import { words } from "../words/words";

/** A message to be remembered, or to be said something of. */
export type Remembered = {
  readonly messageId: Id;
  /** What of it was selected; empty for all of it. */
  readonly selected: string;
  readonly as: "memory" | "feedback" | "prompt";
};

export type MessageActs = {
  readonly onDelete: (messageId: Id) => void;
  /** Left out where nothing can be kept of it. */
  readonly onRemember?: ((one: Remembered) => void) | undefined;
};

type Wanted = MessageActs & {
  readonly messageId: Id;
  /** Whether a model has written it: of that the person can say whether it helped. */
  readonly isModels: boolean;
  /** Begins another way on behind it; left out where that cannot be. */
  readonly onBranch?: (() => void) | undefined;
  /** What of it is selected; empty for nothing. */
  readonly selected: () => string;
};

/** What can be done with a message beside what is read aloud, in the order of its menu. */
export function messageActions(wanted: Wanted): readonly Action[] {
  const { messageId, isModels, onDelete, onRemember, onBranch, selected } = wanted;
  const { branch, remember, feedback, savePrompt, remove } = words.message;
  const keeping = (as: Remembered["as"], name: string, label: string): Action[] =>
    onRemember === undefined
      ? []
      : [{ name, label, run: () => onRemember({ messageId, selected: selected(), as }) }];
  return [
    ...(onBranch === undefined ? [] : [{ name: "branch", label: branch, run: onBranch }]),
    ...keeping("memory", "remember", remember),
    ...(isModels
      ? keeping("feedback", "feedback", feedback)
      : keeping("prompt", "prompt", savePrompt)),
    { name: "delete", label: remove, run: () => onDelete(messageId) },
  ];
}
