import type { PromptMode } from "../../../src/domain/prompt-mode";

export type LabelledMessage = {
  readonly text: string;
  readonly mode: PromptMode;
  /** Names of the tools of the turns before, oldest first. */
  readonly tools?: readonly string[];
};

/** The texts, each as a message of the mode and without tools before it. */
export function label(mode: PromptMode, texts: readonly string[]): LabelledMessage[] {
  return texts.map((text) => ({ text, mode }));
}
