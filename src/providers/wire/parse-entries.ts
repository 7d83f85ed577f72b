import * as z from "zod/mini";

/** A list in an answer whose entries are looked at one by one. */
export const entriesSchema = z.array(z.unknown());

/** The entries that can be read, in their order: one that nobody understands costs only itself. */
export function parseEntries<S extends z.ZodMiniType>(
  entries: readonly unknown[],
  schema: S,
): readonly z.output<S>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
