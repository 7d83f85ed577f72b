import type { Usage } from "../../domain/message";
import { readTokens, readUsage } from "../wire/read-usage";

type ToldUsage = Readonly<Record<string, unknown>>;

/**
 * The usage as servers of OpenAI's language tell it, or those that pass on to Anthropic: there what
 * the cache gave or took is no part of the input, and stands alone where nothing else was read.
 */
export function usageOf(told: ToldUsage): Usage | null {
  return readUsage(
    readTokens(told.prompt_tokens) ?? inputOf(told),
    withThoughts(told) ?? told.completion_tokens ?? told.output_tokens,
  );
}

/** xAI counts what was thought beside the reply; null unless the sum that is told says so. */
function withThoughts(told: ToldUsage): number | null {
  const reply = readTokens(told.completion_tokens);
  const thought = readTokens(thoughtsIn(told.completion_tokens_details));
  if (reply === null || thought === null || thought === 0) return null;
  const sum = (readTokens(told.prompt_tokens) ?? 0) + reply + thought;
  return sum === readTokens(told.total_tokens) ? reply + thought : null;
}

function thoughtsIn(details: unknown): unknown {
  const isTold = typeof details === "object" && details !== null;
  return isTold && "reasoning_tokens" in details ? details.reasoning_tokens : null;
}

/** Null where nothing was told, or only that the cache had no part in it. */
function inputOf(told: ToldUsage): number | null {
  const input = readTokens(told.input_tokens);
  const written = readTokens(told.cache_creation_input_tokens) ?? 0;
  const sum = (input ?? 0) + written + (readTokens(told.cache_read_input_tokens) ?? 0);
  return input !== null || sum > 0 ? sum : null;
}
