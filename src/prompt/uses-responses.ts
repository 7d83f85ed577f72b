import type { Model } from "../domain/model";

/** Whether a model is asked by OpenAI's Responses API: the person's choice, else what it wants. */
export function usesResponses({ api, habits = [] }: Pick<Model, "api" | "habits">): boolean {
  return api === undefined ? habits.includes("responses") : api === "responses";
}
