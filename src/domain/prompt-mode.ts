import * as z from "zod/mini";

/** What the person wants of a turn, as far as it is told apart. */
export const promptModeSchema = z.enum([
  "general",
  "creation",
  "search",
  "modification",
  "analysis",
]);
export type PromptMode = z.infer<typeof promptModeSchema>;

/** A-034, D-20: the most tokens of the system text that a mode composes. */
export const MODE_TOKEN_CAPS: Readonly<Record<PromptMode, number>> = {
  general: 400,
  creation: 700,
  search: 650,
  modification: 600,
  analysis: 550,
};
