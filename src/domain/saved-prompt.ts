import * as z from "zod/mini";
import { idSchema } from "./id";
import { timeSchema } from "./time";

/** What the prompt library holds. */
export const MAX_SAVED_PROMPTS = 200;
export const MAX_PROMPT_TITLE = 100;
export const MAX_PROMPT_COMMAND = 40;
export const MAX_PROMPT_TEXT = 20_000;

/** What a person gives of a saved prompt. */
export const promptFieldsSchema = z.object({
  title: z.string().check(z.maxLength(MAX_PROMPT_TITLE)),
  /** What is typed behind the slash; empty where the title is used. */
  command: z.string().check(z.maxLength(MAX_PROMPT_COMMAND)),
  /** With variables, as in {{topic}}. */
  text: z.string().check(z.maxLength(MAX_PROMPT_TEXT)),
});
export type PromptFields = z.infer<typeof promptFieldsSchema>;

/** A text of the person's that begins a message, in the prompt library. */
export const savedPromptSchema = z.extend(promptFieldsSchema, {
  id: idSchema,
  version: z.int().check(z.positive()),
  /** Where it stands among the others; two may have the same. */
  place: z.number(),
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type SavedPrompt = z.infer<typeof savedPromptSchema>;
