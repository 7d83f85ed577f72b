import * as z from "zod/mini";
import { defineCall, defineStream } from "./entry";

const countSchema = z.int().check(z.nonnegative());
const storeNameSchema = z.string().check(z.regex(/^confidant(-\d{1,6})?$/));

export const storeListSchema = z.object({
  /** The store in use. */
  current: storeNameSchema,
  stores: z.array(storeNameSchema),
});
export type StoreList = z.infer<typeof storeListSchema>;

export const dataCalls = {
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
