import type { CallInput, CallOutput } from "../../../contract/contract";
import { contextSummaryPrompt, personalityCreatorPrompt } from "../../../operations/prompts";

/** One of the document's prompts, filled in (M-044, M-045). */
export async function getPrompt(
  input: CallInput<"prompts.get">,
): Promise<CallOutput<"prompts.get">> {
  return input.name === "personality-creator"
    ? personalityCreatorPrompt(input.arguments)
    : contextSummaryPrompt(input.arguments);
}
