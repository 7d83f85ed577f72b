import * as z from "zod/mini";
import { parseJson } from "../domain/parse-json";

/** Of JSON-RPC and MCP. */
export const INVALID_REQUEST = -32_600;
export const METHOD_NOT_FOUND = -32_601;
export const INVALID_PARAMS = -32_602;
export const INTERNAL_ERROR = -32_603;
export const UNSUPPORTED_VERSION = -32_022;

/** Of our own: the token, what was allowed, the lock; `data.code` says which. */
export const REFUSED = -32_001;

const idSchema = z.union([z.string(), z.number()]);
export type RequestId = z.infer<typeof idSchema>;

const messageSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.optional(idSchema),
  method: z.string(),
  // Some programs write null for none, and would wait for an answer that names no request.
  params: z.nullish(z.record(z.string(), z.unknown())),
});
const requestIdSchema = z.looseObject({ id: idSchema });
export type Params = Readonly<Record<string, unknown>>;

/** A request, or a notification where it has no id. */
export type Message = {
  readonly id: RequestId | undefined;
  readonly method: string;
  readonly params: Params;
};

/** An error as it is told to a program. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** The message that a text is; null where it is none, and for an answer, as we ask for nothing. */
export function parseMessage(text: string): Message | null {
  const parsed = messageSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { id, method, params } = parsed.data;
  return { id, method, params: params ?? {} };
}

/** The id of what asks, but in another form than a message has; null where it tells none. */
export function requestIdOf(text: string): RequestId | null {
  const parsed = requestIdSchema.safeParse(parseJson(text));
  return parsed.success && "method" in parsed.data ? parsed.data.id : null;
}

/** An answer as text. */
export function answerText(id: RequestId, result: object): string {
  return JSON.stringify({ jsonrpc: "2.0", id, result });
}

/** An error as text; without an id where the request has told none. */
export function errorText(id: RequestId | null, { code, message, data }: RpcError): string {
  const error = { code, message, ...(data === undefined ? {} : { data }) };
  return JSON.stringify({ jsonrpc: "2.0", id, error });
}
