import * as z from "zod/mini";
import { blockTypeSchema, permissionSchema } from "../domain/block";
import { blockContentSchema } from "../domain/block-content";
import { blockSchemaSchema } from "../domain/block-schema";

const timeSchema = z.nullable(z.string().check(z.maxLength(40)));

export const importedBlockSchema = z.object({
  label: z.string().check(z.maxLength(1_000)),
  description: z.string().check(z.maxLength(500)),
  type: blockTypeSchema,
  permission: permissionSchema,
  pinned: z.boolean(),
  schema: blockSchemaSchema,
  content: blockContentSchema,
});
export type ImportedBlock = z.infer<typeof importedBlockSchema>;

export const importedNoteSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(100_000)),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(20)),
  createdAt: timeSchema,
});
export type ImportedNote = z.infer<typeof importedNoteSchema>;

export const importedFactSchema = z.object({
  key: z.string().check(z.maxLength(20_000)),
  value: z.string().check(z.maxLength(20_000)),
  since: timeSchema,
});

/** What a file says that a context remembers, or a part of it. */
export const importedMemorySchema = z.object({
  blocks: z.array(importedBlockSchema).check(z.maxLength(1_000)),
  facts: z.array(importedFactSchema).check(z.maxLength(10_000)),
  notes: z.array(importedNoteSchema).check(z.maxLength(1_000)),
});
export type ImportedMemory = z.infer<typeof importedMemorySchema>;
