import * as z from "zod/mini";
import { failureSchema } from "../domain/app-error";
import { connectionKindSchema, connectionSchema, headerSchema } from "../domain/connection";
import { openaiApiSchema } from "../domain/habit";
import { idSchema } from "../domain/id";
import { signInSchema } from "../domain/sign-in";
import { defineCall, defineStream } from "./entry";
import { canUndoSchema, undoIdSchema } from "./undo";

const urlSchema = z.string().check(z.maxLength(2_000));
const nameSchema = z.string().check(z.maxLength(100));
const keySchema = z.nullable(z.string().check(z.maxLength(4_000)));
/** As long as servers take one, and no longer. */
const givenHeaderSchema = z.extend(headerSchema, {
  name: z.string().check(z.maxLength(200)),
  value: z.string().check(z.maxLength(16_000)),
});
const partSchema = z.string().check(z.maxLength(4_000));

/** What a page holds of a sign-in and gives back, each part no longer than a key is. */
const givenSignInSchema = z.extend(signInSchema, {
  serverUrl: urlSchema,
  issuer: partSchema,
  tokenUrl: partSchema,
  clientId: partSchema,
  clientSecret: z.nullable(partSchema),
  authMethod: z.optional(partSchema),
  resource: z.nullable(partSchema),
  state: partSchema,
  verifier: partSchema,
});
const headersSchema = z.array(givenHeaderSchema).check(z.maxLength(20));
const countSchema = z.int().check(z.nonnegative());

/** The built-in Ollama server has no id: its address is a setting. */
const serverSchema = z.object({ connectionId: z.nullable(idSchema) });
const modelOnServerSchema = z.extend(serverSchema, { name: z.string().check(z.maxLength(300)) });

/** Why a server gives no answer. */
export const ANSWER_ERRORS = [
  "provider-unreachable",
  "provider-forbidden",
  "provider-auth",
  "provider-no-credit",
  "provider-rate-limited",
  "provider-overloaded",
  "provider-offline",
  "provider-permission",
  "provider-model-missing",
  "provider-failed",
  "provider-malformed",
] as const;

/** What asking a server may fail with. */
export const SERVER_ERRORS = [
  ...ANSWER_ERRORS,
  "provider-silent",
  "connection-gone",
  "connection-held",
] as const;

export const connectionCalls = {
  "connection.list": defineCall({
    does: "Lists the connections to providers, the one made first before the others; no key and no header's value is ever told.",
    input: z.object({}),
    output: z.object({
      connections: z.array(connectionSchema),
      /** Whether the origin is taken out of requests to the built-in Ollama server. */
      hidesOrigin: z.boolean(),
    }),
    errors: [],
  }),
  "connection.add": defineCall({
    does: "Makes a connection; its address is brought into one form. A key is refused for plain http beyond this machine. Without a name it is called as its preset or host.",
    input: z.object({
      kind: connectionKindSchema,
      preset: z.nullable(z.string().check(z.maxLength(50))),
      name: z.optional(nameSchema),
      url: urlSchema,
      key: keySchema,
      headers: z.optional(headersSchema),
      /** By which of OpenAI's two ways it asks; left out, each model's habits tell. */
      api: z.optional(openaiApiSchema),
    }),
    output: connectionSchema,
    errors: ["limit-exceeded"],
  }),
  "connection.update": defineCall({
    does: "Changes what is given of a connection, and nothing else; key and headers are replaced whole. Another origin drops the key and the headers that are not given with it.",
    input: z.object({
      id: idSchema,
      version: z.int().check(z.positive()),
      name: z.optional(nameSchema),
      url: z.optional(urlSchema),
      key: z.optional(keySchema),
      headers: z.optional(headersSchema),
      hidesOrigin: z.optional(z.boolean()),
      /** Null for what each model's habits tell. */
      api: z.optional(z.nullable(openaiApiSchema)),
    }),
    output: connectionSchema,
    errors: ["not-found", "conflict"],
  }),
  "connection.remove": defineCall({
    does: "Removes a connection with its key and its header rule. Contexts that use its models say so with the next message. Leave to reach its server goes once it cannot be undone any more.",
    input: z.object({ id: idSchema, undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: ["not-found"],
  }),
  "connection.test": defineCall({
    does: "Asks the server for its models and keeps them; tells how long that took, or why it failed.",
    input: z.object({ id: idSchema }),
    output: z.object({
      connection: connectionSchema,
      /** Milliseconds from the question to the list; null where it failed. */
      latencyMs: z.nullable(countSchema),
      /** Whether the server has shown that it takes the key; many list their models for anybody. */
      keyTried: z.boolean(),
      failure: z.nullable(failureSchema),
    }),
    errors: ["not-found"],
  }),
  "connection.signIn": defineCall({
    does: "Asks a server of MCP at which origin one signs in for it; nothing of the person's is sent.",
    input: z.object({ id: idSchema }),
    output: z.object({ origin: z.string() }),
    errors: SERVER_ERRORS,
  }),
  "connection.signInBegin": defineCall({
    does: "Registers at the origin that the person was shown, and gives the address at which they sign in, with what the end needs. Fails with `provider-auth` where the server names another one by now.",
    input: z.object({ id: idSchema, origin: urlSchema }),
    output: z.object({ url: z.string(), signIn: signInSchema }),
    errors: SERVER_ERRORS,
  }),
  "connection.signInEnd": defineCall({
    does: "Keeps what signing in has given, sealed as a key is, in place of one. Fails with `provider-auth` where the answer is not to that, names another issuer, or is a no.",
    input: z.object({
      id: idSchema,
      signIn: givenSignInSchema,
      /** Where the browser was led back to. */
      answer: z.string().check(z.maxLength(10_000)),
    }),
    output: connectionSchema,
    errors: [...SERVER_ERRORS, "conflict"],
  }),
  "connection.hideOrigin": defineCall({
    does: "Takes the extension's origin out of its requests to the built-in Ollama server, or leaves it in: Ollama refuses extensions that it was not told of.",
    input: z.object({ on: z.boolean() }),
    output: z.object({ hidesOrigin: z.boolean() }),
    errors: [],
  }),
  "ollama.models": defineCall({
    does: "Lists what an Ollama server has installed and what of it is loaded now.",
    input: serverSchema,
    output: z.object({
      installed: z.array(
        z.object({
          name: z.string(),
          bytes: z.nullable(countSchema),
          parameters: z.string(),
          quantization: z.string(),
          /** There where it was to be deleted and could not be. */
          notDeleted: z.optional(failureSchema),
        }),
      ),
      running: z.array(
        z.object({
          name: z.string(),
          bytes: z.nullable(countSchema),
          /** Until when it stays loaded; milliseconds since 1970, null where nobody tells. */
          until: z.nullable(z.int()),
        }),
      ),
    }),
    errors: SERVER_ERRORS,
  }),
  "ollama.show": defineCall({
    does: "Tells what an Ollama server knows of a model.",
    input: modelOnServerSchema,
    output: z.object({
      facts: z.array(z.object({ name: z.string(), value: z.string() })),
      capabilities: z.array(z.string()),
      template: z.string(),
      system: z.string(),
      license: z.string(),
    }),
    errors: SERVER_ERRORS,
  }),
  "ollama.delete": defineCall({
    does: "Deletes a model from an Ollama server's disk. With an id for `undo` it is in no list any more, and deleted once that cannot be taken back: a lock or the browser's end before that leaves it there.",
    input: z.extend(modelOnServerSchema, { undo: undoIdSchema }),
    output: z.object({ canUndo: canUndoSchema }),
    errors: SERVER_ERRORS,
  }),
};

export const connectionStreams = {
  "ollama.pull": defineStream({
    does: "Has an Ollama server download a model, and tells how far it is. Closing the port stops it; pulled again it goes on from there.",
    input: modelOnServerSchema,
    event: z.discriminatedUnion("type", [
      z.object({
        type: z.literal("progress"),
        status: z.string(),
        completed: countSchema,
        total: z.nullable(countSchema),
      }),
      z.object({ type: z.literal("done") }),
      z.object({ type: z.literal("failed"), failure: failureSchema }),
    ]),
    errors: SERVER_ERRORS,
  }),
};
