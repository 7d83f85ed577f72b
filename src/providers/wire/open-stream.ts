import { AppError } from "../../domain/app-error";
import { isLoopbackUrl } from "../../domain/connection-url";
import type { ModelRequest, ProviderFetch } from "../../domain/provider";
import type { StreamFormat } from "./payload-splitter";
import { codeOfStatus, fetchError, malformedError, type ReadError } from "./provider-error";
import { readErrorText } from "./read-text";
import { mayRetry, parseRetryAfter } from "./retry";

export type Opening = {
  readonly fetch: ProviderFetch;
  readonly request: ModelRequest;
  readonly headers: Readonly<Record<string, string>>;
  readonly format: StreamFormat;
  readonly readError: ReadError;
  readonly signal: AbortSignal;
  readonly host: string;
};

/** An answer that has begun, or why not and whether another try may do better. */
export type Opened =
  | { readonly type: "body"; readonly body: ReadableStream<Uint8Array> }
  | {
      readonly type: "failed";
      readonly error: AppError;
      readonly again: boolean;
      /** Seconds; null where the server does not tell. */
      readonly retryAfter: number | null;
    };

const TYPES: Readonly<Record<StreamFormat, RegExp>> = { sse: /event-stream/i, ndjson: /json/i };

/** Posts the request once; the body of an answer that fails is looked at, and never kept. */
export async function openStream(opening: Opening): Promise<Opened> {
  const { host, format } = opening;
  let response: Response;
  try {
    response = await post(opening);
  } catch (error) {
    // A server of this machine that does not listen now will not listen in two seconds.
    const again = !(error instanceof AppError) && !isLoopbackUrl(opening.request.url);
    return { type: "failed", error: fetchError(error, host), again, retryAfter: null };
  }
  if (response.status >= 400) return readFailure(response, opening);
  const type = response.headers.get("content-type") ?? "";
  if (TYPES[format].test(type) && response.body !== null) {
    return { type: "body", body: response.body };
  }
  return { type: "failed", ...(await readNoStream(response, opening)) };
}

function post({ fetch, request, headers, format, signal }: Opening): Promise<Response> {
  const init: RequestInit = {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      accept: format === "sse" ? "text/event-stream" : "application/x-ndjson",
    },
    body: request.body,
    redirect: "error",
    cache: "no-store",
    credentials: "omit",
    signal,
  };
  return fetch(request.url, init, request.connection);
}

async function readFailure(response: Response, { host, readError }: Opening): Promise<Opened> {
  const { status } = response;
  const retryAfter = parseRetryAfter(response.headers.get("retry-after"), Date.now());
  const body = await readErrorText(response);
  const usual = codeOfStatus(status);
  const code = readError(status, body) ?? usual;
  const data = { host, status, ...(retryAfter === null ? {} : { retryAfter }) };
  // What the provider explains otherwise than by being busy does not pass by itself.
  const again = mayRetry(status) && BUSY.has(code);
  return { type: "failed", error: new AppError(code, { data }), again, retryAfter };
}

const BUSY: ReadonlySet<string> = new Set([
  "provider-failed",
  "provider-rate-limited",
  "provider-overloaded",
]);

/** A page instead of an answer; some servers tell an error with the status of a success. */
async function readNoStream(response: Response, { host, readError }: Opening) {
  const isJson = /json/i.test(response.headers.get("content-type") ?? "");
  if (!isJson) await response.body?.cancel().catch(() => {});
  const code = isJson ? readError(response.status, await readErrorText(response)) : null;
  const error = code === null ? malformedError(host) : new AppError(code, { data: { host } });
  return { error, again: false, retryAfter: null };
}
