import type { Usage } from "../../domain/message";
import { readTokens, readUsage } from "../wire/read-usage";

type ReportedUsage = Readonly<Record<string, unknown>>;

/**
 * The usage as servers of OpenAI's language tell it, or those that pass on to Anthropic: there what
 * the cache gave or took is no part of the input, and stands alone where nothing else was read.
 */
export function usageOf(usage: ReportedUsage): Usage | null {
  return readUsage(
    readTokens(usage.prompt_tokens) ?? inputOf(usage),
    withThoughts(usage) ?? usage.completion_tokens ?? usage.output_tokens,
  );
}

/** xAI counts what was thought beside the reply; null unless the sum that is told says so. */
function withThoughts(usage: ReportedUsage): number | null {
  const reply = readTokens(usage.completion_tokens);
  const thought = readTokens(thoughtsIn(usage.completion_tokens_details));
  if (reply === null || thought === null || thought === 0) return null;
  const sum = (readTokens(usage.prompt_tokens) ?? 0) + reply + thought;
  return sum === readTokens(usage.total_tokens) ? reply + thought : null;
}

function thoughtsIn(details: unknown): unknown {
  const isObject = typeof details === "object" && details !== null;
  return isObject && "reasoning_tokens" in details ? details.reasoning_tokens : null;
}

/** Null where nothing was told, or only that the cache had no part in it. */
function inputOf(usage: ReportedUsage): number | null {
  const input = readTokens(usage.input_tokens);
  const written = readTokens(usage.cache_creation_input_tokens) ?? 0;
  const sum = (input ?? 0) + written + (readTokens(usage.cache_read_input_tokens) ?? 0);
  return input !== null || sum > 0 ? sum : null;
}
