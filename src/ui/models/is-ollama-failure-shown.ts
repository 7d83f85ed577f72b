import type { Failure } from "../../domain/app-error";
import type { Model } from "../../domain/model";

type Known = {
  /** Why the built-in Ollama server gave no list. */
  readonly failure: Failure;
  /** What there is to choose from. */
  readonly models: readonly Model[];
  /** What answers, in general or in a context. */
  readonly answering: readonly Model[];
  /** How many connections there are, whether they have models or not. */
  readonly connections: number;
};

/**
 * Whether it is news that Ollama does not answer: not to somebody who has set up something else and
 * asks none of Ollama's models. That it answers with a refusal is always news.
 */
export function isOllamaFailureShown({ failure, models, answering, connections }: Known): boolean {
  if (failure.code !== "provider-unreachable" || answering.some(isOfBuiltInOllama)) return true;
  return (
    connections === 0 && [...models, ...answering].every(({ provider }) => provider === "guide")
  );
}

/** Whether a model is one of the Ollama server that is there from the start. */
export function isOfBuiltInOllama({ provider, connection }: Model): boolean {
  return provider === "ollama" && connection === undefined;
}
