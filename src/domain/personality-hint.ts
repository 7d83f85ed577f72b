import * as z from "zod/mini";

/** What in a personality's texts may keep it from holding (M-054); never the text itself. */
export const personalityHintSchema = z.object({
  code: z.enum([
    /** Nothing is said. */
    "empty",
    /** Too little is said for a character to be known by. */
    "very-short",
    /** Takes much of a small model's window from the conversation. */
    "very-long",
    /** Asks for what the guidance to stay steady forbids. */
    "contradicts-steadiness",
    /** Would pass for a part of the prompt that is not its own: broken before it is sent. */
    "forged-tags",
    /** Speaks of the partner, or of the person, as "I". */
    "speaks-as-user",
    /** Does not say who the partner is. */
    "no-role",
    /** Is not in English, and the model is a small one. */
    "not-english",
  ]),
  /** More exactly what; null where the code says it all. */
  about: z.nullable(
    z.enum([
      "anger",
      "moods",
      "temper",
      "offence",
      "obedience",
      "agreement",
      "block",
      "heading",
      "label",
    ]),
  ),
  field: z.enum(["systemPrompt", "personality"]),
  /** The place in the field, in UTF-16 units. */
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
});
export type PersonalityHint = z.infer<typeof personalityHintSchema>;
