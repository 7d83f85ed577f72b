import type { Id } from "../domain/id";
import type { PromptPlan } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import type { CountedText } from "./counted-text";
import { planBudget } from "./plan-budget";
import { imagesLeftOut } from "./plan-images";
import { type PlannedQuotes, planQuotes } from "./plan-quotes";
import { withTaintOf, withUntrusted } from "./plan-taint";
import type { PromptSource } from "./prompt-source";
import { renderMessageText } from "./render-message-text";

type Options = {
  readonly settings: PromptSettings;
  readonly measure: (text: string) => CountedText;
};

const EMPTY = { history: [], messages: [], summary: null };
const NO_QUOTES: PlannedQuotes = { entry: null, leftOut: [] };
const NOTHING_SHOWN = { shown: new Set<Id>(), summarisedTo: 0 };

/**
 * The guide is no model: it is told the question, what it has begun to say, what was said or kept before
 * that belongs to it, and nothing else; of files
 * and images it is told only where there are no words.
 */
export function planForGuide(source: PromptSource, { settings, measure }: Options): PromptPlan {
  const { text } = source.message;
  const message = measure(text.trim() === "" ? renderMessageText(source.message) : text);
  const begun = measure(source.begun);
  const images = (source.message.attachments ?? []).filter(({ kind }) => kind === "image");
  const part = source.parts.find((one) => one.type === "quotes");
  const budget = planBudget({ ...source, settings, hasQuotes: part !== undefined });
  const room = budget.quotes ?? 0;
  const rules = settings.redactions;
  const { entry, leftOut } =
    part === undefined ? NO_QUOTES : planQuotes(part, { ...NOTHING_SHOWN, room, measure, rules });
  const sections = entry === null ? [] : [entry.section];
  const system = entry?.section.tokens ?? 0;
  const total = system + message.tokens + begun.tokens;
  return {
    mode: "general",
    sections,
    history: [],
    message: {
      id: source.message.id,
      text: message.text,
      tokens: message.tokens,
      ...withUntrusted(source.message),
    },
    begun: begun.text,
    leftOut: [...leftOut, ...imagesLeftOut(source.model, images.length)],
    redacted: message.redacted + begun.redacted + (entry?.redacted ?? 0),
    budget,
    tokens: { system, history: 0, message: message.tokens + begun.tokens, total },
    overflow: 0,
    warnings: [],
    ...withTaintOf({ ...EMPTY, sections, message: source.message }),
  };
}
