import * as z from "zod/mini";
import { originSchema } from "../domain/conversation";
import { idSchema } from "../domain/id";
import { importedConversationSchema } from "../domain/imported";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());

/** Conversations of an import in one call. */
const MAX_BATCH = 200;

/** Null for an import of which everything that came yet is there already, wherever that is. */
const targetSchema = z.nullable(idSchema);

export const importCalls = {
  "import.known": defineCall({
    does: "Tells which conversations from elsewhere are there already, and in which contexts; nothing of the others.",
    input: z.object({
      source: originSchema.shape.source,
      ids: z.array(importedConversationSchema.shape.id).check(z.maxLength(MAX_BATCH)),
    }),
    output: z.object({
      known: z.array(
        z.object({
          id: importedConversationSchema.shape.id,
          conversationId: idSchema,
          /** Empty for none. */
          title: z.string(),
          contextId: idSchema,
          /** Empty where the context does not open. */
          contextName: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
  "import.begin": defineCall({
    does: "Begins an import into a context, and gives what its conversations are placed after.",
    input: z.object({ contextId: targetSchema, source: originSchema.shape.source }),
    output: z.object({ base: countSchema }),
    errors: ["not-found", "archived"],
  }),
  "import.add": defineCall({
    does: "Stores conversations from elsewhere, each whole or not at all: a new one as it is, of one that is there already only what is missing. Doing it twice changes nothing. Without a context it takes only those that are there already.",
    input: z.object({
      contextId: targetSchema,
      source: originSchema.shape.source,
      base: countSchema,
      conversations: z.array(importedConversationSchema).check(z.maxLength(MAX_BATCH)),
    }),
    output: z.object({
      /** In the order given. */
      results: z.array(
        z.object({
          result: z.enum(["added", "extended", "unchanged", "too-large"]),
          messages: countSchema,
        }),
      ),
    }),
    errors: ["not-found", "archived", "limit-exceeded"],
  }),
};
