import * as z from "zod/mini";
import { chatParametersSchema, effortSchema, parameterNameSchema } from "../domain/chat-parameters";
import { conversationSchema } from "../domain/conversation";
import { idSchema } from "../domain/id";
import { modelSchema } from "../domain/model";
import { defineCall } from "./entry";

export const parameterCalls = {
  "parameter.read": defineCall({
    does: "Tells what a conversation has set for itself, what it would be without that, and which of it the model that answers next has.",
    input: z.object({ conversationId: idSchema }),
    output: z.object({
      parameters: chatParametersSchema,
      model: modelSchema,
      /** The context's. */
      temperature: z.number(),
      has: z.array(parameterNameSchema),
      offWhileThinking: z.array(parameterNameSchema),
      mostTemperature: z.number(),
      efforts: z.array(effortSchema),
    }),
    errors: ["not-found"],
  }),
  "parameter.keep": defineCall({
    does: "Sets what a conversation says to its model from the next message on; with nothing in it all is as its context and its model say.",
    input: z.object({ conversationId: idSchema, parameters: chatParametersSchema }),
    output: conversationSchema,
    errors: ["not-found", "temporary-full"],
  }),
};
