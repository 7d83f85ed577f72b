import type { Model } from "./model";
import { modelKey } from "./model";
import { modelDestinationOf } from "./model-destination";
import type { ModelUsage, UsageMonth } from "./usage-month";

/** What one reply came to. */
export type AnsweredReply = {
  readonly model: Model;
  /** As the provider counted them, else as they were estimated. */
  readonly promptTokens: number;
  readonly replyTokens: number;
  /** US dollars; null where the price or a count is not known. */
  readonly cost: number | null;
  /**
   * Milliseconds from the request to the first word and to the end, of several requests without what
   * the later ones waited for their first words; null where not measured.
   */
  readonly firstTokenMs: number | null;
  readonly replyMs: number | null;
};

/** Months that are kept, and models of one month; what is beyond in a month is summed as one. */
const MAX_USAGE_MONTHS = 24;
const MAX_MONTH_MODELS = 50;

/** The key of what is summed over the models that a month has no room for; no model's key is so. */
export const OTHER_MODELS = "";

/** The months with one more reply, the newest first; the oldest beyond the limit are gone. */
export function addUsage(
  months: readonly UsageMonth[],
  reply: AnsweredReply,
  month: string,
): UsageMonth[] {
  const known = months.find((one) => one.month === month) ?? { month, models: [] };
  const others = months.filter((one) => one !== known);
  const added = { month, models: addToModels(known.models, reply) };
  return [added, ...others]
    .sort((left, right) => (left.month < right.month ? 1 : -1))
    .slice(0, MAX_USAGE_MONTHS);
}

/** What two lists of months come to together, the newest first; within the limits of one. */
export function mergeUsage(
  left: readonly UsageMonth[],
  right: readonly UsageMonth[],
): UsageMonth[] {
  const names = [...new Set([...left, ...right].map(({ month }) => month))].sort().reverse();
  return names.slice(0, MAX_USAGE_MONTHS).map((month) => {
    const models = [...left, ...right].flatMap((one) => (one.month === month ? one.models : []));
    return { month, models: mergeModels(models) };
  });
}

function mergeModels(models: readonly ModelUsage[]): ModelUsage[] {
  const merged = new Map<string, ModelUsage>();
  for (const one of models) {
    const named = merged.size - (merged.has(OTHER_MODELS) ? 1 : 0);
    const isFull = !merged.has(one.model) && named >= MAX_MONTH_MODELS - 1;
    const key = isFull ? OTHER_MODELS : one.model;
    const before = merged.get(key) ?? newUsage(key);
    merged.set(key, { ...addFigures(before, one), name: isFull ? "" : one.name });
  }
  return [...merged.values()];
}

function addFigures(before: ModelUsage, more: ModelUsage): ModelUsage {
  const add = (figure: Exclude<keyof ModelUsage, "model" | "name">) =>
    sum(before[figure], more[figure]);
  return {
    model: before.model,
    name: before.name,
    replies: add("replies"),
    promptTokens: add("promptTokens"),
    replyTokens: add("replyTokens"),
    cost: add("cost"),
    unpriced: add("unpriced"),
    timed: add("timed"),
    firstTokenMs: add("firstTokenMs"),
    writingMs: add("writingMs"),
    timedTokens: add("timedTokens"),
  };
}

/** `YYYY-MM` of a time in milliseconds since 1970, in this machine's time zone. */
export function monthOf(time: number): string {
  const date = new Date(time);
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${String(date.getMonth() + 1).padStart(2, "0")}`;
}

function addToModels(models: readonly ModelUsage[], reply: AnsweredReply): ModelUsage[] {
  const key = modelKey(reply.model);
  const isKnown = models.some(({ model }) => model === key);
  const named = models.filter(({ model }) => model !== OTHER_MODELS).length;
  // One place is the others': with them there are as many as there may be.
  const isOther = !isKnown && named >= MAX_MONTH_MODELS - 1;
  const name = isOther ? "" : reply.model.label || reply.model.name;
  const of = isOther ? OTHER_MODELS : key;
  const before = models.find(({ model }) => model === of) ?? newUsage(of);
  const added = { ...addReply(before, reply), name };
  return models.includes(before)
    ? models.map((one) => (one === before ? added : one))
    : [...models, added];
}

function newUsage(model: string): ModelUsage {
  const tokens = { promptTokens: 0, replyTokens: 0, timedTokens: 0 };
  const times = { timed: 0, firstTokenMs: 0, writingMs: 0 };
  return { model, name: "", replies: 0, cost: 0, unpriced: 0, ...tokens, ...times };
}

/**
 * What seems faster came in one piece, and tells no speed: the fastest servers are said to write some
 * 3,000 tokens a second (Cerebras, of gpt-oss-120B).
 */
const MOST_TOKENS_A_MS = 5;

function addReply(before: ModelUsage, reply: AnsweredReply): ModelUsage {
  const { promptTokens, replyTokens, cost, firstTokenMs, replyMs } = reply;
  const added = {
    ...before,
    replies: before.replies + 1,
    promptTokens: sum(before.promptTokens, promptTokens),
    replyTokens: sum(before.replyTokens, replyTokens),
    cost: sum(before.cost, cost ?? 0),
    unpriced: before.unpriced + (cost === null && isPaid(reply.model) ? 1 : 0),
  };
  if (firstTokenMs === null || replyMs === null) return added;
  const timed = { timed: before.timed + 1, firstTokenMs: sum(before.firstTokenMs, firstTokenMs) };
  const writingMs = replyMs - firstTokenMs;
  if (!(replyTokens <= writingMs * MOST_TOKENS_A_MS)) return { ...added, ...timed };
  return {
    ...added,
    ...timed,
    writingMs: sum(before.writingMs, writingMs),
    timedTokens: sum(before.timedTokens, replyTokens),
  };
}

/** What is no number adds nothing, and no sum grows beyond what is stored exactly. */
function sum(before: number, added: number): number {
  return Number.isFinite(added) ? Math.min(before + added, Number.MAX_SAFE_INTEGER) : before;
}

/** Whoever answers elsewhere may want money for it; what runs here wants none. */
function isPaid(model: Model): boolean {
  return modelDestinationOf(model).type === "host";
}
