import type { Context } from "../domain/context";
import type { Message } from "../domain/message";
import type { Model } from "../domain/model";
import type { TokenCounter } from "../domain/tokens";
import { planBudget } from "./budget";
import type { ContextPlan, LeftOut, PlannedMessage } from "./context-plan";

/** D-4: a conversation shows the model at most 15 turns, which are 30 messages. */
export const HISTORY_MESSAGES = 30;

/** History leaves in blocks of 5 turns: cutting one turn at a time would void the prefix cache. */
const BLOCK_MESSAGES = 10;

/** Tokens a chat format spends around each message. */
const MESSAGE_OVERHEAD = 4;

type Source = {
  readonly context: Context;
  readonly model: Pick<Model, "window" | "thinks">;
  readonly userMessage: Message;
  readonly history: readonly Message[];
  readonly begun: string;
};

/** Decides what a request holds; pure, and whole turns only (D-8). */
export function planContext(source: Source, count: TokenCounter): ContextPlan {
  const budget = planBudget(source.context, source.model);
  const system = systemText(source.context);
  const fixed = count(system) + count(source.userMessage.text) + count(source.begun);
  const room = budget.history - count(source.userMessage.text) - count(source.begun);
  const candidates = wholeTurns(source.history);
  const { kept, leftOut } = fitHistory(candidates, source.userMessage.depth, room, count);
  return {
    system,
    history: kept,
    userInput: source.userMessage.text,
    begun: source.begun,
    leftOut,
    budget,
    tokens: fixed + sum(kept),
    overflow: Math.max(0, fixed + budget.reply - budget.window),
  };
}

/** Base and personality (D-11); later sections follow in the same order. */
function systemText(context: Context): string {
  return [context.systemPrompt, context.personality].filter((part) => part !== "").join("\n\n");
}

/** P-082: a turn whose reply never came is left out, the question with it. */
function wholeTurns(history: readonly Message[]): Message[] {
  const unanswered = new Set(
    history
      .filter((message) => message.role === "assistant" && message.text === "")
      .flatMap((message) => [message.id, message.previous]),
  );
  return history.filter((message) => !unanswered.has(message.id));
}

function fitHistory(
  candidates: readonly Message[],
  depth: number,
  room: number,
  count: TokenCounter,
): { kept: PlannedMessage[]; leftOut: LeftOut | null } {
  const planned = candidates.map((message) => ({
    id: message.id,
    role: message.role,
    text: message.text,
    tokens: count(message.text) + MESSAGE_OVERHEAD,
    depth: message.depth,
  }));
  let first = blockStart(Math.max(0, depth - HISTORY_MESSAGES));
  let reason: LeftOut["reason"] = "history-turns";
  let kept = planned.filter((message) => message.depth >= first);
  while (kept.length > 0 && sum(kept) > room) {
    reason = "history-tokens";
    first = depth - first > BLOCK_MESSAGES ? first + BLOCK_MESSAGES : nextTurn(kept);
    kept = planned.filter((message) => message.depth >= first);
  }
  const messages = first === 0 ? 0 : Math.min(first, depth);
  return {
    kept: kept.map(({ depth: _, ...message }) => message),
    leftOut: messages === 0 ? null : { messages, reason, seenFrom: kept[0]?.id ?? null },
  };
}

function blockStart(depth: number): number {
  return Math.ceil(depth / BLOCK_MESSAGES) * BLOCK_MESSAGES;
}

/** The depth at which the second turn of these messages begins. */
function nextTurn(kept: readonly { role: string; depth: number }[]): number {
  const next = kept.find((message, index) => index > 0 && message.role === "user");
  return next?.depth ?? (kept.at(-1)?.depth ?? 0) + 1;
}

function sum(messages: readonly { tokens: number }[]): number {
  return messages.reduce((total, message) => total + message.tokens, 0);
}
