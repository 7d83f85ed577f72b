import * as z from "zod/mini";
import { openaiApiSchema } from "./habit";
import { idSchema } from "./id";
import { modelSchema } from "./model";
import { isServerAddress } from "./server-address";
import { serverPromptSchema, serverResourceSchema } from "./server-offer";
import { serverToolSchema } from "./server-tool";
import { grantSchema } from "./sign-in";
import { timeSchema } from "./time";
import { unlistedSchema } from "./unlisted";

/** Providers that are reached by an address, and servers that have tools for models (MCP). */
export const connectionKindSchema = z.enum(["ollama", "openai", "anthropic", "gemini", "mcp"]);
export type ConnectionKind = z.infer<typeof connectionKindSchema>;

/** Those that answer messages. */
export type ModelServerKind = Exclude<ConnectionKind, "mcp">;

/** A server as the person has set it up; its secrets lie in a row of their own. */
export const connectionSchema = z.object({
  id: idSchema,
  /** Rises with every change; a change names the version that it was made from. */
  version: z.int().check(z.positive()),
  kind: connectionKindSchema,
  /** What it was made from; null for a server that no preset knows. */
  preset: z.nullable(z.string()),
  name: z.string(),
  /** From `parseConnectionUrl`: a base url without a trailing slash; of MCP the endpoint as it is. */
  url: z.string().check(z.refine(isServerAddress)),
  hasKey: z.boolean(),
  /** Names of the headers that go with every request; their values are secrets. */
  headerNames: z.array(z.string()),
  /** Of MCP, the origin at which the person has signed in; left out where they have not. */
  signedInAt: z.optional(z.string()),
  /**
   * Whether the origin that the browser names is taken out of requests to it (Ollama's 403). Left
   * out, that is done by itself once an Ollama of this machine refuses; false is the person's no.
   */
  hidesOrigin: z.optional(z.boolean()),
  /** Of OpenAI's language, by which of its two ways it asks; left out, each model's habits tell. */
  api: z.optional(z.catch(z.optional(openaiApiSchema), undefined)),
  /** Its models when it was asked last. */
  models: z.array(modelSchema),
  /** Of MCP, its tools when it was asked last. */
  tools: z.optional(z.array(serverToolSchema)),
  /** Of MCP, what else it had then: texts for messages, and what can be read. */
  prompts: z.optional(z.array(serverPromptSchema)),
  resources: z.optional(z.array(serverResourceSchema)),
  /** What it had beside these then, and why it is not offered; left out where all of it is. */
  unlisted: z.optional(z.array(unlistedSchema)),
  /** When that was, in milliseconds since 1970; null for never. */
  listedAt: z.nullable(timeSchema),
  createdAt: timeSchema,
  /** Whether it came with a backup and is not to be called until the person allows it. */
  held: z.optional(z.literal(true)),
  /** Whether that backup would also have taken the origin out of requests to it. */
  heldOrigin: z.optional(z.literal(true)),
  /** Whether its key or headers came with that backup, too. */
  heldKey: z.optional(z.literal(true)),
});
export type Connection = z.infer<typeof connectionSchema>;

/** A connection whose server answers messages. */
export type ModelServer = Connection & { readonly kind: ModelServerKind };

/** Whether a connection's server answers messages: one of MCP has tools, and no models. */
export function isModelServer(connection: Connection): connection is ModelServer {
  return connection.kind !== "mcp";
}

/** A header that goes with every request of a connection. */
export const headerSchema = z.object({ name: z.string(), value: z.string() });
export type Header = z.infer<typeof headerSchema>;

/** What is opened at the time of a request only, and only for the origin it was given for. */
export const secretsSchema = z.object({
  origin: z.string(),
  key: z.nullable(z.string()),
  headers: z.array(headerSchema),
  /** Of MCP, what signing in has given; left out where nobody has. */
  grant: z.optional(grantSchema),
});
export type Secrets = z.infer<typeof secretsSchema>;
