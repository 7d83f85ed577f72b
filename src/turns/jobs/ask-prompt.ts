import type { AnsweredReply } from "../../domain/add-usage";
import { AppError } from "../../domain/app-error";
import { type Habit, withHabits } from "../../domain/habit";
import type { Usage } from "../../domain/message";
import type { Model, ProviderId } from "../../domain/model";
import type { PromptSettings } from "../../domain/prompt-settings";
import type { Provider } from "../../domain/provider";
import { replyCost } from "../../domain/reply-cost";
import { isThinking } from "../../domain/thinks-unasked";
import type { Calibration } from "../../domain/token-calibration";
import { planBudget } from "../../prompt/plan-budget";
import { renderPrompt } from "../../prompt/render-prompt";
import { missingHabit } from "../run-steps";
import type { TokenCounters } from "../token-counters";
import { askModel } from "./ask-model";
import type { Answered, JobRequest, Question } from "./job";

type Deps = {
  readonly providers: Readonly<Record<ProviderId, Provider>>;
  readonly counters: Pick<TokenCounters, "counterFor" | "learnHabits">;
  /** Where what answers came to is added up; a write is one transaction. */
  readonly usage: { readonly add: (reply: AnsweredReply) => Promise<void> };
  readonly onError: (error: unknown) => void;
};

type Asking = {
  readonly model: Model;
  readonly settings: PromptSettings;
  readonly signal: AbortSignal;
};

export type AskPrompt = <T extends JobRequest>(
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
 * What asks a model one thing in the background, and once more where a refusal says how it wants to be
 * asked. Fails as `askModel` does, and with `window-too-small` where even a clipped transcript would be
 * cut by the server in silence.
 */
export function createAskPrompt(deps: Deps): AskPrompt {
  const { counters, onError } = deps;
  return async ({ model: baseModel, ...asking }, question) => {
    const counter = await counters.counterFor(baseModel);
    for (let habits: readonly Habit[] = []; ; ) {
      const model = withHabits(baseModel, [...(counter.habits ?? []), ...habits]);
      try {
        const answered = await askOnce(deps, { ...asking, model, counter }, question);
        await counters.learnHabits(baseModel, habits).catch(onError);
        return answered;
      } catch (error) {
        const missing = missingHabit(error, model, { status: "open" });
        if (missing === null) throw error;
        habits = [...habits, missing];
      }
    }
  };
}

async function askOnce<T extends JobRequest>(
  { providers, usage: store, onError }: Deps,
  { model, counter, settings, signal }: Asking & { readonly counter: Calibration },
  { context, tokens, write }: Question<T>,
): Promise<Answered<T>> {
  // The window of the context's own turns: with another one the server loads the model anew.
  const planned = planBudget({ context, model, settings });
  // It is asked not to think; one that does all the same finds some room for it.
  const reply = Math.min(planned.reply, tokens + (isThinking(model) ? THINKING : 0));
  const budget = { ...planned, reply };
  const fitted = fitPrompt(write, { window: planned.window, reply, counter });
  const options = { model, budget, temperature: TEMPERATURE, thinks: false };
  const request = renderPrompt(fitted.prompt, options);
  const provider = providers[request.provider];
  let said = "";
  const hear = (text: string) => {
    said += text;
  };
  let counted: Usage | null | undefined;
  try {
    const { answer, usage } = await askModel({ provider, request, signal, hear });
    counted = usage;
    return { request: fitted, answer };
  } finally {
    // Counted whatever becomes of the answer: it is paid.
    if (counted !== undefined || said !== "") {
      const spent = usedBy({ model, usage: counted ?? null, body: request.body, said, counter });
      await store.add(spent).catch(onError);
    }
  }
}

type Used = {
  readonly model: Model;
  readonly usage: Usage | null;
  readonly body: string;
  readonly said: string;
  readonly counter: Calibration;
};

/** Nobody waits for it, so it is not timed. */
function usedBy({ model, usage, body, said, counter }: Used): AnsweredReply {
  return {
    model,
    promptTokens: usage?.promptTokens ?? counter.count(body),
    replyTokens: usage?.replyTokens ?? counter.count(said),
    cost: replyCost(model.price, usage),
    firstTokenMs: null,
    replyMs: null,
  };
}

type Room = { readonly window: number; readonly reply: number; readonly counter: Calibration };

function fitPrompt<T extends JobRequest>(
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
