import type { Effort } from "../domain/chat-parameters";
import type { Model } from "../domain/model";
import type { Prompt, PromptImage } from "../domain/prompt";
import { joinNotes } from "./join-notes";
import type { RenderOptions } from "./render-options";
import { stepsAsNamed } from "./render-steps";
import { toolsAsFunctions } from "./render-tools";

/** Long enough for a person to think between two messages without the model being loaded again. */
const KEEP_ALIVE = "15m";

/** The body for Ollama's /api/chat, which (unlike its /v1) honours num_ctx. */
export function renderOllama(prompt: Prompt, options: RenderOptions): string {
  const { model, budget, temperature, thinks, sampling = {} } = options;
  const { topP, seed, stop, effort } = sampling;
  return JSON.stringify({
    model: model.name,
    stream: true,
    ...thinkField(model, { thinks, effort }),
    // What does not fit is an error and no silent loss; servers that do not know it pass it over.
    truncate: false,
    keep_alive: KEEP_ALIVE,
    options: {
      num_ctx: budget.window,
      num_predict: budget.reply,
      temperature,
      ...(topP === undefined ? {} : { top_p: topP }),
      ...(seed === undefined ? {} : { seed }),
      ...(stop === undefined ? {} : { stop }),
    },
    ...toolsAsFunctions(options),
    // Last, so that a turn's body begins as the body of the turn before.
    messages: chatMessages(prompt),
  });
}

type Think = { readonly thinks: boolean | undefined; readonly effort: Effort | undefined };

/** A server that is not told lets a model think that can. */
function thinkField(model: Model, { thinks, effort }: Think): { think?: boolean | Effort } {
  if (effort !== undefined && thinks !== false) return { think: effort };
  if (thinks !== undefined) return { think: thinks };
  return model.thinks ? { think: true } : {};
}

/** System text, history, notes and time, and the current message, once each, in D-11's order. */
function chatMessages(prompt: Prompt): object[] {
  return [
    ...(prompt.system === "" ? [] : [{ role: "system", content: prompt.system }]),
    ...prompt.context.map(({ role, text, images }) => ({
      role,
      content: text,
      ...imagesField(images),
    })),
    { role: "system", content: joinNotes(prompt) },
    { role: "user", content: prompt.userInput, ...imagesField(prompt.userImages) },
    ...stepsAsNamed(prompt),
    // A last message of the assistant's makes Ollama go on with it.
    ...(prompt.begun === "" ? [] : [{ role: "assistant", content: prompt.begun }]),
  ];
}

function imagesField(images: readonly PromptImage[] = []): { images?: readonly string[] } {
  return images.length === 0 ? {} : { images: images.map(({ data }) => data) };
}
