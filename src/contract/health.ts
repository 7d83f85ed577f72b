import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { promptModeSchema } from "../domain/prompt-mode";
import { planTokensSchema, planWarningSchema } from "../domain/prompt-plan";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());

/** of this worker's life; a stopped worker begins anew. */
export const cacheStatsSchema = z.object({
  hits: countSchema,
  misses: countSchema,
  /** Hits of all fetches, 0 to 1; 0 before the first. */
  hitRate: z.number(),
  entries: countSchema,
});
export type CacheStats = z.infer<typeof cacheStatsSchema>;

/** The numbers of one answered turn. */
export const turnFiguresSchema = z.object({
  turnId: idSchema,
  /** Milliseconds since 1970, UTC. */
  at: z.int(),
  model: z.string(),
  mode: promptModeSchema,
  tokens: planTokensSchema,
  /** Of the system text's tokens, those that tell of the workflow that the message names. */
  workflowTokens: countSchema,
  window: countSchema,
  /** Of the window, 0 to 1 and above where it overflowed. */
  share: z.number(),
  warnings: z.array(planWarningSchema),
  cached: z.boolean(),
  /** What the provider counted; null where it did not tell. */
  promptTokens: z.nullable(countSchema),
  replyTokens: z.nullable(countSchema),
  firstTokenMs: z.nullable(countSchema),
  tokensPerSecond: z.nullable(z.number()),
});
export type TurnFigures = z.infer<typeof turnFiguresSchema>;

export const healthCalls = {
  health: defineCall({
    does: "Tells whether the store is well and what context the newest turn used (A-049, A-074).",
    input: z.object({}),
    output: z.object({
      status: z.enum(["well", "damaged"]),
      /** Rows found damaged or missing since the worker started. */
      damaged: countSchema,
      /** Turns that run now. */
      running: countSchema,
      /** Conversations that wait for a title or a summary. */
      waiting: countSchema,
      cache: cacheStatsSchema,
      newest: z.nullable(turnFiguresSchema),
    }),
    errors: [],
  }),
  "memory.stats": defineCall({
    does: "Memory and cache statistics, and the figures of the newest turns, newest first (A-075).",
    input: z.object({ limit: z.int().check(z.gte(1), z.lte(200)) }),
    output: z.object({
      cache: cacheStatsSchema,
      rows: countSchema,
      turns: z.array(turnFiguresSchema),
    }),
    errors: [],
  }),
  "debug.promptInfo": defineCall({
    does: "Mode and token usage of a conversation's newest turn; null before its first (A-076).",
    input: z.object({ conversationId: idSchema }),
    output: z.object({ newest: z.nullable(turnFiguresSchema) }),
    errors: ["not-found"],
  }),
};
