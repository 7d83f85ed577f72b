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
    told.completion_tokens ?? told.output_tokens,
  );
}

/** Null where nothing was told, or only that the cache had no part in it. */
function inputOf(told: ToldUsage): number | null {
  const input = readTokens(told.input_tokens);
  const written = readTokens(told.cache_creation_input_tokens) ?? 0;
  const sum = (input ?? 0) + written + (readTokens(told.cache_read_input_tokens) ?? 0);
  return input !== null || sum > 0 ? sum : null;
}
