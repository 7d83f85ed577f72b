import * as z from "zod/mini";
import { idSchema } from "./id";

/** A conversation partner: who answers, how, and within which limits (M-013). */
export const contextSchema = z.object({
  id: idSchema,
  presetId: z.nullable(z.string()),
  name: z.string(),
  systemPrompt: z.string(),
  personality: z.string(),
  /** 0 to 1. */
  temperature: z.number().check(z.gte(0), z.lte(1)),
  /** Tokens of one reply. */
  maxTokens: z.int().check(z.positive()),
  /** Tokens of history in one request. */
  maxHistoryTokens: z.int().check(z.positive()),
  expiryDays: z.int().check(z.positive()),
  /** Milliseconds since 1970, UTC. */
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type Context = z.infer<typeof contextSchema>;
