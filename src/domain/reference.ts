import * as z from "zod/mini";
import { idSchema } from "./id";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";

/** Characters of a reference's name, and of what it is called where it comes from. */
export const MAX_REFERENCE_NAME = 200;

/** Other names of a reference, and characters of one. */
export const MAX_ALIASES = 20;
export const MAX_ALIAS = 80;

export const referenceKindSchema = z.enum(["workflow", "page", "document", "context"]);
export type ReferenceKind = z.infer<typeof referenceKindSchema>;

export const referenceActionSchema = z.enum(["created", "modified", "discussed"]);
export type ReferenceAction = z.infer<typeof referenceActionSchema>;

/** D-19: something outside that a conversation was about. */
export const referenceSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  kind: referenceKindSchema,
  /** What it is called where it comes from (A-025: `spec_id`). */
  target: z.string().check(z.minLength(1), z.maxLength(MAX_REFERENCE_NAME)),
  name: z.string().check(z.maxLength(MAX_REFERENCE_NAME)),
  action: referenceActionSchema,
  /** Stored are those that the person has written; none stands for those that its name gives. */
  aliases: z.array(z.string()),
  /** Milliseconds since 1970, UTC. */
  mentionedAt: timeSchema,
  /** Where its words come from, unless they are the person's or this machine's own callers'. */
  taint: z.optional(z.array(taintSchema)),
});
export type Reference = z.infer<typeof referenceSchema>;
