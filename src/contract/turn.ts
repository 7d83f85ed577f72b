import * as z from "zod/mini";
import { MAX_ATTACHMENTS } from "../domain/attachment";
import { idSchema } from "../domain/id";
import { MAX_ARGUMENTS_LENGTH, toolCallSchema } from "../domain/tool-call";
import { turnEventSchema, turnSchema } from "../domain/turn";
import { defineCall, defineStream } from "./entry";
import { MODEL_ERRORS, wantedModelSchema } from "./model";

/**
 * Where the caller has shown that its text goes, by `destinationKey`: answered with `conflict` (reason
 * `model-changed`) and nothing done where what answers is elsewhere by now. Left out by who shows none.
 */
const destinationSchema = z.optional(z.string().check(z.maxLength(300)));

/** A tool's call, and what came of it. */
const toolUseSchema = z.extend(toolCallSchema, {
  /** As the model was told it; null where nothing has answered. */
  result: z.nullable(z.string()),
  failed: z.boolean(),
  /** Milliseconds that it took; null where nobody measured. */
  ms: z.nullable(z.int()),
  /** What it would change, where it waits for the person; null where it does not. */
  asks: z.nullable(
    z.object({
      target: z.string(),
      before: z.string(),
      after: z.string(),
      needsPerson: z.boolean(),
      /** Host and port that `after` would be sent to; left out where nothing leaves. */
      sendsTo: z.optional(z.string()),
      /** Tells this card from any other, for who decides by it. */
      digest: z.string(),
    }),
  ),
});
export type ToolUse = z.infer<typeof toolUseSchema>;

export const turnCalls = {
  "turn.send": defineCall({
    does: "Stores a message and an empty reply, then starts the answer; the same id never does it twice. A text that is one of the product's own commands is refused: it never reaches a model (O-026).",
    input: z.object({
      /** Made by the caller; becomes the turn's id. */
      id: idSchema,
      conversationId: idSchema,
      text: z.string(),
      destination: destinationSchema,
      /** Attachments of the conversation's draft, in their order; with some, the text may be empty. */
      attachments: z.optional(z.array(idSchema).check(z.maxLength(MAX_ATTACHMENTS))),
      /** What the page knows as that draft's text, which goes with the message; another one stays. */
      draft: z.optional(z.string()),
      /** Whether the personality is kept to in this answer; without it, as the context says. */
      maintainPersonality: z.optional(z.boolean()),
      /** For tagging and routing (E-016); stored with the message; of it a model is told `workflow`, what the message is about, and the working blocks that `blocks` names by their ids, for this turn alone (P-090). */
      metadata: z.optional(
        z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(1_000))),
      ),
    }),
    output: turnSchema,
    errors: [
      "empty-message",
      "is-command",
      "limit-exceeded",
      "not-found",
      "conflict",
      "archived",
      "temporary-full",
    ],
  }),
  "turn.edit": defineCall({
    does: "Stores another version of a message beside it and answers that; the earlier one stays on its own branch. The same id never does it twice.",
    input: z.object({
      id: idSchema,
      messageId: idSchema,
      text: z.string(),
      /** Whether it is another question in that place, with none of that message's attachments. */
      fromBlank: z.optional(z.boolean()),
      destination: destinationSchema,
    }),
    output: turnSchema,
    errors: [
      "empty-message",
      "is-command",
      "limit-exceeded",
      "not-found",
      "turn-running",
      "conflict",
      "archived",
      "temporary-full",
    ],
  }),
  "turn.retry": defineCall({
    does: "Answers the same user message anew; the earlier reply stays on its own branch. With a model, by that one, for this reply alone: it goes on with it where it is continued, and what answers otherwise stays as it is.",
    input: z.object({
      id: idSchema,
      turnId: idSchema,
      destination: destinationSchema,
      model: z.optional(wantedModelSchema),
    }),
    output: turnSchema,
    errors: [
      "not-found",
      "turn-running",
      "limit-exceeded",
      "conflict",
      "archived",
      ...MODEL_ERRORS,
    ],
  }),
  "turn.answer": defineCall({
    does: "Answers a question that has no answer: in the place of a reply that was deleted or never said a word, where what was said after it stays; or behind the question, and where another question follows that, on a branch of its own, which is shown (branch.show leads back). The same id never does it twice.",
    input: z.object({
      id: idSchema,
      /** The reply without a word, or the question where it has none. */
      messageId: idSchema,
      destination: destinationSchema,
    }),
    output: turnSchema,
    errors: [
      "not-found",
      "turn-running",
      "limit-exceeded",
      "conflict",
      "archived",
      "temporary-full",
    ],
  }),
  "turn.continue": defineCall({
    does: "Goes on with a reply that ended early, by the model that was chosen for it alone while that is where it was, else by what answers now; or answers anew (as turn.retry) where another kind of provider is chosen by now. The same id never does it twice.",
    input: z.object({ id: idSchema, turnId: idSchema, destination: destinationSchema }),
    output: turnSchema,
    errors: ["not-found", "turn-running", "limit-exceeded", "conflict", "archived"],
  }),
  "turn.tools": defineCall({
    does: "Tells which tools a reply has asked for in steps that the turn went on after, what they have answered, in their order, and what waits for the person.",
    input: z.object({ turnId: idSchema }),
    output: z.object({
      uses: z.array(toolUseSchema),
      /** Whether the model was told anything untrusted: then no tool can be let do it always. */
      isTainted: z.boolean(),
    }),
    errors: ["not-found"],
  }),
  "turn.decide": defineCall({
    does: "Approves or declines a call that waits; once none of its turn does, the turn goes on by the command of that id.",
    input: z.object({
      id: idSchema,
      turnId: idSchema,
      call: z.string(),
      approved: z.boolean(),
      /**
       * The digest of the card that it is decided by: an approval is answered with `conflict` (reason
       * `card-changed`) and nothing done where the card is another by now. Left out by who shows none.
       */
      shown: z.optional(z.string().check(z.maxLength(100))),
      /** Asked with these instead. */
      arguments: z.optional(z.string().check(z.maxLength(MAX_ARGUMENTS_LENGTH))),
      /** Lets the tool do so in this context unasked from now on. */
      always: z.optional(z.boolean()),
      destination: destinationSchema,
    }),
    output: z.object({ goesOn: z.boolean() }),
    errors: ["not-found", "conflict", "turn-running", "archived"],
  }),
  "turn.cancel": defineCall({
    does: "Ends a running turn and keeps what was said; does nothing to one that has ended.",
    input: z.object({ turnId: idSchema }),
    output: z.object({}),
    errors: [],
  }),
};

export const turnStreams = {
  "turn.watch": defineStream({
    does: "Follows a turn: one snapshot, then deltas, then one end. Closing the port ends only the watch.",
    input: z.object({ turnId: idSchema }),
    event: turnEventSchema,
    errors: ["not-found"],
  }),
};
