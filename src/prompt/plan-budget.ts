import type { Context } from "../domain/context";
import { type Model, modelKey } from "../domain/model";
import type { Budget } from "../domain/prompt-plan";
import type { ModelLimits, PromptSettings } from "../domain/prompt-settings";
import { isThinking } from "../domain/thinks-unasked";
import { estimateTokens } from "../domain/tokens";
import { knownWindow } from "../domain/window-table";

/** Ollama's own window where a model does not tell; small, so that nothing is cut in silence. */
const UNKNOWN_WINDOW = 4096;

/** M-057: at most 400 tokens of system prompt and, for protocol and safety, half of that. */
const SYSTEM_AND_PROTOCOL = 600;

/** Of these, what the product's own guidance, the time and the protocol take. */
const GUIDANCE_AND_PROTOCOL = 300;

/** A page of facts and five short summaries: as many as the documents' 16K default leaves free. */
const MEMORY = 800;

/** Of a small window that much is kept free for it, whatever there is to remember. */
const MEMORY_KEPT = 1 / 8;

/** What is written to be remembered takes of history's room, up to this part of the window: two thirds are left. */
const MEMORY_MOST = 1 / 3;

/** What the person gives to memory is theirs, up to half. */
const MEMORY_GIVEN = 1 / 2;

/** Half a page of what was said earlier, and of a small window no more than that part. */
const QUOTES = 600;
const QUOTES_MOST = 1 / 8;

/** A model that thinks spends its reply's tokens on that too; with none left it would say nothing. */
const THINKING = 4096;

/** Windows are asked for in steps, so that small changes do not make Ollama load the model again. */
const WINDOW_STEP = 1024;

/** Instructions that are longer than usual, and memory, take room in steps, for the same reason. */
const INSTRUCTIONS_STEP = 512;

type Input = {
  readonly context: Pick<
    Context,
    "maxTokens" | "maxHistoryTokens" | "systemPrompt" | "personality"
  >;
  readonly model: Model;
  readonly settings: Pick<PromptSettings, "defaultLimits" | "modelLimits">;
  /** What is told of this conversation alone beside the context's instructions. */
  readonly note?: string | undefined;
  /** The window that the conversation has set; null where it has not. */
  readonly window?: number | null;
  /** Tokens of all that memory would tell; without it, as much as is kept free for it. */
  readonly memory?: number;
  /** Whether earlier texts are looked for, so that some room is theirs. */
  readonly hasQuotes?: boolean;
};

/**
 * The budget of a context with a model, in tokens: limits of the person before those of the context
 * (P-075). The window is what those limits ask for, at most the model's own; it depends neither on the
 * conversation nor on what is remembered, so it is stable between turns. What the parts may take is never more than it.
 */
export function planBudget(input: Input): Budget {
  const { context, model, settings, memory: demand = 0, hasQuotes = false } = input;
  const own = limitsOf(model, settings);
  const limits = { ...own, maxTokens: input.window ?? own.maxTokens };
  const thinks = isThinking(model);
  const answer = (limits.reservedResponseTokens ?? context.maxTokens) + (thinks ? THINKING : 0);
  const wantedHistory = limits.historyTokens ?? context.maxHistoryTokens;
  const wantedMemory = limits.memoryTokens ?? MEMORY;
  const reserve = reserveFor(input);
  const wantedQuotes = hasQuotes ? QUOTES : 0;
  const wanted = wantedHistory + wantedMemory + wantedQuotes + answer + reserve;
  const stepped = Math.ceil(wanted / WINDOW_STEP) * WINDOW_STEP;
  const { window, windowSource } = windowOf(model, { limits, stepped });
  // What the person reserves is theirs, as long as half of the window is left to be told anything.
  const isReserved = limits.reservedResponseTokens !== null;
  const reply = Math.min(answer, Math.floor(window / (thinks || isReserved ? 2 : 4)));
  const memory = memoryOf(window, { given: limits.memoryTokens, demand });
  const quotes = Math.min(wantedQuotes, Math.floor(window * QUOTES_MOST));
  const rest = window - reply - memory - quotes - reserve;
  const history = Math.max(0, Math.min(wantedHistory, rest));
  return { window, windowSource, reply, history, memory, ...(hasQuotes ? { quotes } : {}) };
}

type Memory = { readonly given: number | null; readonly demand: number };

/** In steps, so that history does not move with each word that is remembered. */
function memoryOf(window: number, { given, demand }: Memory): number {
  if (given !== null) return Math.min(given, Math.floor(window * MEMORY_GIVEN));
  const kept = Math.min(MEMORY, Math.floor(window * MEMORY_KEPT));
  if (demand <= kept) return kept;
  const needed = Math.ceil(demand / INSTRUCTIONS_STEP) * INSTRUCTIONS_STEP;
  return Math.max(kept, Math.min(needed, Math.floor(window * MEMORY_MOST)));
}

/** P-073: what is set for this model, else for all. */
function limitsOf(model: Model, settings: Input["settings"]): ModelLimits {
  const own = settings.modelLimits[modelKey(model)];
  const all = settings.defaultLimits;
  return {
    maxTokens: own?.maxTokens ?? all.maxTokens,
    memoryTokens: own?.memoryTokens ?? all.memoryTokens,
    historyTokens: own?.historyTokens ?? all.historyTokens,
    reservedResponseTokens: own?.reservedResponseTokens ?? all.reservedResponseTokens,
  };
}

/**
 * Counted by the counter that nothing corrects: one that learns would move the window from turn to
 * turn, and the server would load the model anew.
 */
function reserveFor({ context, note = "" }: Input): number {
  const { systemPrompt, personality } = context;
  const texts = [systemPrompt, personality, note];
  const instructions = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  if (instructions <= SYSTEM_AND_PROTOCOL - GUIDANCE_AND_PROTOCOL) return SYSTEM_AND_PROTOCOL;
  return GUIDANCE_AND_PROTOCOL + Math.ceil(instructions / INSTRUCTIONS_STEP) * INSTRUCTIONS_STEP;
}

function windowOf(
  model: Model,
  { limits, stepped }: { limits: ModelLimits; stepped: number },
): Pick<Budget, "window" | "windowSource"> {
  // What the person says is taken as it is: more than is needed may be meant for long messages.
  if (limits.maxTokens !== null) return { window: limits.maxTokens, windowSource: "person" };
  // The guide reads the question only: there is nothing that could be too small for it.
  if (model.provider === "guide") return { window: stepped, windowSource: "default" };
  if (model.window !== null) {
    return { window: Math.min(model.window, stepped), windowSource: "provider" };
  }
  const known = knownWindow(model.name);
  if (known !== null) return { window: Math.min(known, stepped), windowSource: "table" };
  return { window: Math.min(UNKNOWN_WINDOW, stepped), windowSource: "default" };
}
