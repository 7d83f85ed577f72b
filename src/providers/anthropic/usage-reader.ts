import type { Usage } from "../../domain/message";
import { readTokens, readUsage } from "../wire/read-usage";
import type { ToldUsage } from "./message-event";

/** Puts an answer's usage together, which is told in two events. */
export type UsageReader = {
  readonly begin: (told: ToldUsage | null | undefined) => void;
  readonly update: (told: ToldUsage | null | undefined) => void;
  readonly read: () => Usage | null;
};

/** A reader of one answer's usage. */
export function createUsageReader(): UsageReader {
  let prompt: unknown;
  let reply: unknown;
  return {
    // The output told at the beginning is a placeholder.
    begin: (told) => {
      prompt = promptTokens(told);
    },
    update: (told) => {
      prompt = promptTokens(told) ?? prompt;
      reply = told?.output_tokens ?? reply;
    },
    read: () => readUsage(prompt, reply),
  };
}

/** What was read from or written to the provider's cache is not part of `input_tokens` there. */
function promptTokens(told: ToldUsage | null | undefined): number | null {
  const fresh = readTokens(told?.input_tokens);
  if (fresh === null) return null;
  const written = readTokens(told?.cache_creation_input_tokens) ?? 0;
  return fresh + written + (readTokens(told?.cache_read_input_tokens) ?? 0);
}
