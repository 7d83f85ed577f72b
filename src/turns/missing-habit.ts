import { AppError } from "../domain/app-error";
import { type Habit, habitSchema } from "../domain/habit";
import type { Model } from "../domain/model";
import type { TurnState } from "../domain/turn";

/** OpenAI lists models that it has under its newer api only, and calls them missing elsewhere. */
const OPENAI_HOST = "api.openai.com";

const MISSING: ReadonlySet<string> = new Set(["provider-model-missing", "provider-no-chat"]);

/**
 * What a refusal says that the request should have done, and did not: then it is worth asking once
 * more. Null where it says nothing of the kind, or a word has come already.
 */
export function missingHabit(
  error: unknown,
  model: Model,
  { status }: Pick<TurnState, "status">,
): Habit | null {
  if (!(error instanceof AppError) || status !== "open") return null;
  const told = habitSchema.safeParse(error.data.habit).data;
  const habit = told ?? (isElsewhere(error, model) ? "responses" : null);
  // What the person chose for the connection is not tried another way.
  if (habit === "responses" && model.api !== undefined) return null;
  return habit === null || model.habits?.includes(habit) ? null : habit;
}

function isElsewhere({ code }: AppError, { provider, url }: Model): boolean {
  if (provider !== "openai" || !MISSING.has(code) || !URL.canParse(url)) return false;
  return new URL(url).hostname === OPENAI_HOST;
}
