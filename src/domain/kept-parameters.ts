import * as z from "zod/mini";
import { chatParametersSchema, samplingSchema } from "./chat-parameters";

// Their bounds are looked at once something has parameters: a worker that wakes has none to check.

const number = z.optional(z.number());

const sampling = {
  topP: number,
  seed: number,
  stop: z.optional(z.array(z.string())),
  effort: z.optional(z.enum(["low", "medium", "high"])),
};

/** What was told of a conversation's parameters, as a plan holds it. */
export const keptSamplingSchema = z
  .object(sampling)
  .check(z.refine((value) => samplingSchema.safeParse(value).success));

/** A conversation's own parameters, as its row holds them. */
export const keptParametersSchema = z
  .object({ ...sampling, note: z.optional(z.string()), temperature: number, window: number })
  .check(z.refine((value) => chatParametersSchema.safeParse(value).success));
