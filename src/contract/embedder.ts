import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { embedderChoiceSchema } from "../domain/embedder-choice";
import { ANSWER_ERRORS } from "./connection";
import { defineCall } from "./entry";
import { embeddingProgressSchema } from "./search";

const embedderSchema = z.object({
  choice: embedderChoiceSchema,
  /** How far texts are embedded; null where nothing has looked yet, and where nothing embeds. */
  progress: z.nullable(embeddingProgressSchema),
  /** Why it waits. */
  problem: z.nullable(failureSchema),
});
export type EmbedderState = z.infer<typeof embedderSchema>;

/** What texts are searched by beside their words, which the options alone change. */
export const embedderCalls = {
  "search.embedder": defineCall({
    does: "Tells what texts are embedded by, and how far that is.",
    input: z.object({}),
    output: embedderSchema,
    errors: [],
  }),
  "search.setEmbedder": defineCall({
    does: "Sets what texts are embedded by, after a word of no meaning was: a server's model is sent every text from then on. What another one has made is dropped.",
    input: z.object({ choice: embedderChoiceSchema }),
    output: embedderSchema,
    errors: [...ANSWER_ERRORS, "connection-gone", "connection-held", "engine-failed"],
  }),
};
