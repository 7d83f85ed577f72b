import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { idSchema } from "../domain/id";
import { summaryChangeSchema, summarySchema } from "../domain/summary";
import { defineCall } from "./entry";
import { MODEL_ERRORS } from "./model";

export const shownSummariesSchema = z.object({
  /** What the model sees in place of the beginning of the branch that is shown; null for nothing. */
  active: z.nullable(summarySchema),
  /** Dropped ones of that branch that nothing newer stands for, newest first: can be undone. */
  dropped: z.array(summarySchema),
  /** Why the last range summary was not made; null where nothing failed since. */
  failure: z.nullable(failureSchema),
});
export type ShownSummaries = z.infer<typeof shownSummariesSchema>;

export const summaryCalls = {
  "summary.list": defineCall({
    does: "Tells which summaries stand for messages of the branch that is shown.",
    input: z.object({ conversationId: idSchema }),
    output: shownSummariesSchema,
    errors: ["not-found"],
  }),
  "summary.change": defineCall({
    does: "Edits or drops a summary, or undoes the last of these; `conflict` where it was changed or folded into a newer one meanwhile.",
    input: z.object({
      id: idSchema,
      version: z.int().check(z.positive()),
      change: summaryChangeSchema,
    }),
    output: summarySchema,
    errors: ["not-found", "conflict"],
  }),
  "summary.make": defineCall({
    does: "Summarises the older turns of the branch now, whether or not that is due; gives null where there is nothing to summarise.",
    input: z.object({ conversationId: idSchema }),
    output: z.object({ summary: z.nullable(summarySchema) }),
    errors: [
      "not-found",
      "turn-running",
      "conflict",
      "no-summariser",
      "summary-unusable",
      "window-too-small",
      ...MODEL_ERRORS,
      "provider-cut-off",
      "provider-silent",
    ],
  }),
};
