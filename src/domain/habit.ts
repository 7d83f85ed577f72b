import * as z from "zod/mini";

/**
 * How one model of a server wants to be spoken to beyond its language, as the server's list or a
 * refusal of it has told: `responses` by OpenAI's Responses API; the others leave out, or call by
 * another name, what was refused.
 */
export const habitSchema = z.enum([
  "responses",
  "no-summary",
  "completion-tokens",
  "no-temperature",
]);
export type Habit = z.infer<typeof habitSchema>;

/** Both lists as one, each habit once; undefined where there is none, as a model leaves it out. */
export function joinHabits(
  left: readonly Habit[] = [],
  right: readonly Habit[] = [],
): Habit[] | undefined {
  const all = [...new Set([...left, ...right])];
  return all.length === 0 ? undefined : all;
}
