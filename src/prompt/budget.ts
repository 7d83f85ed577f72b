import type { Context } from "../domain/context";
import type { Budget } from "./context-plan";

/** Ollama's own window where a model does not tell; small, so that nothing is cut in silence. */
const UNKNOWN_WINDOW = 4096;

/** M-057: at most 400 tokens of system prompt and, for protocol and safety, half of that. */
const SYSTEM_AND_PROTOCOL = 600;

/** Windows are asked for in steps, so that small changes do not make Ollama load the model again. */
const WINDOW_STEP = 1024;

/**
 * The budget of a context with a model, in tokens: the window is what the context's limits ask for,
 * at most the model's own; it does not depend on the conversation, so it is stable between turns.
 */
export function planBudget(
  context: Pick<Context, "maxTokens" | "maxHistoryTokens">,
  modelWindow: number | null,
): Budget {
  const wanted = context.maxHistoryTokens + context.maxTokens + SYSTEM_AND_PROTOCOL;
  const stepped = Math.ceil(wanted / WINDOW_STEP) * WINDOW_STEP;
  const window = Math.min(modelWindow ?? UNKNOWN_WINDOW, stepped);
  const reply = Math.min(context.maxTokens, Math.floor(window / 4));
  const history = Math.max(
    0,
    Math.min(context.maxHistoryTokens, window - reply - SYSTEM_AND_PROTOCOL),
  );
  return { window, reply, history };
}
