import type { Observation } from "../../src/domain/token-calibration";
import { featuresOf } from "../../src/domain/token-features";
import { estimateTokens } from "../../src/domain/tokens";

/** What a provider may have counted for a text: as many tokens as anyone would estimate, and some. */
export function makeObservation(
  text = "The quick brown fox rests. ".repeat(8),
  more = 0,
): Observation {
  return { features: featuresOf([text], 0), tokens: estimateTokens(text) + more };
}
