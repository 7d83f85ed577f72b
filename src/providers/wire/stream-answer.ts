import type { AppError } from "../../domain/app-error";
import type { ModelEvent, ModelRequest, ProviderFetch } from "../../domain/provider";
import { createAnswerReader } from "./answer-reader";
import { createBodyReader, type ReadBody } from "./body-reader";
import type { CreateDecoder } from "./decoder";
import { openStream } from "./open-stream";
import type { StreamFormat } from "./payload-splitter";
import { cutOffError, hostOf, type ReadError, silenceError, withProvider } from "./provider-error";
import { type Wait, waitBefore, waitByTimer } from "./retry";
import type { StreamTimeouts } from "./timeouts";
import { createWatchdog, type Watchdog } from "./watchdog";

export type Answering = {
  readonly fetch: ProviderFetch;
  readonly request: ModelRequest;
  readonly format: StreamFormat;
  readonly createDecoder: CreateDecoder;
  readonly timeouts: StreamTimeouts;
  readonly readError: ReadError;
  readonly wait?: Wait | undefined;
};

type Running = Answering & { readonly host: string; readonly watchdog: Watchdog };

/**
 * The events of one answer, ending with `finish`; asks again, three times at most, only while
 * nothing of an answer has come. Fails with a `provider-…` code, with what `fetch` refused the
 * request for, or with the signal's reason once that is aborted.
 */
export async function* streamAnswer(
  answering: Answering,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void> {
  signal.throwIfAborted();
  const host = hostOf(answering.request.url);
  const { firstEventMs } = answering.timeouts;
  const watchdog = createWatchdog(signal);
  try {
    watchdog.expectWithin(firstEventMs, () => silenceError(firstEventMs, host));
    yield* answerOrRetry({ ...answering, host, watchdog });
  } catch (error) {
    // What the caller stops it for is the caller's own.
    signal.throwIfAborted();
    const reason: unknown = watchdog.signal.aborted ? watchdog.signal.reason : error;
    throw withProvider(reason, answering.request.provider);
  } finally {
    watchdog.close();
  }
}

async function* answerOrRetry(running: Running): AsyncGenerator<ModelEvent, void> {
  const { watchdog, wait = waitByTimer } = running;
  const { signal } = watchdog;
  let waitedMs = 0;
  for (let retry = 0; ; retry += 1) {
    const opened = await openStream({ ...running, signal });
    const failed = opened.type === "failed" ? opened : yield* readEvents(opened.body, running);
    if (failed === null) return;
    signal.throwIfAborted();
    const ms = failed.again ? waitBefore(retry, { ...failed, waitedMs }) : null;
    if (ms === null) throw failed.error;
    waitedMs += ms;
    await wait(ms, signal);
    signal.throwIfAborted();
  }
}

type Broken = { readonly error: AppError; readonly again: true; readonly retryAfter: null };

/** Null after `finish`; tells that the connection broke only where no event had come before. */
async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { watchdog, timeouts: { idleMs }, host, format, createDecoder, readError }: Running,
): AsyncGenerator<ModelEvent, Broken | null> {
  const { signal } = watchdog;
  // The answer's end closes the watchdog, and with it this.
  const readBody = createBodyReader(body, signal);
  const reader = createAnswerReader({ format, createDecoder, readError, host });
  // Before the silence itself is told.
  const endMs = Math.min(idleMs / 2, MOST_END_MS);
  let begun = false;
  for (;;) {
    // Only waiting is timed: what the caller does between two events is not the server's silence.
    if (begun) watchdog.expectWithin(idleMs, () => silenceError(idleMs, host));
    const bytes = await (reader.mayEnd() ? endWithin(endMs, readBody()) : readBody());
    if (begun) watchdog.rest();
    if (bytes === "broken" && !begun) {
      return { error: cutOffError(host), again: true, retryAfter: null };
    }
    for (const event of typeof bytes === "string" ? reader.end(bytes) : reader.read(bytes)) {
      signal.throwIfAborted();
      watchdog.rest();
      begun = true;
      yield event;
      if (event.type === "finish") return null;
    }
  }
}

/** How long an answer that may be whole is given to say more (milliseconds). */
const MOST_END_MS = 20_000;

/** What is read, or the end where nothing came within the milliseconds. */
async function endWithin(
  ms: number,
  reading: ReturnType<ReadBody>,
): Promise<Awaited<ReturnType<ReadBody>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<"end">((resolve) => {
    timer = setTimeout(() => resolve("end"), ms);
  });
  // What is stopped after that has nobody left to tell.
  reading.catch(() => {});
  return Promise.race([reading, end]).finally(() => clearTimeout(timer));
}
