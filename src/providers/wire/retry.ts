/** Waits, and fails with the signal's reason when that is aborted before. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** At most so many requests follow the first one. */
const MAX_RETRIES = 3;

/** All waits of one answer together; who has to wait longer is told so instead. */
const MAX_WAIT_MS = 20_000;

const FIRST_BACK_OFF_MS = 500;

/** So that clients that failed together do not come back together. */
const JITTER = 0.25;

/** A year: more is a server's mistake, and must not become Infinity. */
const MAX_RETRY_AFTER_SECONDS = 31_536_000;

const RETRIED: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504, 529]);

/** Whether a later request may do better after this HTTP status. */
export function mayRetry(status: number): boolean {
  return RETRIED.has(status);
}

/**
 * The seconds that a `Retry-After` header asks for, rounded up: a number of seconds or an HTTP date
 * (RFC 9110, 10.2.3); null where it is neither, or not in the future.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : secondsUntil(text, now);
  if (!(seconds > 0)) return null;
  return Math.min(Math.ceil(seconds), MAX_RETRY_AFTER_SECONDS);
}

/**
 * The seconds that an error's body asks for, rounded up: Google's `RetryInfo`, which comes without a
 * header; null where there is none.
 */
export function retryAfterIn(body: string): number | null {
  const delay = /"retryDelay"\s*:\s*"(\d{1,9}(?:\.\d+)?)s"/.exec(body)?.[1];
  return parseRetryAfter(delay ?? null, 0);
}

/** Not every text that `Date.parse` takes is meant as a date: HTTP dates end in GMT. */
function secondsUntil(text: string, now: number): number {
  return / GMT$/.test(text) ? (Date.parse(text) - now) / 1000 : Number.NaN;
}

/**
 * The milliseconds to wait before retry number `retry` (from 0): as the server says, else 0.5 s,
 * 1 s, 2 s and up to a quarter more; null where there are to be no more, or it would take too long.
 */
export function waitBefore(
  retry: number,
  timing: { readonly retryAfter: number | null; readonly waitedMs: number },
): number | null {
  if (retry >= MAX_RETRIES) return null;
  const ms =
    timing.retryAfter === null
      ? Math.round(FIRST_BACK_OFF_MS * 2 ** retry * (1 + JITTER * Math.random()))
      : timing.retryAfter * 1000;
  return timing.waitedMs + ms > MAX_WAIT_MS ? null : ms;
}

/** A wait by the clock. */
export const waitByTimer: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
