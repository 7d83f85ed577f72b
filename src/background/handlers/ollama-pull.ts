import type { StreamInput } from "../../contract/contract";
import { toFailure } from "../../domain/app-error";
import type { StreamSink } from "../../messaging/serve-streams";
import { pullModel } from "../../providers/ollama/pull-model";
import type { App } from "../app";
import { findOllama } from "./ollama-handlers";

type Needs = Pick<App, "store" | "fetch" | "signal" | "keepAlive" | "clock" | "panels">;
type Sink = StreamSink<"ollama.pull">;
type Input = StreamInput<"ollama.pull">;

/** A server tells of each megabyte: more than this nobody can read. */
const BETWEEN_MS = 250;

/** Has a server download a model and tells how far it is, until the page goes away. */
export async function ollamaPull(app: Needs, input: Input, sink: Sink): Promise<() => void> {
  const stopped = new AbortController();
  const release = app.keepAlive();
  const signal = AbortSignal.any([app.signal, stopped.signal]);
  void pull(app, { ...input, signal, sink }).finally(release);
  return () => stopped.abort();
}

type Pull = Input & { readonly signal: AbortSignal; readonly sink: Sink };

async function pull(app: Needs, { connectionId, name, signal, sink }: Pull): Promise<void> {
  try {
    const server = await findOllama(app, connectionId);
    let emittedAt = 0;
    let emittedStatus = "";
    for await (const event of pullModel(server, name, { fetch: app.fetch, signal })) {
      const now = app.clock.now();
      const status = event.type === "progress" ? event.status : event.type;
      if (status === emittedStatus && now - emittedAt < BETWEEN_MS) continue;
      sink.event(event);
      if (event.type === "done") app.panels.changeModels();
      emittedAt = now;
      emittedStatus = status;
    }
  } catch (error) {
    // Whoever stopped it is told by the stream's own end.
    if (signal.aborted) return;
    sink.event({ type: "failed", failure: toFailure(error) });
  }
  sink.done();
}
