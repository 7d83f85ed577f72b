import type { Prompt } from "../../src/domain/prompt";
import type { PromptPlan } from "../../src/domain/prompt-plan";
import type { PromptSettings } from "../../src/domain/prompt-settings";
import type { ModelRequest } from "../../src/domain/provider";
import type { Calibration } from "../../src/domain/token-calibration";
import { finishPrompt } from "../../src/prompt/finish-prompt";
import { planPrompt } from "../../src/prompt/plan-prompt";
import type { PromptSource } from "../../src/prompt/prompt-source";

type Options = {
  readonly settings: PromptSettings;
  readonly counter: Calibration;
  /** Milliseconds since 1970, UTC. */
  readonly nowUtc: number;
};

/** A prompt without images, made in one go; fails with `window-too-small`. */
export function preparePrompt(
  source: PromptSource,
  { settings, counter, nowUtc }: Options,
): { plan: PromptPlan; prompt: Prompt; request: ModelRequest } {
  const plan = planPrompt(source, { settings, counter });
  return { plan, ...finishPrompt(plan, source, { nowUtc, images: new Map() }) };
}
