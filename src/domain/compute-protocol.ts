import * as z from "zod/mini";
import { failureSchema } from "./app-error";
import { idSchema } from "./id";
import { localRequestSchema } from "./local-request";

// The worker and the compute host have one port of that name, which tells each that the other is gone.
// The host opens it when the worker asks: a page that listened for ports would be an end of every page's
// streams, and neither could it close them without closing the worker's end nor keep them when the worker
// dies. What they say to each other goes over a channel, as it is: a port would make JSON of it.

export const COMPUTE_PORT = "compute";

/** The worker asks for a port; asked twice under the same name, the host opens one. */
export const connectSchema = z.object({
  type: z.literal("compute.connect"),
  line: idSchema,
});
export type Connect = z.infer<typeof connectSchema>;

/** The channel of a line, which only who was told of the line knows. */
export const lineChannel = (line: string) => `compute ${line}`;

/** What the host says there first: whoever hears it is heard, too. */
export const COMPUTE_READY = "ready";

/** The page of the compute host, as it is called in the build. */
export const COMPUTE_PAGE = "offscreen.html";

/**
 * The channel on which a page hands over a file of the person's: `{id, file}`, and on which the worker
 * says that one is gone, to a compute host that may not be there.
 */
export const MODEL_FILES_CHANNEL = "model-files";

/** A file was removed: what is loaded of it leaves the memory. */
export const fileRemovedSchema = z.object({ type: z.literal("removed"), id: idSchema });
export type FileRemoved = z.infer<typeof fileRemovedSchema>;

/** The folder in the origin's private file system below which each store keeps its model files. */
export const MODELS_FOLDER = "models";

/** The folder there below which each store keeps its search index, sealed. */
export const SEARCH_FOLDER = "search";

const countSchema = z.int().check(z.nonnegative());

/** A file by its name, which is its row's id, in the folder of its store. */
const fileSchema = z.object({ folder: z.string().check(z.minLength(1)), id: idSchema });
export type FileLocation = z.infer<typeof fileSchema>;

export const computeRequestSchema = z.discriminatedUnion("type", [
  /** Takes the file that a page hands over under this id, of so many bytes. */
  z.object({ type: z.literal("file.receive"), location: fileSchema, bytes: countSchema }),
  /** Goes on where the file on the disk ends, if it is still the same one that the server has. */
  z.object({
    type: z.literal("file.download"),
    location: fileSchema,
    url: z.string(),
    /** What the server told of the form of which the bytes on the disk are. */
    validator: z.nullable(z.string()),
    total: z.nullable(countSchema),
  }),
  z.object({
    type: z.literal("gguf.chat"),
    location: fileSchema,
    request: localRequestSchema,
    /** Counted by the worker, which tells pages of it too. */
    threads: z.int().check(z.positive()),
  }),
  z.object({ type: z.literal("browser.state") }),
  z.object({ type: z.literal("browser.chat"), request: localRequestSchema }),
  /** Looked at where it is answered: a worker that only wakes needs none of that. */
  z.object({ type: z.literal("search"), ask: z.unknown() }),
  /** A PDF that a tab shows: what is `found` is a file to attach, or why there is none. */
  z.object({ type: z.literal("pdf.read"), url: z.string() }),
]);
export type ComputeRequest = z.infer<typeof computeRequestSchema>;

/** What a GGUF file tells of itself. */
const aboutSchema = z.object({
  architecture: z.string(),
  title: z.string(),
  window: z.nullable(z.int().check(z.positive())),
  hasChatTemplate: z.boolean(),
});
export type AboutModel = z.infer<typeof aboutSchema>;

export const availabilitySchema = z.enum([
  "unavailable",
  "downloadable",
  "downloading",
  "available",
]);

export const computeEventSchema = z.discriminatedUnion("type", [
  /** From now on a page may hand over the file. */
  z.object({ type: z.literal("listening") }),
  z.object({
    type: z.literal("progress"),
    received: countSchema,
    total: z.nullable(countSchema),
    validator: z.nullable(z.string()),
  }),
  /** All bytes are there and are read back. */
  z.object({ type: z.literal("checking") }),
  z.object({
    type: z.literal("whole"),
    bytes: countSchema,
    sha256: z.string(),
    about: aboutSchema,
  }),
  z.object({
    type: z.literal("state"),
    availability: availabilitySchema,
    window: z.nullable(z.int().check(z.positive())),
  }),
  z.object({ type: z.literal("thinking"), text: z.string() }),
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("finish"),
    reason: z.enum(["stop", "length"]),
    promptTokens: z.nullable(countSchema),
    replyTokens: z.nullable(countSchema),
  }),
  z.object({ type: z.literal("found"), answer: z.unknown() }),
]);
export type ComputeEvent = z.infer<typeof computeEventSchema>;

const callSchema = z.int().check(z.nonnegative());

/** From the worker. */
export const toComputeSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start"), call: callSchema, request: computeRequestSchema }),
  z.object({ type: z.literal("cancel"), call: callSchema }),
]);

/** From the compute host. */
export const fromComputeSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("event"), call: callSchema, event: computeEventSchema }),
  z.object({ type: z.literal("done"), call: callSchema }),
  z.object({ type: z.literal("failure"), call: callSchema, failure: failureSchema }),
]);
export type FromCompute = z.infer<typeof fromComputeSchema>;

/** What adapters ask of the compute host: the events of one request, until it is done. */
export type ComputeStream = (
  request: ComputeRequest,
  signal: AbortSignal,
) => AsyncIterable<ComputeEvent>;
