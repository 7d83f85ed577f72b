import type { Usage } from "../domain/message";
import type { Prompt } from "../domain/prompt";
import type { Observation } from "../domain/token-calibration";
import { featuresOf } from "../domain/token-features";
import { joinNotes } from "../prompt/join-notes";

type Answered = {
  readonly prompt: Prompt;
  /** Whether it was told of tools, which each provider writes out in its own way. */
  readonly hasTools: boolean;
  /** What the model wrote in answer, its thinking too. */
  readonly written: readonly string[];
  readonly usage: Usage;
};

/** What the provider has counted in a turn: the whole request, and the words of the answer. */
export function countedOf({ prompt, hasTools, written, usage }: Answered): Observation[] {
  const { promptTokens, replyTokens } = usage;
  const counted: Observation[] = [];
  // What an image or a tool counts for is the provider's own affair, and nothing about its words.
  if (promptTokens !== null && !hasTools && !hasImages(prompt)) {
    const texts = textsOf(prompt);
    counted.push({ features: featuresOf(texts, texts.length), tokens: promptTokens });
  }
  // Calls are counted with the words, and written out in some way, too.
  if (replyTokens !== null && !hasTools) {
    counted.push({ features: featuresOf(written, 0), tokens: replyTokens });
  }
  return counted;
}

function hasImages({ context, userImages = [] }: Prompt): boolean {
  return userImages.length > 0 || context.some(({ images = [] }) => images.length > 0);
}

function textsOf(prompt: Prompt): readonly string[] {
  const history = prompt.context.map(({ text }) => text);
  const texts = [prompt.system, ...history, joinNotes(prompt), prompt.userInput, prompt.begun];
  return texts.filter((text) => text !== "");
}
