import type { Id } from "../domain/id";
import type { Prompt, PromptImage, PromptQuote } from "../domain/prompt";
import type { PlannedImage, PlannedSection, PromptPlan } from "../domain/prompt-plan";

/** What was read of images, by their ids; those that are gone are not in it. */
export type ImageBytes = ReadonlyMap<Id, Pick<PromptImage, "type" | "data">>;

/**
 * The plan as one provider-neutral prompt at a given time (milliseconds since 1970, UTC), with those
 * of its images that were read.
 */
export function assemblePrompt(
  plan: PromptPlan,
  nowUtc: number,
  bytes: ImageBytes = new Map(),
): Prompt {
  const quotes = plan.sections.flatMap(quotesOf);
  const userImages = toImages(plan.message.images, bytes);
  return {
    system: textsOf(plan.sections.filter((section) => !isNote(section))).join("\n\n"),
    context: plan.history.map(({ role, text, images: planned }) => {
      const images = toImages(planned, bytes);
      return { role, text, ...(images.length === 0 ? {} : { images }) };
    }),
    notes: textsOf(plan.sections.filter(isNote)),
    userInput: plan.message.text,
    ...(userImages.length === 0 ? {} : { userImages }),
    nowUtc,
    begun: plan.begun,
    ...(quotes.length === 0 ? {} : { quotes }),
    ...(plan.steps === undefined ? {} : { steps: plan.steps }),
    hints: { mode: plan.mode },
  };
}

function quotesOf({ source, text }: PlannedSection): readonly PromptQuote[] {
  if (source.type !== "quotes") return [];
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  return source.quotes.map(({ conversationId, messageId, kind, title }, at) => {
    const line = (lines[at] ?? "").slice("- ".length);
    return { conversationId, messageId, kind, title, line };
  });
}

/** The ids of all images that a plan holds. */
export function imageIdsOf({ history, message }: PromptPlan): readonly Id[] {
  return [...history, message].flatMap(({ images = [] }) => images.map(({ id }) => id));
}

function toImages(planned: readonly PlannedImage[] = [], bytes: ImageBytes): PromptImage[] {
  return planned.flatMap(({ id, name }) => {
    const found = bytes.get(id);
    return found === undefined ? [] : [{ type: found.type, data: found.data, name }];
  });
}

function isNote({ place }: PlannedSection): boolean {
  return place === "note";
}

function textsOf(sections: readonly PlannedSection[]): string[] {
  return sections.map(({ text }) => text);
}
