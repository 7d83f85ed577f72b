import * as z from "zod";
import { idSchema } from "./id";

/** A conversation partner: who answers, how, and within which limits (M-013). */
export const contextSchema = z.object({
  id: idSchema,
  presetId: z.string().nullable(),
  name: z.string(),
  systemPrompt: z.string(),
  personality: z.string(),
  /** 0 to 1. */
  temperature: z.number().min(0).max(1),
  /** Tokens of one reply. */
  maxTokens: z.number().int().positive(),
  /** Tokens of history in one request. */
  maxHistoryTokens: z.number().int().positive(),
  expiryDays: z.number().int().positive(),
  /** Milliseconds since 1970, UTC. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});
export type Context = z.infer<typeof contextSchema>;
