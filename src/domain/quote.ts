import * as z from "zod/mini";
import { idSchema } from "./id";
import { speakerSchema } from "./search-index";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";

const countSchema = z.int().check(z.nonnegative());

/** Memory that is quoted in place of a message: a fact, a note or a page. */
export const quotedKindSchema = z.enum(["fact", "archival", "block"]);
export type QuotedKind = z.infer<typeof quotedKindSchema>;

/** A message that is quoted, or is not. */
export const quotedSchema = z.object({
  /** Left out of a message; else `messageId` names a row of that kind. */
  kind: z.optional(quotedKindSchema),
  messageId: idSchema,
  /** Null for the conversation that the quote is told in. */
  conversationId: z.nullable(idSchema),
});

export type Quoted = z.infer<typeof quotedSchema>;

/** A part of an earlier message that a request tells; its words are read from the message's own row. */
export const plannedQuoteSchema = z.extend(quotedSchema, {
  /** From where to where in the message's text. */
  from: countSchema,
  until: countSchema,
  speaker: speakerSchema,
  /** When it was said; milliseconds since 1970, UTC. */
  at: timeSchema,
  /** Words of the message to answer that it shares. */
  terms: z.array(z.string()),
  /** How much of what the message is about it shares, 0 to 1. */
  relevance: z.number(),
  /** How near it stands to what the message means, up to 1; left out where it was found by words alone. */
  similarity: z.optional(z.number()),
  tokens: countSchema,
  /** Left out where it is trusted. */
  taint: z.optional(z.array(taintSchema)),
  /** Its conversation's title; left out where it is kept, for it is read from that. */
  title: z.optional(z.string()),
});
export type PlannedQuote = z.infer<typeof plannedQuoteSchema>;
