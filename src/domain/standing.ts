import * as z from "zod/mini";

/** How what is in a backup stands to what is here; `both`: each has something that the other lacks. */
export const standingSchema = z.enum(["new", "newer", "older", "same", "both"]);
export type Standing = z.infer<typeof standingSchema>;
