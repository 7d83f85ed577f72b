import * as z from "zod/mini";
import { MAX_ATTACHMENTS } from "./attachment";
import { chatParametersSchema } from "./chat-parameters";
import { MAX_ALIAS, MAX_ALIASES, referenceSchema } from "./reference";
import { MAX_SOURCES, sourceSchema } from "./source";
import { timeSchema } from "./time";

/** Characters of one thing that is told beside a message. */
export const MAX_METADATA_TEXT = 2_000;

/** A message from elsewhere, as text; what other products tell no more of is left out. */
export const importedMessageSchema = z.object({
  /** What it is called there. */
  id: z.string().check(z.maxLength(200)),
  /** The message before it there; null for the first, and where that was left out. */
  previous: z.nullable(z.string()),
  role: z.enum(["user", "assistant", "system"]),
  text: z.string(),
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  /** The model that wrote it; empty where that is not told. */
  model: z.string().check(z.maxLength(200)),
  /** What ran the model; left out where that is the product itself. */
  provider: z.optional(z.string().check(z.maxLength(200))),
  /** What the model thought before it answered. */
  thinking: z.optional(z.string()),
  /** How a reply ended early; left out for one that is whole, and where that is not told. */
  status: z.optional(z.enum(["cancelled", "interrupted", "length", "refusal"])),
  /** Pages that a reply says it rests on, in their order. */
  sources: z.optional(z.array(sourceSchema).check(z.maxLength(MAX_SOURCES))),
  /** What else was told of it there, which is told again where it is exported. */
  metadata: z.optional(
    z.record(
      z.string().check(z.minLength(1), z.maxLength(100)),
      z.string().check(z.maxLength(MAX_METADATA_TEXT)),
    ),
  ),
  /** Files that the person added, as text. */
  files: z.optional(
    z.array(z.object({ name: z.string(), text: z.string() })).check(z.maxLength(MAX_ATTACHMENTS)),
  ),
});
export type ImportedMessage = z.infer<typeof importedMessageSchema>;

/** References that a conversation brings. */
export const MAX_IMPORTED_REFERENCES = 1_000;

const { kind, target, name, action, mentionedAt } = referenceSchema.shape;

/** Something that a conversation was about there; without aliases called as its name gives. */
export const importedReferenceSchema = z.object({
  kind,
  target,
  name,
  action,
  aliases: z.array(z.string().check(z.maxLength(MAX_ALIAS))).check(z.maxLength(MAX_ALIASES)),
  mentionedAt,
});
export type ImportedReference = z.infer<typeof importedReferenceSchema>;

/** A conversation from elsewhere: a tree of messages, each after the one it follows. */
export const importedConversationSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string(),
  tags: z.optional(z.array(z.string())),
  /** What it had set for itself there, without a note. */
  parameters: z.optional(z.omit(chatParametersSchema, { note: true })),
  references: z.optional(
    z.array(importedReferenceSchema).check(z.maxLength(MAX_IMPORTED_REFERENCES)),
  ),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  messages: z.array(importedMessageSchema),
  /** The end of the branch that was shown there; null for the last message. */
  leaf: z.nullable(z.string()),
  /** Which one of the import it is, so that the newest stands first: 0 to 999,999. */
  rank: z.int().check(z.gte(0), z.lte(999_999)),
});
export type ImportedConversation = z.infer<typeof importedConversationSchema>;
