import { AppError } from "../../domain/app-error";
import type { Model, ProviderId } from "../../domain/model";
import type { Prompt } from "../../domain/prompt";
import type { PromptSettings } from "../../domain/prompt-settings";
import type { Provider } from "../../domain/provider";
import type { TokenCounter } from "../../domain/tokens";
import { planBudget } from "../../prompt/plan-budget";
import { renderPrompt } from "../../prompt/render-prompt";
import type { TokenCounters } from "../token-counters";
import { askModel } from "./ask-model";
import type { Question } from "./job";

type Deps = {
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  readonly counters: Pick<TokenCounters, "counterFor">;
};

type Asking = {
  readonly model: Model;
  readonly settings: PromptSettings;
  readonly signal: AbortSignal;
};

export type AskPrompt = (asking: Asking, question: Question) => Promise<string>;

/** Facts are wanted, not ideas. */
const TEMPERATURE = 0.2;

/** Tokens for the time and for what a chat format adds. */
const PROTOCOL = 100;

/**
 * What asks a model one thing in the background. Fails as `askModel` does, and with
 * `window-too-small` where even a clipped transcript would be cut by the server in silence.
 */
export function createAskPrompt({ providers, counters }: Deps): AskPrompt {
  return async ({ model, settings, signal }, { context, tokens, write }) => {
    const count = await counters.counterFor(model);
    const instructions = count(context.systemPrompt) + count(context.personality);
    // The window of the context's own turns: with another one the server loads the model anew.
    const planned = planBudget({ context, model, settings, instructions });
    // A model that thinks needs the room for it; what it thinks is dropped.
    const reply = model.thinks ? planned.reply : Math.min(planned.reply, tokens);
    const budget = { ...planned, reply };
    const prompt = fitPrompt(write, { window: planned.window, reply, count });
    const request = renderPrompt(prompt, { model, budget, temperature: TEMPERATURE });
    return askModel({ provider: providers[request.provider], request, signal });
  };
}

type Room = { readonly window: number; readonly reply: number; readonly count: TokenCounter };

function fitPrompt(write: Question["write"], { window, reply, count }: Room): Prompt {
  const all = window - reply - PROTOCOL;
  const least = write({ tokens: 0, count });
  const system = count(least.system) + count(least.userInput);
  if (system > all) {
    throw new AppError("window-too-small", { data: { window, system, section: "summary" } });
  }
  return write({ tokens: all - system, count });
}
