import * as z from "zod/mini";

/** How what is in a backup stands to what is here; `both`: each has something that the other lacks. */
export const diffStatusSchema = z.enum(["new", "newer", "older", "same", "both"]);
export type DiffStatus = z.infer<typeof diffStatusSchema>;
