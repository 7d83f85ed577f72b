import * as z from "zod/mini";
import { attachedImageSchema } from "../domain/attachment";
import { originSchema } from "../domain/conversation";
import { idSchema } from "../domain/id";
import { importedConversationSchema, importedMessageSchema } from "../domain/imported";
import { defineCall } from "./entry";
import { importedMemorySchema } from "./imported-memory";

const countSchema = z.int().check(z.nonnegative());

/** Conversations of an import in one call. */
const MAX_BATCH = 200;

/** Pictures in one question, each with two names. */
const MAX_PICTURES = 500;

/** Characters of what stands in a message in a picture's place: what it was made from may be long. */
const MAX_MARK = 100_000;

const nameSchema = importedMessageSchema.shape.id;

/** Kept with the picture, and compared; never a path, a key or an address. */
const pictureSchema = nameSchema.check(z.minLength(1));

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
          /** `full`: it is not here yet, and the context takes no more. */
          result: z.enum(["added", "extended", "unchanged", "too-large", "full"]),
          messages: countSchema,
        }),
      ),
    }),
    errors: ["not-found", "archived"],
  }),
  "import.memory": defineCall({
    does: "Brings what a file says that a context remembered into one: blocks and notes marked as brought in, facts waiting for the person. What is there already, or was forgotten since, is passed over; what cannot be kept costs nothing else and is counted; doing it twice changes nothing.",
    input: z.extend(importedMemorySchema, { contextId: idSchema }),
    output: z.object({
      /** How many of each came. */
      blocks: countSchema,
      facts: countSchema,
      notes: countSchema,
      /** What cannot be kept as it is, or found no room. */
      left: countSchema,
    }),
    errors: ["not-found"],
  }),
  "import.pictures": defineCall({
    does: "Tells which pictures of an imported conversation are missing here, and in which messages; none of messages that were deleted, or have as many attachments as they may.",
    input: z.object({
      source: originSchema.shape.source,
      conversation: importedConversationSchema.shape.id,
      pictures: z
        .array(z.object({ message: nameSchema, id: pictureSchema }))
        .check(z.maxLength(MAX_PICTURES)),
    }),
    output: z.object({
      /** By their places in the list, in its order. */
      missing: z.array(z.object({ at: countSchema, messageId: idSchema })),
    }),
    errors: [],
  }),
  "import.picture": defineCall({
    does: "Attaches a picture to an imported message, in the place of the mark in its text. Doing it twice changes nothing.",
    input: z.object({
      messageId: idSchema,
      /** What it is called where it comes from: any text, no id of ours. */
      picture: pictureSchema,
      mark: z.string().check(z.maxLength(MAX_MARK)),
      attached: attachedImageSchema,
    }),
    output: z.object({
      /** `refused`: the message was deleted, is being answered, or has as many as it may. */
      result: z.enum(["added", "known", "refused"]),
    }),
    errors: ["limit-exceeded"],
  }),
};
