import * as z from "zod/mini";
import { idSchema } from "./id";
import { taintSchema } from "./taint";

/** Characters of a fact's key, and of its value. */
export const MAX_FACT_KEY = 60;
export const MAX_FACT_VALUE = 500;

/** Facts of one context: more would be a tenth of a small model's window. */
export const MAX_FACTS = 500;

/** Where a fact was said. */
export const factSourceSchema = z.object({
  conversationId: idSchema,
  messageId: idSchema,
  /** The person's own words that say it. */
  quote: z.string().check(z.maxLength(MAX_FACT_VALUE)),
});
export type FactSource = z.infer<typeof factSourceSchema>;

const factValueSchema = z.object({
  value: z.string().check(z.maxLength(MAX_FACT_VALUE)),
  /** Milliseconds since 1970, UTC. */
  since: z.int(),
  /** Null where the person wrote it down. */
  source: z.nullable(factSourceSchema),
});

/** One thing known about the person: one value for each key, with what it was before. */
export const factSchema = z.object({
  id: idSchema,
  contextId: idSchema,
  /** Rises with every change. */
  version: z.int().check(z.positive()),
  key: z.string().check(z.minLength(1), z.maxLength(MAX_FACT_KEY)),
  ...factValueSchema.shape,
  /** 0 to 1: how sure the model was; 1 where the person said so. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  /** Waiting ones are in no prompt until the person approves them. */
  state: z.enum(["kept", "waiting"]),
  taint: z.array(taintSchema),
  /** What the key was before, the newest first. */
  former: z.array(factValueSchema).check(z.maxLength(20)),
});
export type Fact = z.infer<typeof factSchema>;

/** What stays of a forgotten fact: enough not to learn it again from the same messages. */
export const forgottenFactSchema = z.object({
  /** SHA-256 (base64) over `salt` and the normalised key. */
  digest: z.string(),
  salt: z.string(),
  messageIds: z.array(idSchema),
  /** Milliseconds since 1970, UTC. */
  at: z.int(),
});
export type ForgottenFact = z.infer<typeof forgottenFactSchema>;
