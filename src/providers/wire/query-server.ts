import type * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import type { ProviderId } from "../../domain/model";
import type { ProviderFetch, Server } from "../../domain/provider";
import { withoutHalves } from "../../domain/without-halves";
import { parseJson } from "./parse-json";
import {
  codeOfStatus,
  fetchError,
  hostOf,
  malformedError,
  type ReadError,
  withProvider,
} from "./provider-error";
import { readErrorText, readText } from "./read-text";
import { createWatchdog } from "./watchdog";

/** How a server is asked; the same for every question to it. */
export type Asking = {
  readonly fetch: ProviderFetch;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly readError?: ReadError;
};

export type Query<S extends z.ZodMiniType> = Asking & {
  /** The kind of server; a failure tells it. */
  readonly provider: ProviderId;
  readonly url: string;
  readonly connection?: Server["connection"];
  /** POST where a body is given, else GET. */
  readonly method?: "GET" | "POST" | "DELETE";
  /** Sent as JSON; left out or null where there is nothing to say. */
  readonly body?: unknown;
  readonly schema: S;
};

/** Lists of a thousand models are two megabytes; one that is longer than this is no list. */
const MAX_ANSWER_BYTES = 20_000_000;

/**
 * A short JSON answer of the server, parsed; fails with `provider-unreachable` (also when it takes
 * too long), `provider-malformed`, what the status means, or what `fetch` refused it for.
 */
export async function queryServer<S extends z.ZodMiniType>(query: Query<S>): Promise<z.output<S>> {
  const { timeoutMs, schema, readError } = query;
  query.signal.throwIfAborted();
  const host = hostOf(query.url);
  const watchdog = createWatchdog(query.signal);
  const unreachable = () => new AppError("provider-unreachable", { data: { host } });
  try {
    watchdog.expectWithin(timeoutMs, unreachable);
    const response = await send(query, watchdog.signal).catch((error: unknown) => {
      throw fetchError(error, host);
    });
    const { status } = response;
    if (status >= 400) {
      const code = readError?.(status, await readErrorText(response)) ?? codeOfStatus(status);
      throw new AppError(code, { data: { host, status } });
    }
    const text = await readText(response, MAX_ANSWER_BYTES);
    if (text === null) throw unreachable();
    const parsed = schema.safeParse(parseJson(text));
    // Without the cause: it would hold what the server said.
    if (!parsed.success) throw malformedError(host);
    return parsed.data;
  } catch (error) {
    // What the caller stops it for is the caller's own.
    query.signal.throwIfAborted();
    const reason: unknown = watchdog.signal.aborted ? watchdog.signal.reason : error;
    throw withProvider(reason, query.provider);
  } finally {
    watchdog.close();
  }
}

function send<S extends z.ZodMiniType>(query: Query<S>, signal: AbortSignal): Promise<Response> {
  // A browser's own fetch refuses to be called as a method of another object.
  const { fetch, body, method = body == null ? "GET" : "POST" } = query;
  const content =
    body == null
      ? {}
      : {
          headers: { "content-type": "application/json" },
          body: withoutHalves(JSON.stringify(body)),
        };
  return fetch(
    query.url,
    { method, ...content, redirect: "error", cache: "no-store", credentials: "omit", signal },
    query.connection,
  );
}
