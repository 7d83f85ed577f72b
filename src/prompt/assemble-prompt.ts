import type { Prompt } from "../domain/prompt";
import type { PlannedSection, PromptPlan } from "../domain/prompt-plan";

/** The plan as one provider-neutral prompt at a given time (milliseconds since 1970, UTC). */
export function assemblePrompt(plan: PromptPlan, nowUtc: number): Prompt {
  return {
    system: textsOf(plan.sections.filter((section) => !isNote(section))).join("\n\n"),
    context: plan.history.map(({ role, text }) => ({ role, text })),
    notes: textsOf(plan.sections.filter(isNote)),
    userInput: plan.message.text,
    nowUtc,
    begun: plan.begun,
    hints: { mode: plan.mode },
  };
}

function isNote({ place }: PlannedSection): boolean {
  return place === "note";
}

function textsOf(sections: readonly PlannedSection[]): string[] {
  return sections.map(({ text }) => text);
}
