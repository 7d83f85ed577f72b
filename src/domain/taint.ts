import * as z from "zod/mini";

/** The untrusted sources that a text holds or was made from. */
export const taintSchema = z.enum(["page", "tool", "import", "retrieved"]);
export type Taint = z.infer<typeof taintSchema>;
