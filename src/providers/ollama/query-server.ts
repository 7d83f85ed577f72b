import type * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { hostOf, statusError } from "./provider-error";
import { createWatchdog } from "./watchdog";

export type Query<S extends z.ZodMiniType> = {
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly url: string;
  /** Sent as JSON by POST; null asks by GET. */
  readonly body: unknown;
  readonly schema: S;
  readonly signal: AbortSignal;
};

/**
 * A short JSON answer of the server, parsed; fails with `provider-unreachable` (also when it takes
 * too long), `provider-malformed`, or what the status means.
 */
export async function queryServer<S extends z.ZodMiniType>(query: Query<S>): Promise<z.output<S>> {
  query.signal.throwIfAborted();
  const host = hostOf(query.url);
  const watchdog = createWatchdog(query.signal);
  const unreachable = (cause?: unknown) =>
    new AppError("provider-unreachable", { data: { host }, cause });
  try {
    watchdog.expectWithin(query.timeoutMs, unreachable);
    const response = await send(query, watchdog.signal).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    if (response.status >= 400) throw statusError(response.status, host);
    const text = await response.text().catch((cause: unknown) => {
      throw unreachable(cause);
    });
    return parseAnswer(text, query.schema, host);
  } catch (error) {
    throw watchdog.signal.aborted ? watchdog.signal.reason : error;
  } finally {
    watchdog.close();
  }
}

function send<S extends z.ZodMiniType>(query: Query<S>, signal: AbortSignal): Promise<Response> {
  // A browser's own fetch refuses to be called as a method of another object.
  const { fetch } = query;
  const content =
    query.body === null
      ? { method: "GET" }
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(query.body),
        };
  return fetch(query.url, {
    ...content,
    redirect: "error",
    cache: "no-store",
    credentials: "omit",
    signal,
  });
}

function parseAnswer<S extends z.ZodMiniType>(text: string, schema: S, host: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError("provider-malformed", { data: { host }, cause });
  }
}
