import type { AnsweredReply } from "./add-usage";
import type { Usage } from "./message";
import type { Model } from "./model";
import { replyCost } from "./reply-cost";
import { addKnown } from "./step";
import { estimateTokens } from "./tokens";

/** One request, and what came of it. */
export type AnsweredRequest = {
  readonly usage: Usage | null;
  /** Tokens that it was estimated to have. */
  readonly estimatedTokens: number;
  /** Text and thinking. */
  readonly written: string;
  /** Milliseconds from the request; null where nobody measured, or no word came. */
  readonly firstTokenMs: number | null;
  readonly replyMs: number | null;
};

/**
 * What a reply came to, all its requests together. Null where no word came, and of the guide, which is
 * no model.
 */
export function answeredReply(
  model: Model,
  requests: readonly AnsweredRequest[],
): AnsweredReply | null {
  const answered = requests.filter((one) => one.firstTokenMs !== null || one.written !== "");
  const [first] = answered;
  if (model.provider === "guide" || first === undefined) return null;
  const sum = (of: (request: AnsweredRequest) => number) =>
    answered.reduce((all, one) => all + of(one), 0);
  return {
    model,
    promptTokens: sum(({ usage, estimatedTokens }) => usage?.promptTokens ?? estimatedTokens),
    replyTokens: sum(({ usage, written }) => usage?.replyTokens ?? estimateTokens(written)),
    cost: answered.reduce<number | null>((all, { usage }) => {
      return addKnown(all, replyCost(model.price, usage));
    }, null),
    firstTokenMs: first.firstTokenMs,
    // What a later request waited for its first word is no writing.
    replyMs: answered.reduce<number | null>((all, { firstTokenMs, replyMs }) => {
      if (all === null || firstTokenMs === null || replyMs === null) return null;
      return all + replyMs - firstTokenMs;
    }, first.firstTokenMs),
  };
}
