import type { Model, ProviderId } from "../domain/model";
import type { Budget } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import { knownWindow } from "../domain/window-table";
import { planBudget } from "./plan-budget";
import type { PromptSource } from "./prompt-source";
import { chatWindow } from "./resolve-parameters";

/** Those whose servers are told no window: what is asked for is a bound of ours, and theirs is what counts. */
const UNTOLD: ReadonlySet<ProviderId> = new Set(["openai", "anthropic", "gemini"]);

/**
 * The budget with more of the window that the model has, where what is sent whatever the history (tokens)
 * leaves history less than its share of what is asked for: as much as that takes. One that a server is told
 * stays, as does one that the person has set.
 */
export function growWindow(budget: Budget, model: Model, taken: number): Budget {
  const { window, windowSource, reply, history, quotes = 0 } = budget;
  const own = model.window ?? publishedWindow(model) ?? window;
  const isBound = !UNTOLD.has(model.provider) || windowSource === "person";
  const needed = Math.min(own, reply + taken + history + quotes);
  return isBound || needed <= window ? budget : { ...budget, window: needed };
}

/** A server of one's own may have been started with less than its model's family is known for. */
function publishedWindow({ name, url }: Model): number | null {
  return url.startsWith("https:") ? knownWindow(name) : null;
}

type Source = Pick<PromptSource, "context" | "model" | "parameters">;

type Options = { readonly settings: PromptSettings; readonly budget: Budget };

/** The window that is asked for, however much more of the model's a message takes. */
export function requestedWindow(source: Source, { settings, budget }: Options): number {
  const { context, model, parameters } = source;
  const hasQuotes = budget.quotes !== undefined;
  const chat = { note: parameters?.note, window: chatWindow(source) };
  return planBudget({ context, model, settings, hasQuotes, ...chat }).window;
}
