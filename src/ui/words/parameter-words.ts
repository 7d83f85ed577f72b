import { catalogue } from "./catalogue";
import { formatNumber } from "./format";

/** What a conversation sets for its model, and what of that was sent. */
export const enParameters = {
  title: "Parameters of this conversation",
  lead: "They hold from the next message on. What is left empty is as the context and the model say.",
  sent: "Parameters",
  sentNone: "This request names none.",
  loading: "Loading …",
  names: {
    note: "System note",
    temperature: "Temperature",
    topP: "Word choice (top_p)",
    seed: "Seed",
    stop: "Stop sequences",
    window: "Context window",
    effort: "Reasoning effort",
  },
  hints: {
    note: "Told to the model after the instructions of the context.",
    temperature: (most: number, usual: number) =>
      `From 0 (most predictable) to ${formatNumber(most)} (most varied). Empty: ${formatNumber(usual)}.`,
    topP: "From 0 to 1: words beyond this share of likelihood are not chosen.",
    seed: "A whole number. With the same one, the same question is answered more alike.",
    stop: (lines: number) =>
      `One a line, up to ${formatNumber(lines)}. The answer ends before the first of them.`,
    window: "Tokens that a request holds at most, its reply among them.",
    effort: "How much the model thinks before it answers.",
  },
  efforts: { low: "Low", medium: "Medium", high: "High" },
  usual: "As the model decides",
  lacking: (model: string, names: readonly string[]) =>
    `${model} does not take: ${names.join(", ")}. What is set there is kept and not sent.`,
  whileThinking: (model: string, names: readonly string[]) =>
    `While ${model} thinks, it is not told: ${names.join(", ")}.`,
  guide: "The built-in guide takes no parameters. They are for the model that you choose.",
  wrong: (least: number, most: number) =>
    `A number from ${formatNumber(least)} to ${formatNumber(most)} is needed.`,
  wrongStop: (lines: number, characters: number) =>
    `Up to ${formatNumber(lines)} lines of ${formatNumber(characters)} characters each are possible.`,
  save: "Save",
  cancel: "Cancel",
  reset: "Reset",
};

/** The texts about parameters of a conversation, apart from the others: only who opens them has to load them. */
export const parameterWords: typeof enParameters = catalogue("parameters", enParameters);
