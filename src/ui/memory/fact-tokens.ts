import type { Fact } from "../../domain/fact";
import { promptLine } from "../../domain/fact-text";
import { estimateTokens } from "../../domain/tokens";

/** About how many tokens the known facts take with every message; those that wait take none. */
export function factTokens(facts: readonly Fact[]): number {
  const known = facts.filter(({ state }) => state === "kept");
  return estimateTokens(known.map(promptLine).join("\n"));
}
