import * as z from "zod/mini";
import { presetSchema } from "../domain/preset";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());

export const presetCalls = {
  "preset.list": defineCall({
    does: "Lists presets, the built-in ones first; removed ones only if asked for.",
    input: z.object({
      page: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
      pageSize: z.optional(z.int().check(z.gte(1), z.lte(500))),
      query: z.optional(z.string().check(z.maxLength(200))),
      tag: z.optional(z.string()),
      includeInactive: z.optional(z.boolean()),
    }),
    output: z.object({
      presets: z.array(presetSchema),
      total: countSchema,
      tags: z.array(z.string()),
    }),
    errors: [],
  }),
};
