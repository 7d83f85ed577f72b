import type { Prompt } from "../domain/prompt";
import type { ContextPlan } from "./context-plan";

/** The plan as one provider-neutral prompt at a given time (milliseconds since 1970, UTC). */
export function assemblePrompt(plan: ContextPlan, nowUtc: number): Prompt {
  return {
    system: plan.system,
    context: plan.history.map(({ role, text }) => ({ role, text })),
    userInput: plan.userInput,
    nowUtc,
    begun: plan.begun,
  };
}
