import * as z from "zod/mini";
import { channelSchema, conversationSchema } from "../domain/conversation";
import { idSchema } from "../domain/id";
import { turnStatusSchema } from "../domain/message";
import { pageWantedSchema } from "../domain/page-ask";
import { defineCall, defineStream } from "./entry";
import {
  messagePageSchema,
  openedConversationSchema,
  openedWithNewestSchema,
  pageSizeSchema,
} from "./opened-conversation";
import { canUndoSchema, undoIdSchema } from "./undo";
import { withoutBackupSchema } from "./without-backup";

const countSchema = z.int().check(z.nonnegative());
const undoableSchema = z.extend(conversationSchema, { canUndo: canUndoSchema });

/** A conversation in a list. */
export const conversationCardSchema = z.object({
  conversation: conversationSchema,
  contextName: z.string(),
  /** There where its context is archived: it answers nothing until that is restored. */
  contextArchived: z.optional(z.literal(true)),
  pinned: z.boolean(),
});
export type ConversationCard = z.infer<typeof conversationCardSchema>;

const lastWordsSchema = z.object({
  conversationId: idSchema,
  /** Of the conversation, as it was when they were read. */
  version: z.int(),
  /** How its last message begins, in one line; empty where there is nothing to tell. */
  text: z.string(),
});
export type LastWords = z.infer<typeof lastWordsSchema>;

const oneSchema = z.object({ conversationId: idSchema });

export const conversationCalls = {
  "conversation.open": defineCall({
    does: "Opens the conversation used last in a channel of a context, or makes one; without a context, of the active one, which a new store gets from the default preset. As many of its newest messages as are asked for come with it.",
    input: z.object({
      channel: channelSchema,
      contextId: z.optional(z.nullable(idSchema)),
      newest: z.optional(pageSizeSchema),
    }),
    output: openedWithNewestSchema,
    errors: ["not-found"],
  }),
  "conversation.show": defineCall({
    does: "Opens a conversation, which is from then on the one used last in its context.",
    input: oneSchema,
    output: openedConversationSchema,
    errors: ["not-found"],
  }),
  "conversation.create": defineCall({
    does: "Makes a conversation; a temporary one is held in memory only and gone with the lock. The same id never does it twice.",
    input: z.object({
      id: idSchema,
      channel: channelSchema,
      /** Null for the active one. */
      contextId: z.nullable(idSchema),
      temporary: z.boolean(),
    }),
    output: openedConversationSchema,
    errors: ["not-found", "archived", "limit-exceeded", "conflict"],
  }),
  "conversation.list": defineCall({
    does: "Lists conversations, newest first; costs in proportion to the page, not to how many there are, unless something is looked for.",
    input: z.object({
      /** Null for all contexts. */
      contextId: z.nullable(idSchema),
      /** What the page before gave as `next`; null for the first. */
      after: z.nullable(z.int()),
      limit: z.int().check(z.gte(1), z.lte(100)),
      /** Part of the title or of a tag, in any case; empty for all. */
      query: z.string().check(z.maxLength(200)),
      /** Whether archived ones are among them; a query finds them at any rate. */
      archived: z.boolean(),
    }),
    output: z.object({
      conversations: z.array(conversationCardSchema),
      /** Those pinned, on the first page only; they are among the others, too. */
      pinned: z.array(conversationCardSchema),
      next: z.nullable(z.int()),
    }),
    errors: [],
  }),
  "conversation.count": defineCall({
    does: "Tells how many conversations a context has, or how many there are; costs in proportion to that.",
    input: z.object({ contextId: z.nullable(idSchema) }),
    output: z.object({ total: countSchema }),
    errors: [],
  }),
  "conversation.lastWords": defineCall({
    does: "Tells how the message begins that each of these conversations ends with; opens one message for each.",
    input: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ words: z.array(lastWordsSchema) }),
    errors: [],
  }),
  "conversation.title": defineCall({
    does: "Tells what a conversation is called now, empty while it has no title, its tags, which context it is in, and since when it is archived.",
    input: oneSchema,
    output: z.object({
      title: z.string(),
      tags: z.optional(z.array(z.string())),
      contextId: z.optional(idSchema),
      archivedAt: z.optional(z.nullable(z.int())),
    }),
    errors: ["not-found"],
  }),
  "conversation.rename": defineCall({
    does: "Gives a conversation a title; with an empty one its first words are its title, until another is found for it.",
    input: z.object({ conversationId: idSchema, title: z.string() }),
    output: conversationSchema,
    errors: ["not-found", "invalid-field"],
  }),
  "conversation.tag": defineCall({
    does: "Sets a conversation's tags, in place of those that were seen.",
    input: z.object({
      conversationId: idSchema,
      tags: z.array(z.string()),
      /** Those that the page shows; whatever is there where they are left out. */
      seen: z.optional(z.array(z.string())),
    }),
    output: conversationSchema,
    errors: ["not-found", "invalid-field", "conflict"],
  }),
  "conversation.pin": defineCall({
    does: "Lets a conversation stand first, or no longer.",
    input: z.object({ conversationId: idSchema, pinned: z.boolean() }),
    output: z.object({}),
    errors: ["not-found", "limit-exceeded"],
  }),
  "conversation.move": defineCall({
    does: "Moves a conversation to another context, which answers from then on.",
    input: z.object({ conversationId: idSchema, contextId: idSchema, undo: undoIdSchema }),
    output: undoableSchema,
    errors: ["not-found", "archived", "turn-running", "limit-exceeded"],
  }),
  "conversation.archive": defineCall({
    does: "Archives a conversation, or restores it.",
    input: z.object({ conversationId: idSchema, archived: z.boolean(), undo: undoIdSchema }),
    output: undoableSchema,
    errors: ["not-found"],
  }),
  "conversation.purge": defineCall({
    does: "Deletes a conversation; how many messages it is said to have must be given, so that nothing goes that was not seen. With an id for `undo` it can be taken back for some seconds.",
    input: z.object({
      conversationId: idSchema,
      messages: countSchema,
      withoutBackup: withoutBackupSchema,
      undo: undoIdSchema,
    }),
    output: z.object({
      messages: countSchema,
      /** Whether it can be taken back: not without an id for it, nor where it was very large. */
      canUndo: z.optional(z.boolean()),
    }),
    errors: ["not-found", "turn-running", "conflict", "backup-failed"],
  }),
  "message.list": defineCall({
    does: "Reads a branch backwards: the newest messages, or those before a given one.",
    input: z.object({
      conversationId: idSchema,
      before: z.nullable(idSchema),
      limit: pageSizeSchema,
      /** Whether to tell the taint of these and of all before them, however far off: that reads them all. */
      withTaint: z.optional(z.literal(true)),
    }),
    output: messagePageSchema,
    errors: ["not-found"],
  }),
  "message.delete": defineCall({
    does: "Deletes the texts of messages, by ids or older than a time, within a context or one conversation of it; with them go the summaries that were made from them and what is kept of the prompts since. With an id for `undo` that can be taken back for some seconds.",
    input: z.object({
      contextId: idSchema,
      /** Null for all of the context. */
      conversationId: z.nullable(idSchema),
      what: z.discriminatedUnion("type", [
        z.object({ type: z.literal("ids"), ids: z.array(idSchema).check(z.maxLength(1_000)) }),
        /** Milliseconds since 1970, UTC. */
        z.object({ type: z.literal("older"), than: z.int() }),
      ]),
      withoutBackup: withoutBackupSchema,
      undo: undoIdSchema,
    }),
    output: z.object({
      deleted: countSchema,
      /** Whether it can be taken back: not without an id for it, nor where it was very much. */
      canUndo: z.optional(z.boolean()),
    }),
    errors: ["not-found", "turn-running", "backup-failed"],
  }),
  "branch.show": defineCall({
    does: "Shows the branch through another message that stands in the same place, as it was when it was left.",
    input: z.object({ conversationId: idSchema, from: idSchema, to: idSchema }),
    output: z.object({}),
    errors: ["not-found", "turn-running", "conflict"],
  }),
  "branch.reveal": defineCall({
    does: "Shows the branch that a message is on.",
    input: z.object({ conversationId: idSchema, messageId: idSchema }),
    output: z.object({}),
    errors: ["not-found", "turn-running", "conflict"],
  }),
  "draft.save": defineCall({
    does: "Keeps what is typed and not sent yet, sealed; an empty text forgets it. What another page has stored meanwhile stays, before it.",
    input: z.object({
      conversationId: idSchema,
      text: z.string(),
      /** What the page knows as stored; whatever is there where it is left out. */
      over: z.optional(z.string()),
    }),
    output: z.object({
      /** What another page had stored and stands before the text now; left out where nothing does. */
      earlier: z.optional(z.string()),
    }),
    errors: ["not-found", "limit-exceeded"],
  }),
};

export const panelCalls = {
  "panel.show": defineCall({
    does: "Makes a context the active one and lets the side panel of a window show it, or one conversation of it, and the tabs there that show Confidant; tells whether a panel is open beside its pages.",
    input: z.object({
      contextId: idSchema,
      /** Null for the one used last in the side panel. */
      conversationId: z.nullable(idSchema),
      windowId: z.nullable(z.int()),
    }),
    output: z.object({ opened: openedConversationSchema, isPanelOpen: z.boolean() }),
    errors: ["not-found"],
  }),
  "turn.running": defineCall({
    does: "Lists the answers that are being written now, over all conversations.",
    input: z.object({}),
    output: z.object({
      turns: z.array(
        z.object({
          turnId: idSchema,
          conversationId: idSchema,
          title: z.string(),
          contextName: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
};

export const conversationEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("turn"), turnId: idSchema, status: turnStatusSchema }),
  /** A summary, the title, the context or which messages are shown is another one now. */
  z.object({ type: z.literal("changed") }),
]);
export type ConversationEvent = z.infer<typeof conversationEventSchema>;

export const panelEventSchema = z.discriminatedUnion("type", [
  /** The panel is to show this conversation. */
  z.object({
    type: z.literal("show"),
    conversationId: idSchema,
    /** As it was opened just now; without it the panel asks. */
    opened: z.optional(openedConversationSchema),
  }),
  /** The list of contexts or of conversations is another one now. */
  z.object({ type: z.literal("lists") }),
  /** There may be other models to choose from now. */
  z.object({ type: z.literal("models") }),
  /** These are the conversations in which an answer has ended that was shown nowhere yet. */
  z.object({ type: z.literal("waiting"), conversationIds: z.array(idSchema) }),
  /** The person has asked, outside the panel, for the page that is shown beside it. */
  z.extend(pageWantedSchema, { type: z.literal("page") }),
]);
export type PanelEvent = z.infer<typeof panelEventSchema>;

export const conversationStreams = {
  "conversation.watch": defineStream({
    does: "Tells when a turn of this conversation opens or ends, first those that run already; and when a summary, its title, its context or which messages are shown changes.",
    input: z.object({ conversationId: idSchema }),
    event: conversationEventSchema,
    errors: [],
  }),
  "panel.watch": defineStream({
    does: "Tells a window's side panel which conversation to show, where an answer waits, when the lists, or the models there are, have changed, and when the page beside it is to be attached.",
    input: z.object({
      windowId: z.nullable(z.int()),
      /** Whether it is shown in a tab of its own, where it may be hidden and is beside no page. */
      isTab: z.optional(z.boolean()),
    }),
    event: panelEventSchema,
    errors: [],
  }),
};
