import { AppError } from "../../src/domain/app-error";
import type { ModelEvent, ModelRequest, ProviderFetch } from "../../src/domain/provider";
import type { AdapterDeps, Dialect } from "./dialect";

/** What became of one answer. */
export type Outcome = { readonly events: readonly ModelEvent[]; readonly error: AppError | null };

export type AskOptions = Omit<AdapterDeps, "fetch"> & {
  readonly origin?: string;
  readonly signal?: AbortSignal;
};

// What nobody is to wait for is over at once, unless a test says otherwise.
const noWait = () => Promise.resolve();

/** Asks for one answer and takes all of it; fails where the adapter fails with anything unknown. */
export async function ask(
  dialect: Dialect,
  fetch: ProviderFetch,
  { origin = "http://127.0.0.1:9", signal, ...deps }: AskOptions = {},
): Promise<Outcome> {
  const provider = dialect.create({ fetch, wait: noWait, ...deps });
  const events: ModelEvent[] = [];
  const stream = provider.stream(
    requestTo(dialect, origin),
    signal ?? new AbortController().signal,
  );
  try {
    for await (const event of stream) events.push(event);
    return { events, error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!/^provider-/.test(error.code)) throw error;
    return { events, error };
  }
}

/** A request of that provider to a server at the origin. */
export function requestTo(dialect: Dialect, origin: string): ModelRequest {
  return { provider: dialect.id, url: `${origin}${dialect.path}`, body: '{"stream":true}' };
}

/** All text of the deltas of one kind. */
export function textOf(events: readonly ModelEvent[], type: "text-delta" | "thinking-delta") {
  return events.map((event) => (event.type === type ? event.text : "")).join("");
}

/** The tool calls as they are when all of their chunks are put together. */
export function callsOf(events: readonly ModelEvent[]) {
  const calls: { name: string; id: string; arguments: string; signature?: string }[] = [];
  for (const event of events) {
    if (event.type === "tool-call-start") {
      const { name, id, signature } = event;
      calls[event.call] = { name, id, arguments: "", ...(signature && { signature }) };
    }
    if (event.type === "tool-call-delta") {
      const call = calls[event.call];
      if (call === undefined) throw new Error("a piece of a call that has not begun");
      call.arguments += event.text;
    }
  }
  return calls;
}
