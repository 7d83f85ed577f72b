import * as z from "zod/mini";
import { idSchema } from "./id";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";

/** Characters of a fact's key, and of its value. */
export const MAX_FACT_KEY = 60;
export const MAX_FACT_VALUE = 500;

/** Facts of one context: more would be a tenth of a small model's window. */
export const MAX_FACTS = 500;

/** What a fact's key was before, and keys that it had, of each the most that is kept. */
export const MAX_FORMER = 20;

/** Below this the value says more than the words that are quoted for it: the person decides. */
export const SURE = 0.6;

/** The confidence of what a model has set by itself: what the person says stands in place of it. */
export const MODELS_WORD = 0.8;

/** Where a fact was said. */
export const factSourceSchema = z.object({
  conversationId: idSchema,
  messageId: idSchema,
  /** The message's own words that say it; empty where the person has put it in others. */
  quote: z.string().check(z.maxLength(MAX_FACT_VALUE)),
});
export type FactSource = z.infer<typeof factSourceSchema>;

export const factValueSchema = z.object({
  value: z.string().check(z.maxLength(MAX_FACT_VALUE)),
  /** Milliseconds since 1970, UTC. */
  since: timeSchema,
  /** Null where the person wrote it down, and where the message was deleted. */
  source: z.nullable(factSourceSchema),
});
export type FactValue = z.infer<typeof factValueSchema>;

const keySchema = z.string().check(z.minLength(1), z.maxLength(MAX_FACT_KEY));

/** One thing known about the person: of each key one kept value, with what it was before. */
export const factSchema = z.object({
  id: idSchema,
  contextId: idSchema,
  /** Rises with every change. */
  version: z.int().check(z.positive()),
  key: keySchema,
  ...factValueSchema.shape,
  /**
   * 0 to 1: how much of the value the quoted words say; `MODELS_WORD` where a model has set it, 1 where
   * the person wrote or approved it.
   */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  /** Waiting ones are in no prompt until the person approves them. */
  state: z.enum(["kept", "waiting"]),
  taint: z.array(taintSchema),
  /** What the key was before, the newest first. */
  former: z.array(factValueSchema).check(z.maxLength(MAX_FORMER)),
  /** Keys that the person has given other ones, the newest last; left out for none. */
  formerKeys: z.optional(z.array(keySchema).check(z.maxLength(MAX_FORMER))),
});
export type Fact = z.infer<typeof factSchema>;

/** What stays of a forgotten fact: enough not to learn a key of it again from what was said until then. */
export const forgottenFactSchema = z.object({
  /** SHA-256 (base64) over `salt` and the normalised key. */
  digest: z.string(),
  salt: z.string(),
  /** Messages that had said it, should their times not tell that they came before. */
  messageIds: z.array(idSchema),
  /** When it was forgotten; milliseconds since 1970, UTC. */
  at: timeSchema,
});

/** What the idle run has found in the person's words. */
export type LearnedFact = Pick<Fact, "key" | "value" | "since" | "confidence" | "taint"> & {
  readonly source: FactSource;
};
