import type { SavedPrompt } from "../../../domain/saved-prompt";
import { nameCommands } from "../../commands/saved-commands";

type ShownPrompt = {
  readonly prompt: SavedPrompt;
  /** Its place among all. */
  readonly at: number;
  /** What it is called behind the slash. */
  readonly command: string;
  /** False where it is shown only because it is being edited. */
  readonly isFound: boolean;
};

/** The prompts that a search finds, and those that are open: what is typed there is not to be lost. */
export function shownPrompts(
  prompts: readonly SavedPrompt[],
  query: string,
  open: ReadonlySet<string>,
): readonly ShownPrompt[] {
  const commands = nameCommands(prompts);
  const wanted = query.trim().toLowerCase();
  return prompts
    .map((prompt, at) => {
      const command = commands[at] ?? "";
      const texts = [prompt.title, prompt.text, command];
      const isFound = texts.some((one) => one.toLowerCase().includes(wanted));
      return { prompt, at, command, isFound };
    })
    .filter(({ prompt, isFound }) => isFound || open.has(prompt.id));
}
