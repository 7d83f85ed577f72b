import * as z from "zod/mini";
import { OTHER_MODELS } from "../../../domain/add-usage";
import { providerIdSchema } from "../../../domain/model";
import { type ModelDestination, modelDestinationOf } from "../../../domain/model-destination";
import { parseJson } from "../../../domain/parse-json";
import type { ModelUsage } from "../../../domain/usage-month";
import { usageWords } from "../../words/usage-words";

/** A line of a month's table, as it is read. */
export type UsageRow = {
  readonly key: string;
  readonly name: string;
  /** Where it answers; empty where that is not one place. */
  readonly destination: string;
  readonly replies: number;
  readonly promptTokens: number;
  readonly replyTokens: number;
  /** Milliseconds on average; null where nothing was timed. */
  readonly firstTokenMs: number | null;
  /** Tokens a second on average; null where nothing was timed. */
  readonly speed: number | null;
  readonly cost: string;
};

/** A month's models, those with the most tokens first, and the sum over them where there are several. */
export function usageRows(models: readonly ModelUsage[]): readonly UsageRow[] {
  const sorted = models.toSorted((left, right) => tokensOf(right) - tokensOf(left));
  const rows = sorted.map((usage) => toRow(usage, nameOf(usage), usageDestination(usage.model)));
  if (models.length < 2) return rows;
  return [...rows, { ...toRow(sumOf(models), usageWords.all, ""), key: "all" }];
}

/** Tokens in both directions. */
export function tokensOf({ promptTokens, replyTokens }: ModelUsage): number {
  return promptTokens + replyTokens;
}

function toRow(usage: ModelUsage, name: string, destination: string): UsageRow {
  const { model, replies, promptTokens, replyTokens, timed, writingMs } = usage;
  return {
    key: `of ${model}`,
    name,
    destination,
    replies,
    promptTokens,
    replyTokens,
    firstTokenMs: timed === 0 ? null : usage.firstTokenMs / timed,
    speed: writingMs === 0 ? null : (usage.timedTokens * 1_000) / writingMs,
    cost: usageWords.cost(usage.cost, usage.unpriced),
  };
}

/** What models came to together. */
export function sumOf(models: readonly ModelUsage[]): ModelUsage {
  const sum = (figure: Exclude<keyof ModelUsage, "model" | "name">) =>
    models.reduce((total, one) => total + one[figure], 0);
  return {
    model: "",
    name: "",
    replies: sum("replies"),
    promptTokens: sum("promptTokens"),
    replyTokens: sum("replyTokens"),
    cost: sum("cost"),
    unpriced: sum("unpriced"),
    timed: sum("timed"),
    firstTokenMs: sum("firstTokenMs"),
    writingMs: sum("writingMs"),
    timedTokens: sum("timedTokens"),
  };
}

/** What a model is called; of a browser's own, and of several together, the words for them. */
export function nameOf({ model, name }: Pick<ModelUsage, "model" | "name">): string {
  if (model === OTHER_MODELS) return usageWords.others;
  return name || usageWords.browserModel;
}

// As `modelKey` writes it: the connection may follow. A backup may bring any text in its place.
const keySchema = z.tuple([providerIdSchema, z.string(), z.string()], z.string());

function usageDestination(key: string): string {
  const destination = parseDestination(key);
  if (destination === null) return "";
  return destination.type === "host"
    ? usageWords.destination.host(destination.host)
    : usageWords.destination[destination.type];
}

function parseDestination(key: string): ModelDestination | null {
  if (key === OTHER_MODELS) return null;
  const parsed = keySchema.safeParse(parseJson(key));
  if (!parsed.success) return null;
  const [provider, url, name] = parsed.data;
  return modelDestinationOf({ provider, url, name });
}
