import * as z from "zod/mini";
import {
  type ChatParameters,
  chatParametersSchema,
  type Sampling,
  samplingSchema,
} from "./chat-parameters";

// Their rules are built once something has parameters: a worker that wakes has none to check.

/** A conversation's own parameters, as its row holds them. */
export const keptParametersSchema = z.custom<ChatParameters>(
  (value) => chatParametersSchema.safeParse(value).success,
);

/** What was told of them, as a plan holds it. */
export const keptSamplingSchema = z.custom<Sampling>(
  (value) => samplingSchema.safeParse(value).success,
);
