import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { cleanLabel } from "../../domain/clean-label";
import type { ProviderFetch, Server } from "../../domain/provider";
import { createBodyReader } from "../wire/body-reader";
import { createLineSplitter, type LineSplitter } from "../wire/line-splitter";
import { openStream } from "../wire/open-stream";
import { parseJson } from "../wire/parse-json";
import {
  cutOffError,
  hostOf,
  malformedError,
  silenceError,
  withProvider,
} from "../wire/provider-error";
import { createWatchdog, type Watchdog } from "../wire/watchdog";
import { readBytes } from "./read-bytes";
import { codeOfError, readOllamaError } from "./read-error";

type Pulling = {
  readonly fetch: ProviderFetch;
  readonly signal: AbortSignal;
  /** Longest silence; ten minutes where it is left out. */
  readonly idleMs?: number;
};

/** The digest of a big file on a slow disk is taken without a word. */
const DEFAULT_IDLE_MS = 10 * 60_000;

const MAX_LINE_LENGTH = 100_000;

/**
 * Has the server download a model, by `/api/pull`; ends with `done`. Stopped, and asked for again,
 * the server goes on where it was. Fails with `provider-model-missing` where nobody has a model of
 * that name, a `provider-…` code, or the signal's reason once that is aborted.
 */
export async function* pullModel(
  server: Server,
  name: string,
  { fetch, signal, idleMs = DEFAULT_IDLE_MS }: Pulling,
): AsyncGenerator<PullEvent, void> {
  signal.throwIfAborted();
  const url = `${server.url}/api/pull`;
  const host = hostOf(url);
  const watchdog = createWatchdog(signal);
  const body = JSON.stringify({ model: name, stream: true });
  try {
    watchdog.expectWithin(idleMs, () => silenceError(idleMs, host));
    const opened = await openStream({
      fetch,
      request: { provider: "ollama", url, body, connection: server.connection },
      format: "ndjson",
      readError: readOllamaError,
      signal: watchdog.signal,
      host,
    });
    if (opened.type === "failed") throw opened.error;
    yield* readProgress({ body: opened.body, watchdog, idleMs, host });
  } catch (error) {
    signal.throwIfAborted();
    const reason: unknown = watchdog.signal.aborted ? watchdog.signal.reason : error;
    throw withProvider(reason, "ollama");
  } finally {
    watchdog.close();
  }
}

type Reading = {
  readonly body: ReadableStream<Uint8Array>;
  readonly watchdog: Watchdog;
  readonly idleMs: number;
  readonly host: string;
};

async function* readProgress(reading: Reading): AsyncGenerator<PullEvent, void> {
  const { body, watchdog, idleMs, host } = reading;
  const readBody = createBodyReader(body, watchdog.signal);
  const lines = createLineSplitter({ host, maxLength: MAX_LINE_LENGTH });
  const read = createPullProgress(host);
  for (;;) {
    watchdog.expectWithin(idleMs, () => silenceError(idleMs, host));
    const bytes = await readBody();
    watchdog.rest();
    const isEnd = typeof bytes === "string";
    for (const line of isEnd ? restOf(lines) : lines.push(bytes)) {
      const event = read(line);
      yield event;
      if (event.type === "done") return;
      watchdog.signal.throwIfAborted();
    }
    if (isEnd) throw cutOffError(host);
  }
}

function restOf(lines: LineSplitter): readonly string[] {
  return [lines.rest()].filter((rest) => rest !== "");
}

/** How far a download is: bytes over all parts that have begun; `total` is null before the first. */
export type PullEvent =
  | {
      readonly type: "progress";
      readonly status: string;
      readonly completed: number;
      readonly total: number | null;
    }
  | { readonly type: "done" };

const lineSchema = z.object({
  error: z.optional(z.unknown()),
  status: z.nullish(z.string()),
  digest: z.nullish(z.string()),
  total: z.optional(z.unknown()),
  completed: z.optional(z.unknown()),
});

const MAX_STATUS_LENGTH = 200;

/** Models have about ten. */
const MAX_PARTS = 1_000;

/** Reads the lines of one `/api/pull`, which tell of one part at a time. */
function createPullProgress(host: string): (line: string) => PullEvent {
  const parts = new Map<string, { readonly completed: number; readonly total: number }>();

  return (text) => {
    const parsed = lineSchema.safeParse(parseJson(text));
    if (!parsed.success) throw malformedError(host);
    const { error, status, digest, ...line } = parsed.data;
    if (error !== undefined && error !== null) {
      throw new AppError(codeOfError(error) ?? "provider-failed", { data: { host } });
    }
    if (status === "success") return { type: "done" };
    const total = readBytes(line.total);
    if (digest != null && total !== null && (parts.has(digest) || parts.size < MAX_PARTS)) {
      parts.set(digest, { total, completed: Math.min(readBytes(line.completed) ?? 0, total) });
    }
    const sum = (field: "completed" | "total") =>
      [...parts.values()].reduce((all, part) => all + part[field], 0);
    return {
      type: "progress",
      status: cleanLabel(status ?? "", MAX_STATUS_LENGTH),
      completed: sum("completed"),
      total: parts.size === 0 ? null : sum("total"),
    };
  };
}
