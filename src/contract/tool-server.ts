import * as z from "zod/mini";
import { attachmentSchema } from "../domain/attachment";
import { idSchema } from "../domain/id";
import { MAX_RESOURCE_URI, serverPromptSchema, serverResourceSchema } from "../domain/server-offer";
import { SERVER_ERRORS } from "./connection";
import { defineCall } from "./entry";

const argument = () => z.string().check(z.maxLength(20_000));

export const toolServerCalls = {
  "server.offers": defineCall({
    does: "Tells what servers of MCP offer for messages, as they told it when they were tested last: texts that they make (prompts), and what can be read (resources). Nobody is asked.",
    input: z.object({}),
    output: z.object({
      servers: z.array(
        z.object({
          id: idSchema,
          name: z.string(),
          createdAt: z.int(),
          /** Host and port that is asked for them. */
          host: z.string(),
          prompts: z.array(serverPromptSchema),
          resources: z.array(serverResourceSchema),
        }),
      ),
    }),
    errors: [],
  }),
  "server.attach": defineCall({
    does: "Asks a server for a resource, or for a prompt with these arguments, and seals what it says with the draft of a conversation as a file, as untrusted. Doing it twice with the same id changes nothing.",
    input: z.object({
      /** Made by the caller. */
      id: idSchema,
      conversationId: idSchema,
      server: idSchema,
      what: z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("resource"),
          uri: z.string().check(z.maxLength(MAX_RESOURCE_URI)),
        }),
        z.object({
          kind: z.literal("prompt"),
          name: z.string().check(z.maxLength(128)),
          arguments: z.record(z.string().check(z.maxLength(200)), argument()),
        }),
      ]),
    }),
    output: attachmentSchema,
    errors: [...SERVER_ERRORS, "not-found", "limit-exceeded", "archived", "temporary-full"],
  }),
};
