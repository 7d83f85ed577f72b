import * as z from "zod/mini";
import { attachmentSchema } from "../domain/attachment";
import { conversationSchema } from "../domain/conversation";
import { idSchema } from "../domain/id";
import { messageSchema } from "../domain/message";
import { taintSchema } from "../domain/taint";
import { contextCardSchema } from "./context";

export const openedConversationSchema = z.object({
  conversation: conversationSchema,
  contextName: z.string(),
  /** Null where the context does not open. */
  card: z.nullable(contextCardSchema),
  /** What was typed and not sent yet. */
  draft: z.string(),
  /** What goes with the draft; texts of files are left out there. */
  draftAttachments: z.array(attachmentSchema),
});
export type OpenedConversation = z.infer<typeof openedConversationSchema>;

export const messagePageSchema = z.object({
  /** Oldest first; deleted ones are not among them. */
  messages: z.array(messageSchema),
  /** Whether the branch goes on before the first of these. */
  more: z.boolean(),
  /** Rows of this branch that did not open; they are kept and reported. */
  damaged: z.array(idSchema),
  /** For each of these messages that is not the only one in its place: all that are, oldest first. */
  forks: z.array(z.object({ messageId: idSchema, siblings: z.array(idSchema) })),
  /** Of these messages, questions without an answer, and what `turn.answer` is asked for; left out for none. */
  unanswered: z.optional(z.array(z.object({ messageId: idSchema, answer: idSchema }))),
  /** The untrusted sources of these and of all before them; left out unless they were asked for. */
  branchTaint: z.optional(z.array(taintSchema)),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** How many messages a page may have. */
export const pageSizeSchema = z.int().check(z.gte(1), z.lte(200));

export const openedWithNewestSchema = z.extend(openedConversationSchema, {
  /** Its newest messages; left out where none were asked for, and where they could not be read. */
  newest: z.optional(messagePageSchema),
});
export type OpenedWithNewest = z.infer<typeof openedWithNewestSchema>;
