import type { CachedBranch } from "../../src/domain/branch";
import { DEFAULT_PROMPT_SETTINGS, type PromptSettings } from "../../src/domain/prompt-settings";
import type { Summary } from "../../src/domain/summary";
import type { Calibration } from "../../src/domain/token-calibration";
import type { TokenCounter } from "../../src/domain/tokens";
import type { ToolSpec } from "../../src/domain/tool-call";
import { createPrepareTurn } from "../../src/turns/prepare-turn";
import type { OfferTools } from "../../src/turns/tools/tool";
import { createFakeContextStore } from "../fakes/fake-context-store";
import { makeCounter } from "./make-counter";

type Given = {
  readonly branch?: Partial<CachedBranch>;
  readonly whole?: readonly Summary[];
  readonly settings?: Partial<PromptSettings>;
  readonly count?: TokenCounter;
  readonly counter?: Calibration;
  readonly tools?: readonly ToolSpec[];
  /** Tells the tools by the model, in place of that. */
  readonly offer?: (model: Parameters<OfferTools>[0]["model"]) => readonly ToolSpec[];
};

/** What makes prompts, over a branch in memory; the time is 1,000 ms after 1970 began. */
export function makePrepare(given: Given = {}) {
  const { branch, whole, settings, count, counter, tools = [], offer } = given;
  const context = createFakeContextStore(branch, whole);
  const quarter: TokenCounter = (text) => Math.ceil(text.length / 4);
  const prepare = createPrepareTurn({
    store: () => context.store,
    counters: { counterFor: async () => counter ?? makeCounter(count ?? quarter) },
    settings: async () => ({ ...DEFAULT_PROMPT_SETTINGS, ...settings }),
    clock: { now: () => 1_000 },
    tools: async ({ model }) => offer?.(model) ?? tools,
  });
  return { prepare, ...context };
}
