import { type AnsweredRequest, answeredReply } from "../domain/answered-reply";
import type { Habit } from "../domain/habit";
import type { Usage } from "../domain/message";
import { modelKey } from "../domain/model";
import type { Prompt } from "../domain/prompt";
import type { Taint } from "../domain/taint";
import type { Observation } from "../domain/token-calibration";
import { featuresOf } from "../domain/token-features";
import type { TurnState } from "../domain/turn";
import type { Learned, StepContent } from "../domain/turn-store";
import { joinNotes } from "../prompt/join-notes";
import type { Timing } from "./follow-answer";
import type { Prepared } from "./prepare-turn";

type Words = { readonly text: string; readonly thinking: string };

/** A request that was sent, and what came of it. */
export type AnsweredStep = {
  readonly prepared: Prepared;
  /** Text and thinking of this step. */
  readonly written: readonly string[];
  readonly usage: Usage | null;
  readonly timing: Timing;
};

/** What a run has come to know: of the step under way, and of those before it. */
export type Run = {
  /** What the reply held before this step. */
  begun: Words;
  prepared: Prepared | null;
  timing: Timing;
  /** Milliseconds of the clock that its first call was answered at; null before that. */
  toolsSince: number | null;
  isTemporary: boolean;
  /** The untrusted sources of all that was told in this run. */
  taint: readonly Taint[];
  /** The turn's steps so far, of earlier runs too. */
  steps: readonly StepContent[];
  /** Those of this run. */
  readonly ended: AnsweredStep[];
  /** What refusals in this run have told of how its model is asked, in each further step too. */
  habits: readonly Habit[];
};

export const NOT_SENT: Timing = { firstTokenMs: null, replyMs: null };

/** A run of which nothing was asked yet. */
export function newRun(): Run {
  const begun = { text: "", thinking: "" };
  const nothing = { prepared: null, timing: NOT_SENT, toolsSince: null, isTemporary: false };
  return { begun, ...nothing, taint: [], steps: [], habits: [], ended: [] };
}

/** What the step under way has written so far. */
export function writtenIn({ begun }: Run, { text, thinking }: Words): readonly string[] {
  return [text.slice(begun.text.length), thinking.slice(begun.thinking.length)];
}

/**
 * What an ended turn has shown of how its model counts, and what it adds to the month's figures. Of a
 * temporary conversation nothing stays, and of a turn that never was sent there is nothing.
 */
export function learnedFrom(run: Run, state: TurnState): Learned | undefined {
  const { prepared, timing } = run;
  if (prepared === null || run.isTemporary) return undefined;
  const last = { prepared, timing, usage: state.usage, written: writtenIn(run, state) };
  const answeredSteps = [...run.ended, last];
  const { model } = prepared.source;
  const counted = answeredSteps.flatMap(({ usage, written, prepared: { prompt, plan } }) => {
    const hasTools = plan.tools !== undefined;
    return usage === null ? [] : countedOf({ prompt, hasTools, written, usage });
  });
  return {
    modelKey: modelKey(model),
    counted,
    answered: answeredReply(model, answeredSteps.map(toRequest)),
  };
}

function toRequest({ usage, prepared, written, timing }: AnsweredStep): AnsweredRequest {
  return {
    usage,
    estimatedTokens: prepared.plan.tokens.total,
    written: written.join(""),
    ...timing,
  };
}

type Answered = {
  readonly prompt: Prompt;
  /** Whether it was told of tools, which each provider writes out in its own way. */
  readonly hasTools: boolean;
  /** What the model wrote in answer, its thinking too. */
  readonly written: readonly string[];
  readonly usage: Usage;
};

/** What the provider has counted in a turn: the whole request, and the words of the answer. */
function countedOf({ prompt, hasTools, written, usage }: Answered): Observation[] {
  const { promptTokens, replyTokens } = usage;
  const counted: Observation[] = [];
  // What an image or a tool counts for, or a call of one that is off by now, is the provider's own affair,
  // and nothing about its words.
  const isPlain = !hasTools && prompt.steps === undefined && !hasImages(prompt);
  if (promptTokens !== null && isPlain) {
    const texts = textsOf(prompt);
    counted.push({ features: featuresOf(texts, texts.length), tokens: promptTokens });
  }
  // Calls are counted with the words, and written out in some way, too.
  if (replyTokens !== null && !hasTools) {
    counted.push({ features: featuresOf(written, 0), tokens: replyTokens });
  }
  return counted;
}

function hasImages({ context, userImages = [] }: Prompt): boolean {
  return userImages.length > 0 || context.some(({ images = [] }) => images.length > 0);
}

function textsOf(prompt: Prompt): readonly string[] {
  const history = prompt.context.map(({ text }) => text);
  const texts = [prompt.system, ...history, joinNotes(prompt), prompt.userInput, prompt.begun];
  return texts.filter((text) => text !== "");
}
