import type { Calibration } from "../../src/domain/token-calibration";
import { approx4, type TokenCounter } from "../../src/domain/tokens";

/** What a model counts by; without more, the documents' quarter of the characters and 4 a message. */
export function makeCounter(
  count: TokenCounter = approx4,
  { perMessage = 4, perRequest = 0, doubt = () => 0 }: Partial<Omit<Calibration, "count">> = {},
): Calibration {
  return { count, perMessage, perRequest, doubt };
}
