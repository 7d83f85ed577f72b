import * as z from "zod/mini";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());

/** What the options offer after a check, and the side panel where a context does not open. */
export const vaultRepairCalls = {
  "vault.repair": defineCall({
    does: "Accepts what is left: rows that were altered are removed, lost heads and contexts rebuilt, digests made anew. Rows of a newer release or of a missing key stay.",
    input: z.object({}),
    output: z.object({ removed: countSchema, rebuilt: countSchema }),
    errors: [],
  }),
};
