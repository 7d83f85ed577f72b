import { AppError } from "../../domain/app-error";
import type { Model, ProviderId } from "../../domain/model";
import type { PromptSettings } from "../../domain/prompt-settings";
import type { Provider } from "../../domain/provider";
import type { Calibration } from "../../domain/token-calibration";
import { planBudget } from "../../prompt/plan-budget";
import { renderPrompt } from "../../prompt/render-prompt";
import type { TokenCounters } from "../token-counters";
import { askModel } from "./ask-model";
import type { Answered, Asked, Question } from "./job";

type Deps = {
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  readonly counters: Pick<TokenCounters, "counterFor">;
};

type Asking = {
  readonly model: Model;
  readonly settings: PromptSettings;
  readonly signal: AbortSignal;
};

export type AskPrompt = <T extends Asked>(
  asking: Asking,
  question: Question<T>,
) => Promise<Answered<T>>;

/** Facts are wanted, not ideas. */
const TEMPERATURE = 0.2;

/** Tokens that a model may think which was asked not to. */
const THINKING = 1_000;

/** Tokens for the time, and for what counting misses. */
const MARGIN = 80;

/** System text, time, and the question. */
const MESSAGES = 3;

/**
 * What asks a model one thing in the background. Fails as `askModel` does, and with
 * `window-too-small` where even a clipped transcript would be cut by the server in silence.
 */
export function createAskPrompt({ providers, counters }: Deps): AskPrompt {
  return async ({ model, settings, signal }, { context, tokens, write }) => {
    const counter = await counters.counterFor(model);
    // The window of the context's own turns: with another one the server loads the model anew.
    const planned = planBudget({ context, model, settings });
    // It is asked not to think; one that does all the same finds some room for it.
    const reply = Math.min(planned.reply, tokens + (model.thinks ? THINKING : 0));
    const budget = { ...planned, reply };
    const asked = fitPrompt(write, { window: planned.window, reply, counter });
    const options = { model, budget, temperature: TEMPERATURE, thinks: false };
    const request = renderPrompt(asked.prompt, options);
    const answer = await askModel({ provider: providers[request.provider], request, signal });
    return { asked, answer };
  };
}

type Room = { readonly window: number; readonly reply: number; readonly counter: Calibration };

function fitPrompt<T extends Asked>(
  write: Question<T>["write"],
  { window, reply, counter }: Room,
): T {
  const { count, perMessage, perRequest } = counter;
  const all = window - reply - perRequest - MESSAGES * perMessage - MARGIN;
  const least = write({ tokens: 0, count }).prompt;
  const system = count(least.system) + count(least.userInput);
  if (system > all) {
    throw new AppError("window-too-small", { data: { window, system, section: "summary" } });
  }
  return write({ tokens: all - system, count });
}
