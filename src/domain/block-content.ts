import * as z from "zod/mini";
import { timeSchema } from "./time";

/** An item of a list; `done` is false where the list has no boxes. */
export const listItemSchema = z.object({ text: z.string(), done: z.boolean() });
export type ListItem = z.infer<typeof listItemSchema>;

/** An entry of a log. */
export const logEntrySchema = z.object({
  /** Milliseconds since 1970, UTC. */
  at: timeSchema,
  text: z.string(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** What a field holds: a text, a number (a counter's sum, too), a yes or no, or texts in order. */
export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type FieldValue = z.infer<typeof fieldValueSchema>;

/** What one part of a block holds; a field that was never set is left out. */
export const partContentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("map"), fields: z.record(z.string(), fieldValueSchema) }),
  z.object({ kind: z.literal("list"), items: z.array(listItemSchema) }),
  /** Oldest first. */
  z.object({ kind: z.literal("log"), entries: z.array(logEntrySchema) }),
]);
export type PartContent = z.infer<typeof partContentSchema>;

/** What a block holds, in the form of its schema. */
export const blockContentSchema = z.union([
  partContentSchema,
  z.object({ kind: z.literal("composite"), sections: z.record(z.string(), partContentSchema) }),
]);
export type BlockContent = z.infer<typeof blockContentSchema>;
