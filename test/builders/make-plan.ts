import type { KeptPlan } from "../../src/domain/prompt-plan";
import { MODEL } from "./make-store";

const NO_TOKENS = { system: 0, history: 0, message: 0, total: 0 };

/** What is kept of a turn's prompt: a base section and the message; what matters is passed in. */
export function makeKeptPlan(
  messageId: string,
  overrides: Partial<KeptPlan["plan"]> = {},
): KeptPlan {
  return {
    plan: {
      mode: "general",
      sections: [{ kind: "base", source: { type: "product" }, text: "be calm", tokens: 2 }],
      history: [],
      message: { id: messageId, role: "user", tokens: 1, text: null },
      begun: "",
      leftOut: [],
      redacted: 0,
      budget: {
        window: 8_192,
        windowSource: "default",
        reply: 1_024,
        history: 4_096,
        memory: 1_024,
      },
      tokens: NO_TOKENS,
      overflow: 0,
      warnings: [],
      ...overrides,
    },
    model: MODEL,
    temperature: 0.7,
    nowUtc: Date.UTC(2025, 7, 24),
    bodyDigest: "",
    cached: false,
  };
}
