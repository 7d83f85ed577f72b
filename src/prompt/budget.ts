import type { Context } from "../domain/context";
import type { Model } from "../domain/model";
import type { Budget } from "./context-plan";

/** Ollama's own window where a model does not tell; small, so that nothing is cut in silence. */
const UNKNOWN_WINDOW = 4096;

/** M-057: at most 400 tokens of system prompt and, for protocol and safety, half of that. */
const SYSTEM_AND_PROTOCOL = 600;

/** A model that thinks spends its reply's tokens on that too; with none left it would say nothing. */
const THINKING = 4096;

/** Windows are asked for in steps, so that small changes do not make Ollama load the model again. */
const WINDOW_STEP = 1024;

/**
 * The budget of a context with a model, in tokens: the window is what the context's limits ask for,
 * at most the model's own; it does not depend on the conversation, so it is stable between turns.
 */
export function planBudget(
  context: Pick<Context, "maxTokens" | "maxHistoryTokens">,
  model: Pick<Model, "window" | "thinks">,
): Budget {
  const answer = context.maxTokens + (model.thinks ? THINKING : 0);
  const wanted = context.maxHistoryTokens + answer + SYSTEM_AND_PROTOCOL;
  const stepped = Math.ceil(wanted / WINDOW_STEP) * WINDOW_STEP;
  const window = Math.min(model.window ?? UNKNOWN_WINDOW, stepped);
  const reply = Math.min(answer, Math.floor(window / (model.thinks ? 2 : 4)));
  const history = Math.max(
    0,
    Math.min(context.maxHistoryTokens, window - reply - SYSTEM_AND_PROTOCOL),
  );
  return { window, reply, history };
}
