import * as z from "zod/mini";
import { failureSchema } from "./app-error";
import { idSchema } from "./id";

/** A GGUF file inside the browser: whole, arriving, or waiting to go on. */
export const modelFileSchema = z.object({
  id: idSchema,
  /** Its file's name; a model is chosen by it. */
  name: z.string(),
  /** Where it comes from, without credentials and query; null for a file of the person's. */
  source: z.nullable(z.string()),
  state: z.enum(["arriving", "paused", "checking", "ready", "failed"]),
  /** Bytes that are there, and in all; null while nobody told. */
  received: z.int().check(z.nonnegative()),
  total: z.nullable(z.int().check(z.nonnegative())),
  /** Of the whole file, in hex, read back from what is kept; null until then. */
  sha256: z.nullable(z.string()),
  /** From the file itself; null until it is whole. */
  about: z.nullable(
    z.object({
      architecture: z.string(),
      title: z.string(),
      window: z.nullable(z.int().check(z.positive())),
      hasChatTemplate: z.boolean(),
    }),
  ),
  failure: z.nullable(failureSchema),
});
export type ModelFile = z.infer<typeof modelFileSchema>;

/** A model file as it is stored: with what a download is gone on with. */
export const storedModelFileSchema = z.extend(modelFileSchema, {
  /** In full, as it is asked for; left out for a file of the person's. */
  url: z.optional(z.string()),
  /** What the server told of the form of which the bytes are; null where it tells nothing. */
  validator: z.nullable(z.string()),
  /** It was removed; row and bytes go once that cannot be undone any more, or with the next worker. */
  goes: z.optional(z.literal(true)),
});
export type StoredModelFile = z.infer<typeof storedModelFileSchema>;
