import { toFailure } from "../domain/app-error";
import {
  type ComputeEvent,
  type ComputeRequest,
  type FromCompute,
  toComputeSchema,
} from "../domain/compute-protocol";

/** The slice of a runtime port that this end needs. */
export type ServedPort = {
  readonly postMessage: (message: FromCompute) => void;
  readonly onMessage: { readonly addListener: (listener: (message: unknown) => void) => void };
  readonly onDisconnect: { readonly addListener: (listener: () => void) => void };
};

/** Does what a request asks and tells its events; resolves when it is done. */
export type ComputeHandler<T extends ComputeRequest["type"]> = (
  request: Extract<ComputeRequest, { type: T }>,
  emit: (event: ComputeEvent) => void,
  signal: AbortSignal,
) => Promise<void>;

export type ComputeHandlers = { readonly [T in ComputeRequest["type"]]: ComputeHandler<T> };

/** Answers the worker at the other end, until it is gone: then everything it asked for ends. */
export function serveCompute(port: ServedPort, handlers: ComputeHandlers): void {
  const running = new Map<number, AbortController>();
  let open = true;
  const post = (message: FromCompute) => {
    if (open) port.postMessage(message);
  };
  const start = async (call: number, request: ComputeRequest) => {
    const ending = new AbortController();
    running.set(call, ending);
    const emit = (event: ComputeEvent) => {
      if (running.has(call)) post({ type: "event", call, event });
    };
    try {
      // Looked up by the request's own type, which TypeScript cannot follow.
      const handler = handlers[request.type] as ComputeHandler<ComputeRequest["type"]>;
      await handler(request, emit, ending.signal);
      if (running.delete(call)) post({ type: "done", call });
    } catch (error) {
      if (running.delete(call)) post({ type: "failure", call, failure: toFailure(error) });
    }
  };
  const cancel = (call: number) => {
    const ending = running.get(call);
    // Nobody waits for what is told from here on.
    running.delete(call);
    ending?.abort();
  };
  port.onMessage.addListener((message) => {
    const parsed = toComputeSchema.safeParse(message);
    if (!parsed.success) return;
    if (parsed.data.type === "cancel") cancel(parsed.data.call);
    else if (!running.has(parsed.data.call)) void start(parsed.data.call, parsed.data.request);
  });
  port.onDisconnect.addListener(() => {
    open = false;
    for (const call of [...running.keys()]) cancel(call);
  });
}
