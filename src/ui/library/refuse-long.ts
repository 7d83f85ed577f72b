import { AppError } from "../../domain/app-error";
import { MAX_PROMPT_TEXT, type PromptFields } from "../../domain/saved-prompt";

/** Fails with `limit-exceeded` where the text is longer than a prompt's: a message may be, and is not cut. */
export function refuseLong({ text }: Pick<PromptFields, "text">): void {
  if (text.length <= MAX_PROMPT_TEXT) return;
  const data = { limit: "prompt-characters", max: MAX_PROMPT_TEXT } as const;
  throw new AppError("limit-exceeded", { data });
}
