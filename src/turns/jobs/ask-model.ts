import { AppError } from "../../domain/app-error";
import type { Usage } from "../../domain/message";
import type { ModelEvent, ModelRequest, Provider } from "../../domain/provider";
import type { Answer } from "../../prompt/clean-summary";

/** Characters of an answer that are read: a title or a summary has no use for more. */
const MAX_CHARACTERS = 8_000;

/** Nobody waits, and the worker is held awake meanwhile (milliseconds). */
const MAX_ASK = 2 * 60_000;

type Ask = {
  readonly provider: Pick<Provider, "stream">;
  readonly request: ModelRequest;
  readonly signal: AbortSignal;
  /** Hears what is thought and said, as it comes. */
  readonly hear?: (text: string) => void;
};

/** What was said, and what the provider counted for it. */
export type Said = { readonly answer: Answer; readonly usage: Usage | null };

/**
 * One short answer, its thinking dropped. Fails with `summary-unusable` (reason
 * `too-long`), with `provider-silent` after two minutes, as the provider does, or with the signal's
 * reason.
 */
export async function askModel({ provider, request, signal, hear }: Ask): Promise<Said> {
  signal.throwIfAborted();
  const asking = new AbortController();
  const stop = () => asking.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  const limit = setTimeout(() => asking.abort(tooSlow()), MAX_ASK);
  try {
    return await collect(provider.stream(request, asking.signal), hear);
  } catch (error) {
    throw asking.signal.aborted ? asking.signal.reason : error;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", stop);
    // Whatever the answer has left to say is not read.
    asking.abort();
  }
}

async function collect(events: AsyncIterable<ModelEvent>, hear: Ask["hear"]): Promise<Said> {
  let text = "";
  for await (const event of events) {
    if (event.type === "finish") {
      return { answer: { text, isCut: event.reason === "length" }, usage: event.usage };
    }
    if (event.type === "text-delta" || event.type === "thinking-delta") hear?.(event.text);
    if (event.type === "text-delta") text += event.text;
    if (text.length > MAX_CHARACTERS) {
      throw new AppError("summary-unusable", { data: { reason: "too-long" } });
    }
  }
  throw new AppError("provider-cut-off");
}

function tooSlow(): AppError {
  return new AppError("provider-silent", { data: { seconds: MAX_ASK / 1_000 } });
}
