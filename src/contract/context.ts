import * as z from "zod/mini";
import { contextSchema, contextUseSchema } from "../domain/context";
import { expirySchema } from "../domain/expiry";
import { idSchema } from "../domain/id";
import { presetIdSchema } from "../domain/preset";
import { defineCall } from "./entry";

const countSchema = z.int().check(z.nonnegative());
const pageSchema = z.int().check(z.gte(1), z.lte(1_000_000));
const pageSizeSchema = z.int().check(z.gte(1), z.lte(500));

/** A context with what depends on the time. */
export const contextCardSchema = z.object({
  context: contextSchema,
  expiry: expirySchema,
  lastChatAt: contextUseSchema.shape.lastChatAt,
});
export type ContextCard = z.infer<typeof contextCardSchema>;

/** M-026; the documents' five, and nothing else: an explicit 0 is kept. */
export const presetOverridesSchema = z.partial(
  z.object({
    name: z.string(),
    temperature: z.number(),
    maxTokens: z.number(),
    maxHistoryTokens: z.number(),
    expiryDays: z.number(),
  }),
);

export const contextCalls = {
  "context.list": defineCall({
    does: "Lists contexts: pinned ones first, then those used last, then archived or expired ones, only if asked for.",
    input: z.object({
      /** 1 where it is left out. */
      page: z.optional(pageSchema),
      /** 10 where it is left out (M-027). */
      pageSize: z.optional(pageSizeSchema),
      /** Part of the name, in any case. */
      query: z.optional(z.string().check(z.maxLength(200))),
      tag: z.optional(z.string()),
      /** Also those past their time, or also those archived; none of both where it is left out. */
      include: z.optional(z.enum(["expired", "archived"])),
    }),
    output: z.object({
      contexts: z.array(contextCardSchema),
      /** Of all pages. */
      total: countSchema,
      /** Every tag in use, by name. */
      tags: z.array(z.string()),
      /** The one that a new panel shows; null for the one used last. */
      activeId: z.optional(z.nullable(idSchema)),
    }),
    errors: [],
  }),
  "context.get": defineCall({
    does: "Reads one context.",
    input: z.object({ id: idSchema }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
  "context.createFromPreset": defineCall({
    does: "Makes a context from a preset, with what is given in place of the preset's own; a name that is taken gets a number. The same id never does it twice.",
    input: z.object({ id: idSchema, presetId: presetIdSchema, overrides: presetOverridesSchema }),
    output: contextCardSchema,
    errors: ["not-found", "invalid-field", "limit-exceeded", "conflict"],
  }),
  "context.restore": defineCall({
    does: "Takes a context back as it was, also where its time is over and no cleanup has run yet; its time begins anew. With `keep` it is pinned, and never expires.",
    input: z.object({ id: idSchema, keep: z.optional(z.boolean()) }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
  "context.extend": defineCall({
    does: "Lets a context's time begin anew, as a chat would.",
    input: z.object({ id: idSchema }),
    output: contextCardSchema,
    errors: ["not-found"],
  }),
};
