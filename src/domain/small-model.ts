import type { Model } from "./model";

/** Parameters (thousand millions) up to which models were seen to lose a character in other languages. */
const SMALL = 9;

/** The size in a model's name: `llama3.2:3b`, `Qwen2.5-7B-Instruct`, `gemma-3n-E4B`. */
const SIZE = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)b(?![a-z\d])/gi;

/**
 * Whether a model is small enough to hold a character best in English (M-013): one inside the browser,
 * or one whose name tells so few parameters; one that does not tell is none.
 */
export function isSmallModel({ provider, name }: Pick<Model, "provider" | "name">): boolean {
  if (provider === "browser" || provider === "gguf") return true;
  const sizes = [...name.matchAll(SIZE)].map(([, size]) => Number(size));
  // Of a mixture's parts and its whole, the whole is named, too.
  return sizes.length > 0 && Math.max(...sizes) <= SMALL;
}
