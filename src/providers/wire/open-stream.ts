import { AppError } from "../../domain/app-error";
import { isLoopbackUrl } from "../../domain/connection-url";
import type { ModelRequest, ProviderFetch } from "../../domain/provider";
import { failureData, habitOfWords } from "./error-words";
import type { StreamFormat } from "./payload-splitter";
import { codeOfStatus, fetchError, malformedError, type ReadError } from "./provider-error";
import { readErrorText } from "./read-text";
import { mayRetry, parseRetryAfter, retryAfterIn } from "./retry";

export type Opening = {
  readonly fetch: ProviderFetch;
  readonly request: ModelRequest;
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

/** Posts the request once; the body of an answer that fails is looked at, and never kept. */
export async function openStream(opening: Opening): Promise<Opened> {
  const { host } = opening;
  let response: Response;
  try {
    response = await post(opening);
  } catch (error) {
    // A server of this machine that does not listen now will not listen in two seconds.
    const again = !(error instanceof AppError) && !isLoopbackUrl(opening.request.url);
    return { type: "failed", error: fetchError(error, host), again, retryAfter: null };
  }
  if (response.status >= 400) return readFailure(response, opening);
  const isPage = /html/i.test(response.headers.get("content-type") ?? "");
  // Beyond that the type says little: what is an answer is read by what it holds.
  if (!isPage && response.body !== null) return { type: "body", body: response.body };
  await response.body?.cancel().catch(() => {});
  return { type: "failed", error: malformedError(host), again: false, retryAfter: null };
}

function post({ fetch, request, format, signal }: Opening): Promise<Response> {
  const init: RequestInit = {
    method: "POST",
    headers: {
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
  const header = parseRetryAfter(response.headers.get("retry-after"), Date.now());
  const body = await readErrorText(response);
  const retryAfter = header ?? retryAfterIn(body);
  const usual = codeOfStatus(status);
  const code = readError(status, body) ?? usual;
  const habit = code === "provider-unsupported" ? habitOfWords(body) : null;
  const data = {
    host,
    status,
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(habit === null ? {} : { habit }),
    ...failureData(code, body),
  };
  // What the provider explains otherwise than by being busy does not pass by itself.
  const again = mayRetry(status) && BUSY.has(code);
  return { type: "failed", error: new AppError(code, { data }), again, retryAfter };
}

const BUSY: ReadonlySet<string> = new Set([
  "provider-failed",
  "provider-rate-limited",
  "provider-overloaded",
]);
