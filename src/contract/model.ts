import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { idSchema } from "../domain/id";
import { modelSchema } from "../domain/model";
import { unlistedSchema } from "../domain/unlisted";
import { defineCall } from "./entry";

export const modelStatusSchema = z.object({
  /** What answers the next message. */
  model: modelSchema,
  ollamaUrl: z.string(),
  /** Whether the context asked for has a model of its own. */
  isOwn: z.boolean(),
});
export type ModelStatus = z.infer<typeof modelStatusSchema>;

export const modelListSchema = z.object({
  models: z.array(modelSchema),
  /** Why the built-in Ollama server gave no list; null when it did. */
  failure: z.nullable(failureSchema),
  /** The connections that models belong to, for their names. */
  connections: z.array(z.object({ id: idSchema, name: z.string() })),
  /** What servers have beside these, and why it is not offered; left out where all of it is. */
  unlisted: z.optional(z.array(unlistedSchema)),
});
export type ModelList = z.infer<typeof modelListSchema>;

/** A model as a page asks for it: the worker looks it up itself. */
export const wantedModelSchema = z.object({
  provider: modelSchema.shape.provider,
  name: z.string().check(z.maxLength(300)),
  /** The connection that has the model; without one, what is built in. */
  connectionId: z.optional(z.nullable(idSchema)),
});

/** Why a model that is asked gives no answer, or is not to be had. */
export const MODEL_ERRORS = [
  "connection-gone",
  "connection-held",
  "provider-permission",
  "provider-offline",
  "provider-no-credit",
  "provider-overloaded",
  "provider-unreachable",
  "provider-forbidden",
  "provider-auth",
  "provider-rate-limited",
  "provider-model-missing",
  "provider-failed",
  "provider-malformed",
] as const;

export const modelCalls = {
  "model.status": defineCall({
    does: "Tells what answers the next message and where it runs: of a context, or in general.",
    input: z.object({ contextId: z.optional(z.nullable(idSchema)) }),
    output: modelStatusSchema,
    errors: [],
  }),
  "model.list": defineCall({
    does: "Lists every model there is to choose from: the guide, what servers of this machine that need no secret say they have now, what other connections had when they were tested last, model files, and the browser's own. Where none was chosen yet, Ollama's first becomes the choice. With `known` no server is asked: model files and what connections had are told.",
    input: z.object({ known: z.optional(z.boolean()) }),
    output: modelListSchema,
    errors: [],
  }),
  "model.choose": defineCall({
    does: "Sets what answers from now on. Another url asks that Ollama server; an empty name takes its first model. With a context, there only.",
    input: z.extend(wantedModelSchema, {
      contextId: z.optional(z.nullable(idSchema)),
      /** Of the built-in Ollama server; null leaves it where it is. */
      url: z.nullable(z.string().check(z.maxLength(2_000))),
    }),
    output: modelStatusSchema,
    errors: ["not-found", ...MODEL_ERRORS],
  }),
  "model.unset": defineCall({
    does: "Lets a context be answered by what is chosen in general.",
    input: z.object({ contextId: idSchema }),
    output: modelStatusSchema,
    errors: ["not-found"],
  }),
};
