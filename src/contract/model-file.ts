import * as z from "zod/mini";
import { idSchema } from "../domain/id";
import { modelFileSchema } from "../domain/model-file";
import { defineCall, defineStream } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

const countSchema = z.int().check(z.nonnegative());
const oneSchema = z.object({ id: idSchema });

const filesSchema = z.object({
  files: z.array(modelFileSchema),
  /** Bytes that the browser lets this extension keep, and of these in use; null where it does not tell. */
  quota: z.nullable(countSchema),
  used: z.nullable(countSchema),
  /** Threads that a model runs on: 1 on machines of two cores or fewer, 4 at most. */
  threads: z.int().check(z.positive()),
});
export type ModelFiles = z.infer<typeof filesSchema>;

export const modelFileCalls = {
  "modelFile.list": defineCall({
    does: "Lists the model files inside the browser, and the room that is left.",
    input: z.object({}),
    output: filesSchema,
    errors: [],
  }),
  "modelFile.expect": defineCall({
    does: "Makes ready for a file of the person's: the page then hands it over by the channel `model-files`, under this id.",
    input: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(300)),
      bytes: countSchema,
    }),
    output: modelFileSchema,
    errors: ["limit-exceeded", "quota-exceeded"],
  }),
  "modelFile.download": defineCall({
    does: "Begins to download a GGUF file by its url (https, or http of this machine). Nothing of the person's goes with it.",
    input: z.object({ url: z.string().check(z.maxLength(2_000)) }),
    output: modelFileSchema,
    errors: ["limit-exceeded", "quota-exceeded"],
  }),
  "modelFile.pause": defineCall({
    does: "Stops a download and keeps what has arrived. Any other file is told as it is.",
    input: oneSchema,
    output: modelFileSchema,
    errors: ["not-found"],
  }),
  "modelFile.resume": defineCall({
    does: "Goes on with a paused or failed download from where it stopped. Any other file is told as it is.",
    input: oneSchema,
    output: modelFileSchema,
    errors: ["not-found", "quota-exceeded"],
  }),
  "modelFile.remove": defineCall({
    does: "Deletes a model file, whole or not. Its bytes go once that cannot be undone any more, or with the next worker; what still arrives from a page cannot be undone.",
    input: z.extend(oneSchema, { undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: ["not-found"],
  }),
};

export const modelFileStreams = {
  "modelFile.watch": defineStream({
    does: "Tells the model files at once and whenever one has changed, at most four times a second.",
    input: z.object({}),
    event: filesSchema,
    errors: [],
  }),
};
