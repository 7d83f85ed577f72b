import type { Redaction } from "../domain/prompt-settings";
import { redact } from "../domain/redaction";
import type { TokenCounter } from "../domain/tokens";

/** A text as the model is shown it, with its tokens and how many places of it are hidden. */
export type CountedText = {
  readonly text: string;
  readonly tokens: number;
  readonly redacted: number;
};

/** What hides and counts every text of a prompt, by the person's rules and the model's counter. */
export function createMeasure(
  rules: readonly Redaction[],
  count: TokenCounter,
): (text: string) => CountedText {
  return (original) => {
    const { text, count: redacted } = redact(original, rules, "sent");
    return { text, tokens: count(text), redacted };
  };
}
