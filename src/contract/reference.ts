import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { MAX_REFERENCE_NAME, referenceSchema } from "../domain/reference";
import { defineCall } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

/** Longer than any part may be: what is too long is told by its name and its limit. */
const partSchema = z.string().check(z.maxLength(20_000));

const { kind, target, action, mentionedAt } = referenceSchema.shape;

/** More than any thing may have: what is too many is told by its limit. */
const MAX_ALIASES = 1_000;

/** What a thing is called: without aliases by those that its name gives. */
const calledSchema = z.object({
  name: partSchema,
  aliases: z.array(partSchema).check(z.maxLength(MAX_ALIASES)),
});

/** A conversation in which it was mentioned. */
export const mentionedInSchema = z.object({
  conversationId: idSchema,
  title: z.string(),
  action,
  mentionedAt,
});

/** A thing that a context's conversations were about. */
export const referenceCardSchema = z.extend(calledSchema, {
  kind,
  target,
  /** The newest first. */
  mentions: z.array(mentionedInSchema),
  /** Whether its aliases are those that its name gives. */
  isMade: z.boolean(),
  /** Whether what it is called comes from imported text, a page or a tool. */
  untrusted: z.boolean(),
});
export type ReferenceCard = z.infer<typeof referenceCardSchema>;

const thingSchema = z.object({ contextId: idSchema, kind, target });

export const referenceCalls = {
  "reference.list": defineCall({
    does: "Tells what a context's conversations were about, what was mentioned last first, with the newest twenty conversations of each (A-027).",
    input: z.object({
      contextId: idSchema,
      skip: z.int().check(z.nonnegative()),
      limit: z.int().check(z.gte(1), z.lte(100)),
    }),
    output: z.object({
      references: z.array(referenceCardSchema),
      /** Of all pages. */
      total: z.int().check(z.nonnegative()),
    }),
    errors: [],
  }),
  "reference.note": defineCall({
    does: "Notes that a conversation is about something; without a target, its name stands for that. The same again changes nothing but the time.",
    input: z.object({
      conversationId: idSchema,
      kind,
      name: partSchema,
      target: z.string().check(z.maxLength(MAX_REFERENCE_NAME)),
      action,
      undo: undoIdSchema,
    }),
    output: z.extend(referenceSchema, { canUndo: canUndoSchema }),
    errors: ["not-found", "invalid-field"],
  }),
  "reference.rename": defineCall({
    does: "Calls a thing otherwise in all conversations of a context; without aliases by those that its name gives (A-028). `conflict` where it is called otherwise by now than was seen.",
    input: z.object({
      ...thingSchema.shape,
      ...calledSchema.shape,
      seen: calledSchema,
      undo: undoIdSchema,
    }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: ["not-found", "invalid-field", "conflict"],
  }),
  "reference.remove": defineCall({
    does: "Forgets a thing in all conversations of a context; for some seconds it can be taken back.",
    input: z.object({ ...thingSchema.shape, undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: [],
  }),
};
