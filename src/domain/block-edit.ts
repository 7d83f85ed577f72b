import * as z from "zod/mini";
import { fieldValueSchema, listItemSchema, logEntrySchema } from "./block-content";
import { MAX_LABEL } from "./block-schema";

/** UTF-8 bytes of a block's rendered text (D-16: 64 KiB). */
export const MAX_BLOCK_BYTES = 65_536;

const text = () => z.string().check(z.maxLength(MAX_BLOCK_BYTES));
const name = () => z.string().check(z.minLength(1), z.maxLength(MAX_LABEL));
const nonNegative = () => z.int().check(z.nonnegative());
/** The section of a composite that it is about; left out for every other block. */
const section = z.optional(name());

/** One change of a block's content (P-057 to P-062). */
export const blockEditSchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("set-text"), section, text: text() }),
  z.object({ op: z.literal("append-text"), section, text: text() }),
  /** The first occurrence. */
  z.object({ op: z.literal("replace-text"), section, old: text(), new: text() }),
  /** At that place (UTF-16 units) so many units are taken out, and the text put in. */
  z.object({
    op: z.literal("splice-text"),
    section,
    at: nonNegative(),
    remove: nonNegative(),
    insert: text(),
  }),
  /** Null empties it. */
  z.object({
    op: z.literal("set-field"),
    section,
    field: name(),
    value: z.nullable(fieldValueSchema),
  }),
  z.object({ op: z.literal("append-to-field"), section, field: name(), item: text() }),
  z.object({ op: z.literal("increment"), section, field: name(), delta: z.number() }),
  z.object({ op: z.literal("push-item"), section, item: listItemSchema }),
  z.object({ op: z.literal("insert-item"), section, index: nonNegative(), item: listItemSchema }),
  z.object({ op: z.literal("set-item"), section, index: nonNegative(), item: listItemSchema }),
  z.object({ op: z.literal("delete-item"), section, index: nonNegative() }),
  z.object({ op: z.literal("append-entry"), section, entry: logEntrySchema }),
]);
export type BlockEdit = z.infer<typeof blockEditSchema>;

/** Who changes a block: the permissions bind the model and other contexts only. */
export const blockWriterSchema = z.enum(["person", "model", "system"]);
export type BlockWriter = z.infer<typeof blockWriterSchema>;
