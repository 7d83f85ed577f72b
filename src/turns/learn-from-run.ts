import type { AnsweredReply } from "../domain/add-usage";
import { replyCost } from "../domain/reply-cost";
import { estimateTokens } from "../domain/tokens";
import type { TurnState } from "../domain/turn";
import { countedOf } from "./counted-of";
import type { Timing } from "./follow-answer";
import type { Prepared } from "./prepare-turn";
import type { TokenCounters } from "./token-counters";
import type { UsageStore } from "./usage-store";

type Deps = {
  readonly counters: Pick<TokenCounters, "learn">;
  readonly usage: Pick<UsageStore, "add">;
  readonly onError: (error: unknown) => void;
};

type Words = { readonly text: string; readonly thinking: string };

/** What a run has come to know: what its reply held before, what was asked, and how long it took. */
export type Run = {
  begun: Words;
  prepared: Prepared | null;
  timing: Timing;
  isTemporary: boolean;
};

/**
 * Learns from an ended turn how its model counts, and adds the reply to the month's figures. Of a
 * temporary conversation nothing stays, and of a turn that never was sent there is nothing. Never
 * rejects: the turn has ended well or badly already, and that must not change.
 */
export async function learnFromRun(deps: Deps, run: Run, state: TurnState): Promise<void> {
  const { prepared, begun, isTemporary } = run;
  if (prepared === null || isTemporary) return;
  const { text, thinking } = state;
  const written = [text.slice(begun.text.length), thinking.slice(begun.thinking.length)];
  const steps = [
    () => learnCounts(deps, { prepared, written, state }),
    () => addUsage(deps, { prepared, written, state, timing: run.timing }),
  ];
  for (const step of steps) await step().catch(deps.onError);
}

type Ended = {
  readonly prepared: Prepared;
  /** Text and thinking of this run. */
  readonly written: readonly string[];
  readonly state: TurnState;
};

async function learnCounts({ counters }: Deps, { prepared, written, state }: Ended): Promise<void> {
  const { usage } = state;
  if (usage === null) return;
  const counted = countedOf({ prompt: prepared.prompt, written, usage });
  await counters.learn(prepared.source.model, counted);
}

/** A reply of which no word came is none; the guide is no model. */
async function addUsage(
  { usage: store }: Deps,
  { prepared, written, state, timing }: Ended & Pick<Run, "timing">,
): Promise<void> {
  const { model } = prepared.source;
  if (model.provider === "guide" || timing.firstTokenMs === null) return;
  const { usage } = state;
  const reply: AnsweredReply = {
    model,
    promptTokens: usage?.promptTokens ?? prepared.plan.tokens.total,
    replyTokens: usage?.replyTokens ?? estimateTokens(written.join("")),
    cost: replyCost(model.price, usage),
    ...timing,
  };
  await store.add(reply);
}
