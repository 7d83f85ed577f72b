import * as z from "zod/mini";

/** What the guide says in one language, and the words that it is asked by there: a file of its own. */
export const guideTextsSchema = z.object({
  /** How every answer begins, so that nobody takes the guide for a model. */
  opening: z.string(),
  /** What stands before what was said or kept, and the next step where there is no other help. */
  found: z.string(),
  ownStep: z.string(),
  /** Chunks of a quote's line, and what is shown in their place. */
  said: z.array(z.tuple([z.string(), z.string()])),
  /** The answer to everything else. */
  unknown: z.object({ answer: z.string(), nextStep: z.string() }),
  /** Words that tell nothing of what a question is about, by spaces. */
  small: z.string(),
  /** Words that are said for the same thing, by spaces. */
  synonyms: z.array(z.string()),
  topics: z.array(
    z.object({
      id: z.string(),
      strong: z.array(z.string()),
      weak: z.array(z.string()),
      answer: z.string(),
      nextStep: z.string(),
    }),
  ),
});

export type GuideTexts = z.infer<typeof guideTextsSchema>;

export type GuideTopic = GuideTexts["topics"][number];
