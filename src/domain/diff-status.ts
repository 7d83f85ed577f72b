import * as z from "zod/mini";

/**
 * How what is in a backup stands to what is here; `both`: each has something that the other lacks;
 * `deleted`: it is not here, for it was deleted here for good.
 */
export const diffStatusSchema = z.enum(["new", "newer", "older", "same", "both", "deleted"]);
export type DiffStatus = z.infer<typeof diffStatusSchema>;
