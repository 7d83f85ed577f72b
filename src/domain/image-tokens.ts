/** Pixels that one token stands for, as Anthropic documents it for its models: tokens = width × height / 750. */
const PIXELS_PER_TOKEN = 750;

/** The same page: larger images are made smaller there, so that none costs more than about this. */
const MOST_TOKENS = 1_600;

type Size = { readonly width: number; readonly height: number };

/**
 * About how many tokens an image takes of a model's window: the one estimate for planning, counting
 * and what is shown, by Anthropic's published formula; other providers count in their own ways.
 */
export function imageTokens({ width, height }: Size): number {
  return Math.min(MOST_TOKENS, Math.max(1, Math.ceil((width * height) / PIXELS_PER_TOKEN)));
}
