import * as z from "zod/mini";

const countSchema = z.optional(z.int().check(z.positive()));
/**
 * Numbers of pages, as in `2–3, 7, …`. It is told to people and models as our own words: whatever else
 * stands there, in a damaged backup, is no part of it.
 */
const pagesSchema = z.catch(
  z.optional(
    z.string().check(z.maxLength(400), z.regex(/^\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*(?:, …)?$/)),
  ),
  undefined,
);

/** What of a page or a PDF is not in the text that was made of it; what is not named is. */
export const omittedSchema = z.object({
  /** Texts that nobody would have seen. */
  hidden: countSchema,
  /** Frames of other sites. */
  frames: countSchema,
  /** Whether a page was too long for all of it. */
  end: z.optional(z.literal(true)),
  /** Pages of a PDF that have no text, and the last one for which there was room and time. */
  empty: pagesSchema,
  after: countSchema,
  /** Pages whose text lies unseen over a picture: it is there, and may say something else. */
  scans: pagesSchema,
});
export type Omitted = z.infer<typeof omittedSchema>;
