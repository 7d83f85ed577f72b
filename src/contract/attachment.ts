import * as z from "zod/mini";
import { attachedSchema, attachmentSchema } from "../domain/attachment";
import { idSchema } from "../domain/id";
import { defineCall } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

export const attachmentCalls = {
  "attachment.add": defineCall({
    does: "Seals a file or an image with the draft of a conversation, to be sent with its next message. Doing it twice with the same id changes nothing.",
    input: z.object({
      /** Made by the caller. */
      id: idSchema,
      conversationId: idSchema,
      attached: attachedSchema,
    }),
    output: attachmentSchema,
    errors: ["not-found", "limit-exceeded", "archived", "temporary-full"],
  }),
  "attachment.remove": defineCall({
    does: "Takes an attachment out of a draft and deletes it; does nothing where it is not part of one. With an id for `undo` that can be taken back for some seconds.",
    input: z.object({ id: idSchema, conversationId: idSchema, undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: ["not-found"],
  }),
  "attachment.list": defineCall({
    does: "Lists what went with the newest 300 messages of the context, each once, 50 at most, texts left out.",
    input: z.object({ conversationId: idSchema }),
    output: z.object({
      attached: z.array(z.object({ messageId: idSchema, attachment: attachmentSchema })),
    }),
    errors: ["not-found"],
  }),
  "attachment.again": defineCall({
    does: "Seals what went with an earlier message with a draft once more, with the taint of that message.",
    input: z.object({
      /** Made by the caller. */
      id: idSchema,
      conversationId: idSchema,
      messageId: idSchema,
      attachmentId: idSchema,
    }),
    output: attachmentSchema,
    errors: ["not-found", "limit-exceeded", "archived", "temporary-full"],
  }),
  "attachment.read": defineCall({
    does: "Gives an image of a message or a draft, to be shown.",
    input: z.object({ id: idSchema, conversationId: idSchema }),
    output: z.object({
      type: z.string(),
      /** Base64. */
      data: z.string(),
    }),
    errors: ["not-found"],
  }),
};
