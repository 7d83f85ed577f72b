import type { TurnFigures } from "../../contract/health";
import type { Id } from "../../domain/id";
import { lastUsageOf, type Message, type Reply } from "../../domain/message";
import type { KeptPlan } from "../../domain/prompt-plan";
import { WORKFLOW_BLOCK } from "../../domain/shown-block";

type PlanOfTurn = { readonly turnId: Id; readonly kept: KeptPlan; readonly reply: Message };

/** The numbers of one answered turn, no text among them. */
export function toTurnFigures({ turnId, kept, reply: message }: PlanOfTurn): TurnFigures {
  const { mode, tokens, budget, warnings } = kept.plan;
  const { window } = budget;
  const { reply } = message;
  const usage = reply === null ? null : lastUsageOf(reply);
  return {
    turnId,
    at: message.createdAt,
    model: kept.model.name,
    mode,
    tokens,
    workflowTokens: workflowTokens(kept),
    window,
    share: window === 0 ? 0 : tokens.total / window,
    warnings,
    cached: kept.cached,
    promptTokens: usage?.promptTokens ?? null,
    replyTokens: usage?.replyTokens ?? null,
    firstTokenMs: reply?.firstTokenMs ?? null,
    tokensPerSecond: reply === null ? null : speedOf(reply),
  };
}

/** Of the system text, what tells of the workflow that the message names. */
function workflowTokens({ plan }: KeptPlan): number {
  return plan.sections
    .filter(({ source }) => source.type === "provider" && source.name === WORKFLOW_BLOCK)
    .reduce((sum, { tokens }) => sum + tokens, 0);
}

/** From the first word to the end; null where that took no time that was measured. */
function speedOf(reply: Reply): number | null {
  const { firstTokenMs, replyMs } = reply;
  const tokens = lastUsageOf(reply)?.replyTokens ?? null;
  if (tokens === null || firstTokenMs === null || replyMs === null) return null;
  const milliseconds = replyMs - firstTokenMs;
  return milliseconds > 0 ? (tokens * 1_000) / milliseconds : null;
}
