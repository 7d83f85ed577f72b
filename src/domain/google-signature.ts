import * as z from "zod/mini";

/**
 * What a Google model has thought before a call, sealed by its server, where that speaks OpenAI's
 * language; a call has it as its signature, in JSON. Only the host that gave it is told it again.
 */
export const googleSignatureSchema = z.object({
  host: z.string(),
  thought_signature: z.string(),
});
export type GoogleSignature = z.infer<typeof googleSignatureSchema>;
