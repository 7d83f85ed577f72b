import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { computeEventSchema, type FileLocation } from "../domain/compute-protocol";
import type { Download } from "./download-file";

/** What the page of the compute host gives to a worker of its own; each worker does one job. */
export type FileJob =
  | { readonly type: "receive"; readonly location: FileLocation; readonly file: Blob }
  | { readonly type: "download"; readonly location: FileLocation; readonly download: Download };

/** What the page tells the worker: the job, then perhaps that it is to stop. */
export type ToFileWorker = FileJob | { readonly type: "stop" };

/** What the worker tells; nothing follows `whole` or `failure`. */
export const fromFileWorkerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("event"), event: computeEventSchema }),
  z.object({ type: z.literal("done") }),
  z.object({ type: z.literal("failure"), failure: failureSchema }),
]);
export type FromFileWorker = z.infer<typeof fromFileWorkerSchema>;
