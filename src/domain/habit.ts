import * as z from "zod/mini";

/**
 * How one model of a server wants to be spoken to beyond its language, as the server's list or a
 * refusal of it has told: `responses` by OpenAI's Responses API, `thoughts` with what it has
 * thought before a call, `short-tools` with short descriptions of tools, `no-limit` without a limit
 * for the reply; the others leave out, or call by another name, what was refused.
 */
export const habitSchema = z.enum([
  "responses",
  "no-summary",
  "completion-tokens",
  "no-limit",
  "no-temperature",
  "no-top-p",
  "no-seed",
  "no-stop",
  "no-effort",
  "no-tools",
  "short-tools",
  "no-usage",
  "thoughts",
]);
export type Habit = z.infer<typeof habitSchema>;

/**
 * Whether it holds beyond the turn. A limit is refused because it is over what the model writes, which a
 * lower one is not; and many servers take tools once they are started otherwise.
 */
export function isLasting(habit: Habit): boolean {
  return habit !== "no-tools" && habit !== "no-limit";
}

/** The two ways in which OpenAI's language asks for an answer: chat completions, and Responses. */
export const openaiApiSchema = z.enum(["chat", "responses"]);
export type OpenaiApi = z.infer<typeof openaiApiSchema>;

/** The model with these habits beside its own, each once; as it is where there are none. */
export function withHabits<M extends { readonly habits?: Habit[] | undefined }>(
  model: M,
  habits: readonly Habit[] = [],
): M {
  if (habits.length === 0) return model;
  return { ...model, habits: [...new Set([...(model.habits ?? []), ...habits])] };
}
