import type { Model } from "./model";

/** Whether a model is sent images: not where its provider says it sees none, and none within the browser. */
export function takesImages({ provider, sees }: Pick<Model, "provider" | "sees">): boolean {
  if (provider === "guide" || provider === "browser" || provider === "gguf") return sees === true;
  return sees !== false;
}
