import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { idSchema } from "../domain/id";
import {
  MAX_QUERY,
  searchMethodSchema,
  searchModeSchema,
  speakerSchema,
  textKindSchema,
} from "../domain/search-index";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());

/** A text that was found, as much of it as is shown. */
export const foundTextSchema = z.object({
  kind: textKindSchema,
  id: idSchema,
  contextId: idSchema,
  contextName: z.string(),
  /** Null of what belongs to no conversation. */
  conversationId: z.nullable(idSchema),
  /** The conversation's; empty where there is none. */
  title: z.string(),
  isArchived: z.boolean(),
  /** False of a message on another branch of its conversation than the one that is shown. */
  isShown: z.boolean(),
  speaker: z.nullable(speakerSchema),
  /** Milliseconds since 1970, UTC. */
  at: z.int(),
  snippet: z.object({
    text: z.string(),
    /** From where to where it says what was looked for. */
    marks: z.array(z.tuple([countSchema, countSchema])),
  }),
});
export type FoundText = z.infer<typeof foundTextSchema>;

/** How many texts are embedded, of how many. */
export const embeddingProgressSchema = z.object({ embedded: countSchema, count: countSchema });
export type EmbeddingProgress = z.infer<typeof embeddingProgressSchema>;

export const searchCalls = {
  "search.find": defineCall({
    does: "Finds texts by their words, and by what they mean: messages, titles, memory and summaries; the best first, or the newest where a word is everywhere and within one conversation.",
    input: z.object({
      /** Words, "phrases", -left out, from:, in:, kind:, before:, after: and tag:. */
      query: z.string().check(z.maxLength(10 * MAX_QUERY)),
      /** Null for all contexts. */
      contextId: z.nullable(idSchema),
      conversationId: z.nullable(idSchema),
      /** None for all; those that the query names take their place. */
      kinds: z.array(textKindSchema).check(z.maxLength(10)),
      /** By words alone where it is left out. */
      mode: z.optional(searchModeSchema),
      skip: countSchema,
      limit: z.int().check(z.positive(), z.maximum(100)),
    }),
    output: z.object({
      found: z.array(foundTextSchema),
      /** Of all pages; not counted beyond 10,000. */
      total: countSchema,
      /** Texts that are indexed so far, and whether that is all of them. */
      indexed: countSchema,
      isWhole: z.boolean(),
      /** Whether what was stored of the index could not be read, and it is being made anew. */
      isAnew: z.optional(z.boolean()),
      /** By which way they were found: by words alone where nothing embeds, or where it fails. */
      method: z.optional(searchMethodSchema),
      /** How far texts are embedded, and why that waits; left out where nothing embeds. */
      embedding: z.optional(embeddingProgressSchema),
      problem: z.optional(failureSchema),
    }),
    errors: ["engine-failed"],
  }),
};
