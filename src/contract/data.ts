import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { defineCall, defineStream } from "./entry";

const countSchema = z.int().check(z.nonnegative());
const storeNameSchema = z.string().check(z.regex(/^confidant(-\d{1,6})?$/));

export const contextCountSchema = z.object({
  id: idSchema,
  name: z.string(),
  conversations: countSchema,
  messages: countSchema,
});
export type ContextCount = z.infer<typeof contextCountSchema>;

export const storeListSchema = z.object({
  /** The store in use. */
  current: storeNameSchema,
  stores: z.array(storeNameSchema),
});
export type StoreList = z.infer<typeof storeListSchema>;

export const dataCalls = {
  "context.list": defineCall({
    does: "Lists the contexts that open, each with what it holds.",
    input: z.object({}),
    output: z.object({ contexts: z.array(contextCountSchema) }),
    errors: [],
  }),
  "context.purge": defineCall({
    does: "Removes a context and all its conversations for good; the name must be given again.",
    input: z.object({ id: idSchema, name: z.string() }),
    output: z.object({ messages: countSchema }),
    errors: ["not-found", "wrong-name", "turn-running"],
  }),
  "store.list": defineCall({
    does: "Lists the stores of this profile; answers also when none of them opens.",
    input: z.object({}),
    output: storeListSchema,
    errors: [],
  }),
  "store.startNew": defineCall({
    does: "Starts an empty store beside those that are there, which stay as they are, and uses it.",
    input: z.object({}),
    output: storeListSchema,
    errors: [],
  }),
  "store.use": defineCall({
    does: "Uses another store of this profile from now on.",
    input: z.object({ name: storeNameSchema }),
    output: storeListSchema,
    errors: ["not-found"],
  }),
};

export const exportEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("rows"),
    /** JSON texts, one for each row that opens: `{table, id, …}`. */
    lines: z.array(z.string()),
  }),
  z.object({ type: z.literal("summary"), opened: countSchema, unreadable: countSchema }),
]);
export type ExportEvent = z.infer<typeof exportEventSchema>;

export const dataStreams = {
  "store.export": defineStream({
    does: "Gives every row that opens in clear, as JSON lines, then one summary.",
    input: z.object({}),
    event: exportEventSchema,
    errors: [],
  }),
};
