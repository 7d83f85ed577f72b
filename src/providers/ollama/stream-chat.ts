import { AppError } from "../../domain/app-error";
import type { ModelEvent, ModelRequest } from "../../domain/provider";
import { createChatReader } from "./chat-reader";
import { hostOf, silenceError, statusError } from "./provider-error";
import { createWatchdog, type Watchdog } from "./watchdog";

export type ChatTimeouts = {
  /** From the request to the first event: a big model may load for minutes. */
  readonly firstEventMs: number;
  /** Between two pieces of the answer. */
  readonly idleMs: number;
};

type ChatCall = {
  readonly fetch: typeof fetch;
  readonly timeouts: ChatTimeouts;
  readonly request: ModelRequest;
  readonly signal: AbortSignal;
};

/**
 * The events of one answer from `/api/chat`, ending with `finish`; fails with a `provider-…` code,
 * or with the signal's reason once that is aborted.
 */
export async function* streamChat(call: ChatCall): AsyncGenerator<ModelEvent, void> {
  call.signal.throwIfAborted();
  const host = hostOf(call.request.url);
  const { firstEventMs, idleMs } = call.timeouts;
  const watchdog = createWatchdog(call.signal);
  try {
    watchdog.expectWithin(firstEventMs, () => silenceError(firstEventMs, host));
    const body = await openBody({ ...call, signal: watchdog.signal, host });
    yield* readEvents({ body, watchdog, idleMs, host });
  } catch (error) {
    throw watchdog.signal.aborted ? watchdog.signal.reason : error;
  } finally {
    watchdog.close();
  }
}

async function openBody(call: Omit<ChatCall, "timeouts"> & { readonly host: string }) {
  const { host, request, signal } = call;
  // A browser's own fetch refuses to be called as a method of another object.
  const { fetch } = call;
  const response = await fetch(request.url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: request.body,
    redirect: "error",
    cache: "no-store",
    credentials: "omit",
    signal,
  }).catch((cause: unknown) => {
    throw new AppError("provider-unreachable", { data: { host }, cause });
  });
  if (response.status >= 400) throw statusError(response.status, host);
  const isJson = /json/i.test(response.headers.get("content-type") ?? "");
  if (!isJson || response.body === null) {
    throw new AppError("provider-malformed", { data: { host } });
  }
  return response.body;
}

type Reading = {
  readonly body: ReadableStream<Uint8Array>;
  readonly watchdog: Watchdog;
  readonly idleMs: number;
  readonly host: string;
};

async function* readEvents({ body, watchdog, idleMs, host }: Reading): AsyncGenerator<ModelEvent> {
  const chat = createChatReader(host);
  const chunks = body.getReader();
  let begun = false;
  for (;;) {
    // Only waiting is timed: what the caller does between two events is not the server's silence.
    if (begun) watchdog.expectWithin(idleMs, () => silenceError(idleMs, host));
    const chunk = await chunks.read().catch((cause: unknown) => {
      throw new AppError("provider-cut-off", { data: { host }, cause });
    });
    if (begun) watchdog.rest();
    for (const event of chunk.done ? chat.end() : chat.read(chunk.value)) {
      watchdog.signal.throwIfAborted();
      watchdog.rest();
      begun = true;
      yield event;
      if (event.type === "finish") return;
    }
  }
}
