import { parseCommand } from "../../domain/command";
import type { ComposerState } from "./use-composer";
import type { PromptCommands } from "./use-prompt-commands";

type Deps = Pick<ComposerState, "replace" | "send"> & {
  readonly field: { readonly current: Pick<HTMLTextAreaElement, "value"> | null };
  readonly prompts: Pick<PromptCommands, "use" | "run" | "readSaved">;
};

/**
 * Uses the prompt that the field's text is the command of, or sends the text. What may be a command of
 * the library waits until that was read: none goes to a model as it stands.
 */
export async function submitText({ field, prompts, replace, send }: Deps): Promise<void> {
  const text = field.current?.value ?? "";
  if (prompts.use(text, text)) return;
  if (/^\/\S/.test(text) && parseCommand(text) === null) {
    await prompts.readSaved().catch(() => []);
    // What the person has gone on with is theirs to send.
    if (field.current?.value !== text || prompts.use(text, text)) return;
  }
  const nextText = prompts.run(text);
  if (nextText === null) send();
  else replace(await nextText);
}
