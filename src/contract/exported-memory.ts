import * as z from "zod/mini";
import { archivalEntrySchema } from "../domain/archival-entry";
import { blockSchema } from "../domain/block";
import { blockContentSchema } from "../domain/block-content";
import { factSchema } from "../domain/fact";

/** What a context remembers, or a part of it: more of one context may come after it. */
export const exportedMemorySchema = z.object({
  type: z.literal("memory"),
  contextName: z.string(),
  blocks: z.array(z.object({ block: blockSchema, content: blockContentSchema })),
  facts: z.array(factSchema),
  notes: z.array(archivalEntrySchema),
});
export type ExportedMemory = z.infer<typeof exportedMemorySchema>;
