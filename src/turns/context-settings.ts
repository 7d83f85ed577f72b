import type { Context } from "../domain/context";
import type { PromptSettings } from "../domain/prompt-settings";

/**
 * How a context's prompts are made: its own way with history that does not fit stands before the
 * general one. Token limits are another matter: `planBudget` lets those of Options, Prompt go first.
 */
export function contextSettings(
  { compression }: Pick<Context, "compression">,
  settings: PromptSettings,
): PromptSettings {
  return compression === null ? settings : { ...settings, compression };
}
