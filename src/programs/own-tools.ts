import * as z from "zod/mini";
import { blockTypeSchema } from "../domain/block";
import { searchModeSchema } from "../domain/search-index";

/** Whatever a client calls an id: one that is none is not found. */
const anyIdSchema = z.string().check(z.maxLength(200));

export const memoryReadInput = z.object({
  contextId: anyIdSchema,
  /** Of every type where it is left out. */
  type: z.optional(blockTypeSchema),
});

export const memoryReadOutput = z.object({
  blocks: z.array(
    z.object({
      label: z.string(),
      type: blockTypeSchema,
      description: z.string(),
      text: z.string(),
    }),
  ),
});

export const searchInput = z.object({
  query: z.string().check(z.minLength(1), z.maxLength(1_000)),
  /** All contexts where it is left out. */
  contextId: z.optional(anyIdSchema),
  /** By words, by meaning or by both; `auto`, whatever can be done here, where it is left out. */
  mode: z.optional(searchModeSchema),
  /** 1 where it is left out. */
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
});

export const searchOutput = z.object({
  found: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      contextId: z.string(),
      /** Null of what belongs to no conversation. */
      conversationId: z.nullable(z.string()),
      title: z.string(),
      /** ISO 8601, UTC. */
      at: z.string(),
      text: z.string(),
    }),
  ),
  totalCount: z.int(),
  /** Whether all texts were searched; else as many as were so far. */
  isWhole: z.boolean(),
  indexedCount: z.int(),
  /** Whether none had all of the words, and these have some of them. */
  isLoose: z.boolean(),
});
