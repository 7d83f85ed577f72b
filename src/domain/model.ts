import * as z from "zod/mini";

export const providerIdSchema = z.enum(["guide", "ollama"]);
export type ProviderId = z.infer<typeof providerIdSchema>;

/** A model as the person sees and chooses it. */
export const modelSchema = z.object({
  provider: providerIdSchema,
  /** Empty for the guide, which is no model. */
  name: z.string(),
  /** Base url of the server; empty where nothing leaves the browser. */
  url: z.string(),
  /** Tokens the model can hold; null where the provider does not tell. */
  window: z.nullable(z.int().check(z.positive())),
  thinks: z.boolean(),
});
export type Model = z.infer<typeof modelSchema>;

/** What a model is known by in settings and counts: provider, server and name. */
export function modelKey({
  provider,
  url,
  name,
}: Pick<Model, "provider" | "url" | "name">): string {
  return JSON.stringify([provider, url, name]);
}

/** The embedded default: answers about Confidant without any model. */
export const GUIDE_MODEL: Model = {
  provider: "guide",
  name: "",
  url: "",
  window: null,
  thinks: false,
};
