import * as z from "zod/mini";
import { attachedSchema, attachmentSchema } from "../domain/attachment";
import { idSchema } from "../domain/id";
import { defineCall } from "./entry";

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
    does: "Takes an attachment out of a draft and deletes it; does nothing where it is not part of one.",
    input: z.object({ id: idSchema, conversationId: idSchema }),
    output: z.object({}),
    errors: ["not-found"],
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
