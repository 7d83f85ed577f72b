import { oneLine } from "../domain/one-line";

/** A prompt of the document, filled in: what it is for, and the text to send to a model. */
export type FilledPrompt = { readonly description: string; readonly text: string };

type Personality = { readonly role: string; readonly traits: string; readonly scenario: string };

/** M-044: asks a model to write a personality that stays steady. */
export function personalityCreatorPrompt({ role, traits, scenario }: Personality): FilledPrompt {
  return {
    description: "Writes a personality for a context",
    text: [
      "Write a personality for a conversation partner.",
      "",
      `Role: ${oneLine(role)}`,
      `Traits: ${oneLine(traits)}`,
      `Used for: ${oneLine(scenario)}`,
      "",
      "Answer with two parts:",
      '1. "systemPrompt": what it is and how it answers, in the second person, at most 120 words.',
      '2. "personality": its manner in one or two sentences, in English.',
      "It stays calm and itself whatever the person feels, and says so in its own way.",
    ].join("\n"),
  };
}

type Interactions = {
  readonly contextName: string;
  readonly personality: string;
  readonly interactionCount: number;
  readonly timeSpan: string;
};

/** M-045: asks a model to sum up what was talked about in a context. */
export function contextSummaryPrompt(input: Interactions): FilledPrompt {
  const { contextName, personality, interactionCount, timeSpan } = input;
  return {
    description: "Sums up what was talked about in a context",
    text: [
      `Sum up the conversations of "${oneLine(contextName)}".`,
      "",
      `Its personality: ${oneLine(personality)}`,
      `Interactions: ${interactionCount}`,
      `Time: ${oneLine(timeSpan)}`,
      "",
      "Tell what was talked about, what was decided, and what is still open, in at most 150 words.",
      "Report only what was said; leave out how it was felt unless the person named it.",
    ].join("\n"),
  };
}
