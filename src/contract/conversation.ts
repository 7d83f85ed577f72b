import * as z from "zod/mini";
import { channelSchema, conversationSchema } from "../domain/conversation";
import { idSchema } from "../domain/id";
import { messageSchema, turnStatusSchema } from "../domain/message";
import { defineCall, defineStream } from "./entry";

export const openedConversationSchema = z.object({
  conversation: conversationSchema,
  contextName: z.string(),
  /** What was typed and not sent yet. */
  draft: z.string(),
});
export type OpenedConversation = z.infer<typeof openedConversationSchema>;

export const messagePageSchema = z.object({
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** Whether the branch goes on before the first of these. */
  more: z.boolean(),
  /** Rows of this branch that did not open; they are kept and reported. */
  damaged: z.array(idSchema),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

export const conversationCalls = {
  "conversation.open": defineCall({
    does: "Finds the newest conversation of a channel, or creates one with the default context.",
    input: z.object({ channel: channelSchema }),
    output: openedConversationSchema,
    errors: [],
  }),
  "conversation.title": defineCall({
    does: "Tells what a conversation is called now; empty while it has no title.",
    input: z.object({ conversationId: idSchema }),
    output: z.object({ title: z.string() }),
    errors: ["not-found"],
  }),
  "message.list": defineCall({
    does: "Reads a branch backwards: the newest messages, or those before a given one.",
    input: z.object({
      conversationId: idSchema,
      before: z.nullable(idSchema),
      limit: z.int().check(z.gte(1), z.lte(200)),
    }),
    output: messagePageSchema,
    errors: ["not-found"],
  }),
  "draft.save": defineCall({
    does: "Keeps what is typed and not sent yet, sealed; an empty text forgets it.",
    input: z.object({ conversationId: idSchema, text: z.string() }),
    output: z.object({}),
    errors: ["not-found", "limit-exceeded"],
  }),
};

export const conversationEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("turn"), turnId: idSchema, status: turnStatusSchema }),
  /** A summary or the title is another one now. */
  z.object({ type: z.literal("changed") }),
]);
export type ConversationEvent = z.infer<typeof conversationEventSchema>;

export const conversationStreams = {
  "conversation.watch": defineStream({
    does: "Tells when a turn of this conversation opens or ends, first those that run already; and when a summary or its title changes.",
    input: z.object({ conversationId: idSchema }),
    event: conversationEventSchema,
    errors: [],
  }),
};
