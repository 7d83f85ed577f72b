import type { ChatParameters, Sampling } from "../domain/chat-parameters";
import type { Model } from "../domain/model";
import type { Redaction } from "../domain/prompt-settings";
import { hideSent } from "../domain/redaction";
import { supportOf } from "./parameter-support";

/** What a request tells beside the prompt: what the chat has set, as far as the model has it. */
type ResolvedParameters = { readonly temperature: number; readonly sampling: Sampling };

type Input = {
  readonly model: Model;
  readonly context: { readonly temperature: number };
  readonly parameters?: ChatParameters | undefined;
};

/** The temperature (the context's where the chat has none) and the sampling that a request says. */
export function resolveParameters({ model, context, parameters }: Input): ResolvedParameters {
  if (parameters === undefined) return { temperature: context.temperature, sampling: {} };
  const { has, mostTemperature, efforts } = supportOf(model);
  const { topP, seed, stop, effort } = parameters;
  return {
    temperature: Math.min(parameters.temperature ?? context.temperature, mostTemperature),
    sampling: {
      ...(topP !== undefined && has.has("topP") ? { topP } : {}),
      ...(seed !== undefined && has.has("seed") ? { seed } : {}),
      ...(stop !== undefined && has.has("stop") ? { stop } : {}),
      ...(effort !== undefined && efforts.includes(effort) ? { effort } : {}),
    },
  };
}

/**
 * What the chat has set without the stop sequences that hold what the person's rules keep from models: a
 * mark in the place of that would end other answers than the person has meant.
 */
export function withoutHiddenStops(
  parameters: ChatParameters | undefined,
  rules: readonly Redaction[],
): ChatParameters | undefined {
  if (parameters?.stop === undefined) return parameters;
  const hide = hideSent(rules);
  const { stop, ...rest } = parameters;
  const allowed = stop.filter((sequence) => hide(sequence) === sequence);
  return allowed.length === 0 ? rest : { ...rest, stop: allowed };
}

/** The window that the chat has set; null where it has none, or its model takes none. */
export function chatWindow({ model, parameters }: Omit<Input, "context">): number | null {
  const { window } = parameters ?? {};
  return window !== undefined && supportOf(model).has.has("window") ? window : null;
}
