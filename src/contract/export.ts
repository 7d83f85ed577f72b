import * as z from "zod/mini";
import { archivalEntrySchema } from "../domain/archival-entry";
import { seenBlockSchema } from "../domain/block";
import { blockContentSchema } from "../domain/block-content";
import { conversationSchema } from "../domain/conversation";
import { factSchema } from "../domain/fact";
import { idSchema } from "../domain/id";
import { messageSchema } from "../domain/message";
import { referenceSchema } from "../domain/reference";
import { defineStream } from "./entry";

const countSchema = z.int().check(z.nonnegative());

/** What a readable export is made of: all conversations, one context's, or one of them. */
export const exportScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all") }),
  z.object({ of: z.literal("context"), id: idSchema }),
  z.object({ of: z.literal("conversation"), id: idSchema }),
]);
export type ExportScope = z.infer<typeof exportScopeSchema>;

/** What a context remembers, or a part of it: more of one context may come after it. */
export const exportedMemorySchema = z.object({
  type: z.literal("memory"),
  contextName: z.string(),
  blocks: z.array(z.object({ block: seenBlockSchema, content: blockContentSchema })),
  facts: z.array(factSchema),
  notes: z.array(archivalEntrySchema),
});

export const conversationExportEventSchema = z.discriminatedUnion("type", [
  /** First: how many conversations will come. */
  z.object({ type: z.literal("begin"), total: countSchema, contextName: z.nullable(z.string()) }),
  /** A conversation begins; its messages follow, those of all its branches, oldest first. */
  z.object({
    type: z.literal("conversation"),
    conversation: conversationSchema,
    contextName: z.string(),
    /** What it was about, the newest first. */
    references: z.array(referenceSchema),
  }),
  z.object({
    type: z.literal("messages"),
    conversationId: idSchema,
    messages: z.array(messageSchema),
  }),
  exportedMemorySchema,
  /** Last: what came, and how many rows did not open and so are missing. */
  z.object({
    type: z.literal("end"),
    conversations: countSchema,
    messages: countSchema,
    unreadable: countSchema,
  }),
]);
export type ConversationExportEvent = z.infer<typeof conversationExportEventSchema>;

export const exportStreams = {
  "export.conversations": defineStream({
    does: "Gives conversations with their messages, in chunks of a few hundred, for a file that people and other programs read, and after them what their contexts remember, unless one conversation is asked for; temporary ones and what is archived apart, those only where they are asked for by id.",
    input: z.object({ scope: exportScopeSchema }),
    event: conversationExportEventSchema,
    errors: ["not-found"],
  }),
};

export type ExportedMemory = z.infer<typeof exportedMemorySchema>;
