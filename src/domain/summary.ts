import * as z from "zod/mini";
import { type Id, idSchema } from "./id";
import { taintSchema } from "./taint";
import { timeSchema } from "./time";

/** `range` stands for the beginning of a branch in its own prompt, `whole` for a conversation in others. */
export const summaryKindSchema = z.enum(["range", "whole"]);

/** A dropped summary stays: what it covers is not summarised again by itself (D-4's cut mark). */
export const summaryStateSchema = z.enum(["active", "dropped"]);

export const summaryWriterSchema = z.enum(["model", "person"]);

/** What a model is told in place of the messages from the branch's first to `throughId`. */
export const summarySchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  contextId: idSchema,
  /** The place in the log of the last message covered. */
  order: z.int().check(z.positive()),
  /** Rises with every change; a change names the version that it was made from. */
  version: z.int().check(z.positive()),
  kind: summaryKindSchema,
  state: summaryStateSchema,
  text: z.string(),
  /** The last message covered. */
  throughId: idSchema,
  /** Messages covered on that branch, those of the summary folded in among them. */
  messages: z.int().check(z.positive()),
  /** The summary that this one was made from and stands in place of. */
  folds: z.nullable(idSchema),
  /** The newer summary that stands in place of this one. */
  foldedInto: z.nullable(idSchema),
  writtenBy: summaryWriterSchema,
  provider: z.string(),
  model: z.string(),
  /** What it was before the person's last change, for one undo. */
  former: z.nullable(
    z.object({ state: summaryStateSchema, text: z.string(), writtenBy: summaryWriterSchema }),
  ),
  taint: z.array(taintSchema),
  /** Milliseconds since 1970, UTC. */
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Summary = z.infer<typeof summarySchema>;

export const summaryChangeSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("edit"), text: z.string().check(z.maxLength(20_000)) }),
  z.object({ type: z.literal("drop") }),
  z.object({ type: z.literal("undo") }),
]);
export type SummaryChange = z.infer<typeof summaryChangeSchema>;

/** Which whole summaries are told. */
export type WholeQuery = {
  readonly contextId: Id;
  /** The conversation that is not asked for. */
  readonly except: Id;
  readonly limit: number;
};
