import * as z from "zod/mini";

const countSchema = z.int().check(z.nonnegative());

/** What the replies of one model came to in one month. */
export const modelUsageSchema = z.object({
  /** The model's key (`modelKey`). */
  model: z.string(),
  /** As it is shown. */
  name: z.string(),
  replies: countSchema,
  promptTokens: countSchema,
  replyTokens: countSchema,
  /** US dollars; only of replies whose price was known. */
  cost: z.number().check(z.nonnegative()),
  /** Replies whose price was not known. */
  unpriced: countSchema,
  /** Sums over the replies that were timed: their number, milliseconds to the first word, and of writing. */
  timed: countSchema,
  firstTokenMs: countSchema,
  writingMs: countSchema,
  /** Reply tokens of those whose writing was timed, for tokens per second. */
  timedTokens: countSchema,
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

/** A month in the person's own time zone. */
export const usageMonthSchema = z.object({
  /** `YYYY-MM`. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  models: z.array(modelUsageSchema),
});
export type UsageMonth = z.infer<typeof usageMonthSchema>;
