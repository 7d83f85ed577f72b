import * as z from "zod/mini";

/** A random UUID: the only kind of id that stands in a clear column, because it says nothing. */
export const idSchema = z.uuid();
export type Id = z.infer<typeof idSchema>;
