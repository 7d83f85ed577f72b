import * as z from "zod/mini";
import { habitSchema, openaiApiSchema } from "./habit";
import { idSchema } from "./id";
import { isModelAddress } from "./server-address";

/**
 * What answers, by how it is spoken to: `browser` is the browser's own model, `gguf` a model file
 * that is run inside the browser.
 */
export const providerIdSchema = z.enum([
  "guide",
  "ollama",
  "openai",
  "anthropic",
  "gemini",
  "browser",
  "gguf",
]);
export type ProviderId = z.infer<typeof providerIdSchema>;

/** US dollars for a million tokens; the dearest models take some hundreds: more is no price. */
export const MAX_PRICE = 100_000;

const dollarsSchema = z.number().check(z.nonnegative(), z.lte(MAX_PRICE));

/** US dollars for a million tokens, as the provider tells. */
export const priceSchema = z.object({ prompt: dollarsSchema, reply: dollarsSchema });
export type Price = z.infer<typeof priceSchema>;

/** A model as the person sees and chooses it. */
export const modelSchema = z.object({
  provider: providerIdSchema,
  /** Empty for the guide, which is no model. */
  name: z.string(),
  /** Base url of the server; empty where nothing leaves the browser. */
  url: z.string().check(z.refine(isModelAddress)),
  /** Tokens the model can hold; null where the provider does not tell. */
  window: z.nullable(z.int().check(z.positive())),
  thinks: z.boolean(),
  /** The connection it is reached by; without one, what is built in. */
  connection: z.optional(idSchema),
  /** What people call it, where the provider tells. */
  label: z.optional(z.string()),
  /** Whether it takes images, and tools; left out where nobody told. */
  sees: z.optional(z.boolean()),
  callsTools: z.optional(z.boolean()),
  /** One that is none costs no more than itself: settings and connections hold models. */
  price: z.optional(z.catch(z.optional(priceSchema), undefined)),
  /** How it wants to be spoken to; left out where nothing was told or learned of it. */
  habits: z.optional(z.catch(z.optional(z.array(habitSchema)), undefined)),
  /** By which of OpenAI's two ways its connection is to ask; left out where its habits tell. */
  api: z.optional(z.catch(z.optional(openaiApiSchema), undefined)),
  /** Where its server passes on what it is told, as that server says; left out where it does not. */
  remoteHost: z.optional(z.string()),
});
export type Model = z.infer<typeof modelSchema>;

type Known = Pick<Model, "provider" | "url" | "name" | "connection">;

/** What a model is known by in settings and counts: provider, server, name, and its connection. */
export function modelKey({ provider, url, name, connection }: Known): string {
  return JSON.stringify([provider, url, name, ...(connection === undefined ? [] : [connection])]);
}

/** Whether both are the same model, whatever else is known of them. */
export function isSameModel(left: Known, right: Known): boolean {
  return modelKey(left) === modelKey(right);
}

/** The embedded default: answers about Confidant without any model. */
export const GUIDE_MODEL: Model = {
  provider: "guide",
  name: "",
  url: "",
  window: null,
  thinks: false,
};
