import { AppError } from "../domain/app-error";
import { isLoopbackUrl } from "../domain/connection-url";
import { MAX_MODEL_FILE_BYTES } from "../domain/limits";
import { isModelUrl } from "../domain/model-url";
import { codeOfStatus, fetchError, silenceError } from "../providers/wire/provider-error";
import { createWatchdog, type Watchdog } from "../providers/wire/watchdog";
import type { AccessHandle } from "./access-handle";
import { RESERVE_BYTES, refuseIfShort, tooLarge, writeStream } from "./write-stream";

export type Download = {
  readonly url: string;
  readonly validator: string | null;
  readonly total: number | null;
};

export type Progress = {
  readonly received: number;
  readonly total: number | null;
  readonly validator: string | null;
};

export type DownloadDeps = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly handle: AccessHandle;
  /** Bytes that may still be written; null where nobody tells. */
  readonly room: () => Promise<number | null>;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
  /** How long nothing may arrive. */
  readonly idleMs?: number;
};

const IDLE_MS = 60_000;

/**
 * Downloads the file, or what is missing of it where the server says by a strong ETag that it still
 * has the same one, and sends ranges. Fails with a `provider-…` code, `quota-exceeded`,
 * `limit-exceeded`, `engine-failed` (reason `file`) for what is no model file, or the signal's
 * reason; but for what is too large or no model, what had arrived stays and can be gone on from.
 */
export async function downloadFile(deps: DownloadDeps, download: Download): Promise<void> {
  const { handle, signal, idleMs = IDLE_MS } = deps;
  const host = new URL(download.url).host;
  const watchdog = createWatchdog(signal);
  const expect = () => watchdog.expectWithin(idleMs, () => silenceError(idleMs, host));
  try {
    const kept = handle.getSize();
    if (kept > 0 && kept === download.total) return;
    expect();
    // Bytes of which nobody can say that the rest belongs to them are no beginning.
    const from = isStrong(download.validator) ? kept : 0;
    const begun = await begin({ ...deps, watchdog, host }, download, from);
    await write({ ...deps, watchdog, host, expect }, begun);
  } catch (error) {
    throw watchdog.signal.aborted ? watchdog.signal.reason : error;
  } finally {
    watchdog.close();
  }
}

type Running = DownloadDeps & { readonly watchdog: Watchdog; readonly host: string };

type Begun = {
  readonly body: ReadableStream<Uint8Array>;
  readonly from: number;
  readonly total: number | null;
  readonly validator: string | null;
};

/** From where the file on the disk ends; from its beginning where that does not go on. */
async function begin(running: Running, download: Download, from: number): Promise<Begun> {
  const response = await ask(running, download, from);
  // Nothing is there after what is kept: it is another file, or nothing of it is missing.
  if (response.status === 416 && from > 0) return begin(running, download, 0);
  const { host } = running;
  const { status } = response;
  if (status >= 400) throw new AppError(codeOfStatus(status), { data: { host, status } });
  const found = describe(response, from);
  if (response.body === null) throw new AppError("provider-malformed", { data: { host } });
  if (status === 206 && found.start !== from) {
    await response.body.cancel();
    throw new AppError("provider-malformed", { data: { host } });
  }
  if (from > 0 && status === 206 && !isSame(found, download)) {
    await response.body.cancel();
    return begin(running, download, 0);
  }
  const start = status === 206 ? from : 0;
  await refuseIfTooMuch(running, found.total, start);
  return { body: response.body, from: start, total: found.total, validator: found.validator };
}

/** A range is asked for from the first byte on too: what is sent so is never compressed. */
async function ask(running: Running, { url, validator }: Download, from: number) {
  const { fetch, watchdog, host } = running;
  const condition = from > 0 && validator !== null ? { "if-range": validator } : {};
  const init: RequestInit = {
    headers: { range: `bytes=${from}-`, ...condition },
    // Nothing secret goes with it, so it may be sent on to wherever the file lies.
    redirect: "follow",
    credentials: "omit",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    signal: watchdog.signal,
  };
  const response = await fetch(url, init).catch((error: unknown) => {
    throw fetchError(error, host);
  });
  if (response.url === "" || mayEndAt(response.url, url)) return response;
  await response.body?.cancel();
  throw new AppError("provider-failed", { data: { host } });
}

/** A server elsewhere does not have this machine's servers read for it. */
function mayEndAt(url: string, typed: string): boolean {
  return isModelUrl(url) && (!isLoopbackUrl(url) || isLoopbackUrl(typed));
}

type Found = {
  readonly start: number;
  readonly total: number | null;
  readonly validator: string | null;
};

function describe({ status, headers }: Response, from: number): Found {
  const etag = headers.get("etag");
  const validator = isStrong(etag) ? etag : null;
  const length = toCount(headers.get("content-length"));
  if (status !== 206) return { start: 0, total: length, validator };
  // Another origin may hide this header; a range then begins where it was asked for.
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get("content-range") ?? "");
  const start = range === null ? from : Number(range[1]);
  const total = toCount(range?.[2] ?? null) ?? (length === null ? null : start + length);
  return { start, total, validator };
}

/** A weak ETag (RFC 9110, 8.8.3) is kept where bytes change, and so is a date within its second. */
function isStrong(etag: string | null): boolean {
  return etag !== null && /^"[^"]*"$/.test(etag);
}

/** Whether the server still has what the bytes on the disk are of. */
function isSame(found: Found, download: Download): boolean {
  if (found.validator !== download.validator) return false;
  return found.total === null || download.total === null || found.total === download.total;
}

async function refuseIfTooMuch(
  { room }: Running,
  total: number | null,
  from: number,
): Promise<void> {
  if (total !== null && total > MAX_MODEL_FILE_BYTES) throw tooLarge(MAX_MODEL_FILE_BYTES);
  refuseIfShort(await room(), total === null ? RESERVE_BYTES : total - from);
}

async function write(running: Running & { expect: () => void }, begun: Begun): Promise<void> {
  const { handle, room, signal, onProgress, host, expect, watchdog } = running;
  const { from, total, validator } = begun;
  onProgress({ received: from, total, validator });
  const received = await writeStream({
    handle,
    chunks: readChunks(begun.body, host, watchdog.signal),
    from,
    total,
    limit: MAX_MODEL_FILE_BYTES,
    room,
    signal,
    onProgress: (count) => {
      expect();
      onProgress({ received: count, total, validator });
    },
  });
  if (received === 0 || (total !== null && received < total)) throw cutOff(host);
}

async function* readChunks(
  body: ReadableStream<Uint8Array>,
  host: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const hangUp = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", hangUp, { once: true });
  try {
    for (;;) {
      const read = await reader.read().catch(() => null);
      signal.throwIfAborted();
      if (read === null) throw cutOff(host);
      if (read.value === undefined) return;
      yield read.value;
    }
  } finally {
    hangUp();
  }
}

function cutOff(host: string): AppError {
  return new AppError("provider-cut-off", { data: { host } });
}

function toCount(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
