import type { Fact } from "../../domain/fact";
import { isIncluded, promptLine } from "../../domain/fact-text";
import { estimateTokens } from "../../domain/tokens";

/** About how many tokens the facts take with every message; those that models are not told take none. */
export function factTokens(facts: readonly Fact[], remembers: boolean): number {
  const known = facts.filter((fact) => isIncluded(fact, remembers));
  return estimateTokens(known.map(promptLine).join("\n"));
}
