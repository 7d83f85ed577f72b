import type { Usage } from "../../domain/message";
import { readTokens, readUsage } from "../wire/read-usage";
import type { ToldUsage } from "./message-event";

/** Puts an answer's usage together, which is told in two events. */
export type UsageReader = {
  readonly begin: (told: ToldUsage | null | undefined) => void;
  readonly update: (told: ToldUsage | null | undefined) => void;
  readonly read: () => Usage | null;
};

/** What was read from or written to the provider's cache is not part of `input_tokens` there. */
const INPUTS = ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"] as const;

/** A reader of one answer's usage. */
export function createUsageReader(): UsageReader {
  const inputs = new Map<string, number>();
  let reply: unknown;

  const hear = (told: ToldUsage | null | undefined) => {
    for (const name of INPUTS) {
      const tokens = readTokens(told?.[name]);
      if (tokens !== null) inputs.set(name, tokens);
    }
  };

  return {
    // The output told at the beginning is a placeholder.
    begin: hear,
    update: (told) => {
      hear(told);
      reply = told?.output_tokens ?? reply;
    },
    read: () => readUsage(sumOf(inputs), reply),
  };
}

/** Some that speak like it tell the cache's part alone; without it and the rest nothing is known. */
function sumOf(inputs: ReadonlyMap<string, number>): number | null {
  const sum = [...inputs.values()].reduce((all, one) => all + one, 0);
  return inputs.has("input_tokens") || sum > 0 ? sum : null;
}
