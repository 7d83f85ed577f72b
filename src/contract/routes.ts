import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { turnEventSchema } from "../domain/turn";
import {
  anyIdSchema,
  countSchema,
  pageSchema,
  workflowContextSchema,
  workflowSchema,
} from "./document";
import { defineCall, defineStream } from "./entry";
import { turnFiguresSchema } from "./health";

const chatInputSchema = z.object({
  /** A conversation that is there, or none for a new one. */
  conversation_id: z.optional(anyIdSchema),
  message: z.string(),
  workflow_id: z.optional(z.string().check(z.maxLength(200))),
});

const conversationSummarySchema = z.object({
  conversation_id: z.string(),
  created_at: z.string(),
  last_updated: z.string(),
  turn_count: countSchema,
});

const oneSchema = z.object({ conversation_id: anyIdSchema });

export const routeCalls = {
  chat: defineCall({
    does: "Answers a message in a conversation, or in a new one, and waits for the end of the answer (A-066). Without `workflow_id` it is about the workflow of the conversation that its words mean, where they mean one (A-030: update my task workflow). `tools_used` names the tools that have answered for it, each once. Where there is no such conversation, `available` of the failure names the newest, by id (M-072).",
    input: chatInputSchema,
    output: z.object({
      conversation_id: z.string(),
      response: z.string(),
      tools_used: z.array(z.string()),
      context: workflowContextSchema,
      /** What the answer used; null for the guide's. */
      metadata: z.object({ figures: z.nullable(turnFiguresSchema) }),
    }),
    errors: ["not-found", "archived", "empty-message", "is-command", "limit-exceeded", "conflict"],
  }),
  conversations: defineCall({
    does: "Lists conversations, newest first (A-068). A page that is no whole number from 1 on is refused; one beyond the end is empty, with how many there are in `message` (M-075).",
    input: z.object({ page: pageSchema, pageSize: pageSchema }),
    output: z.object({
      conversations: z.array(conversationSummarySchema),
      total: countSchema,
      /** Said where the page is beyond the end or was cut (M-075). */
      message: z.optional(z.string()),
    }),
    errors: ["invalid-field"],
  }),
  "conversations.history": defineCall({
    does: "A conversation's turns on the branch that is shown, oldest first, from its newest 200 messages or from 200 before a given one (A-069). `mcp_tools_used` names the tools that have answered for each reply, the product's own too.",
    input: z.extend(oneSchema, { before: z.optional(idSchema) }),
    output: z.extend(conversationSummarySchema, {
      metadata: z.record(z.string(), z.string()),
      turns: z.array(
        z.object({
          user_message: z.string(),
          agent_response: z.string(),
          timestamp: z.string(),
          mcp_tools_used: z.array(z.string()),
        }),
      ),
      /** What to ask with for the turns before these; null where there are none. */
      before: z.nullable(idSchema),
    }),
    errors: ["not-found"],
  }),
  "conversations.clear": defineCall({
    does: "Forgets what is kept of a conversation in memory; nothing stored changes (A-070).",
    input: oneSchema,
    output: z.object({}),
    errors: ["not-found"],
  }),
  "conversations.permanent": defineCall({
    does: "Removes a conversation for good (A-071).",
    input: oneSchema,
    output: z.object({ messages: countSchema }),
    errors: ["not-found", "turn-running", "conflict", "backup-failed"],
  }),
  "conversations.workflows": defineCall({
    does: "The workflows that a conversation was about, newest first (A-072).",
    input: z.extend(oneSchema, { limit: z.optional(z.int().check(z.gte(1), z.lte(100))) }),
    output: z.object({ workflows: z.array(workflowSchema) }),
    errors: ["not-found"],
  }),
  "workflows.conversations": defineCall({
    does: "The conversations that a workflow was part of (A-073).",
    input: z.object({ spec_id: z.string().check(z.maxLength(200)) }),
    output: z.object({ conversation_ids: z.array(z.string()) }),
    errors: [],
  }),
};

export const routeStreams = {
  "chat.stream": defineStream({
    does: "Answers a message as `chat` does, and tells it as it comes; closing the port ends only the watch (A-067).",
    input: chatInputSchema,
    event: z.discriminatedUnion("type", [
      z.object({
        type: z.literal("begun"),
        conversation_id: z.string(),
        context: workflowContextSchema,
      }),
      z.object({ type: z.literal("turn"), event: turnEventSchema }),
    ]),
    errors: ["not-found", "archived", "empty-message", "is-command", "limit-exceeded", "conflict"],
  }),
};
