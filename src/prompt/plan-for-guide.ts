import type { PromptPlan } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import type { CountedText } from "./counted-text";
import { planBudget } from "./plan-budget";
import { imagesLeftOut } from "./plan-images";
import { withTaintOf, withUntrusted } from "./plan-taint";
import type { PromptSource } from "./prompt-source";
import { toldText } from "./told-text";

type Options = {
  readonly settings: PromptSettings;
  readonly measure: (text: string) => CountedText;
};

const EMPTY = { sections: [], history: [], messages: [], summary: null };

/**
 * The guide is no model: it is told the question, what it has begun to say, and nothing else; of files
 * and images it is told only where there are no words.
 */
export function planForGuide(source: PromptSource, { settings, measure }: Options): PromptPlan {
  const { text } = source.message;
  const message = measure(text.trim() === "" ? toldText(source.message) : text);
  const begun = measure(source.begun);
  const images = (source.message.attachments ?? []).filter(({ kind }) => kind === "image");
  const total = message.tokens + begun.tokens;
  return {
    mode: "general",
    sections: [],
    history: [],
    message: {
      id: source.message.id,
      text: message.text,
      tokens: message.tokens,
      ...withUntrusted(source.message),
    },
    begun: begun.text,
    leftOut: imagesLeftOut(source.model, images.length),
    redacted: message.redacted + begun.redacted,
    budget: planBudget({ context: source.context, model: source.model, settings }),
    tokens: { system: 0, history: 0, message: total, total },
    overflow: 0,
    warnings: [],
    ...withTaintOf({ ...EMPTY, message: source.message }),
  };
}
