import { AppError } from "../domain/app-error";
import {
  type ComputeEvent,
  type ComputeStream,
  type FromCompute,
  fromComputeSchema,
} from "../domain/compute-protocol";
import type { ComputeDocument, ComputePort } from "./compute-document";
import { createEventQueue, type EventQueue } from "./event-queue";

/** Where heavy work is done that must outlive the worker's half minute. */
export type ComputeHost = {
  /**
   * The events of one request; opens the host where it is not open. Fails with what the host tells,
   * `engine-failed` (reason `gone`) where it went away, or the signal's reason once that is aborted.
   */
  readonly stream: ComputeStream;
  /** Ends everything that runs there and closes it for good: nothing of it stays in memory. */
  readonly close: () => Promise<void>;
};

type Deps = { readonly document: Omit<ComputeDocument, "isOpen"> };

type Line = { readonly port: ComputePort; readonly calls: Map<number, EventQueue<ComputeEvent>> };

/** A host that is opened by the first request. */
export function createComputeHost({ document }: Deps): ComputeHost {
  let line: Promise<Line> | null = null;
  let opened: Line | null = null;
  let opening: Promise<void> | null = null;
  let closed = false;
  let lastCall = 0;

  const connect = async (forget: () => void): Promise<Line> => {
    opening = document.open();
    await opening;
    // Whoever closed it waits for this before it closes the page.
    if (closed) throw goneError();
    const port = await document.connect();
    if (port === null || closed) throw goneError();
    opened = createLine(port, forget);
    return opened;
  };

  const open = (): Promise<Line> => {
    if (closed) throw new AppError("locked");
    if (line !== null) return line;
    const forget = () => {
      if (line === connecting) line = null;
    };
    const connecting = connect(forget);
    line = connecting;
    connecting.catch(forget);
    return connecting;
  };

  return {
    stream: async function* (request, signal) {
      signal.throwIfAborted();
      const { port, calls } = await open();
      signal.throwIfAborted();
      lastCall += 1;
      const call = lastCall;
      const queue = createEventQueue<ComputeEvent>();
      calls.set(call, queue);
      const stop = () => queue.fail(signal.reason);
      signal.addEventListener("abort", stop, { once: true });
      try {
        port.postMessage({ type: "start", call, request });
        yield* queue.events();
      } finally {
        signal.removeEventListener("abort", stop);
        calls.delete(call);
        // Told also where it has ended by itself: the host then knows of no such call.
        hangUp(port, call);
      }
    },
    close: async () => {
      closed = true;
      for (const queue of opened?.calls.values() ?? []) queue.fail(new AppError("locked"));
      opened?.port.disconnect();
      // A page that is still being made is not there to be closed yet.
      await opening?.catch(() => undefined);
      // Also where only an earlier worker has opened it.
      await document.close();
    },
  };
}

/** Hands on what comes; where the host goes away, `forget` hears it and every call fails. */
function createLine(port: ComputePort, forget: () => void): Line {
  const calls: Line["calls"] = new Map();
  port.onMessage.addListener((message) => {
    const parsed = fromComputeSchema.safeParse(message);
    if (parsed.success) dispatch(calls, parsed.data);
  });
  port.onDisconnect.addListener(() => {
    forget();
    for (const queue of calls.values()) queue.fail(goneError());
  });
  return { port, calls };
}

function dispatch(calls: Line["calls"], message: FromCompute): void {
  const queue = calls.get(message.call);
  if (message.type === "event") queue?.push(message.event);
  else if (message.type === "done") queue?.end();
  else queue?.fail(new AppError(message.failure.code, { data: message.failure.data }));
}

function hangUp(port: ComputePort, call: number): void {
  try {
    port.postMessage({ type: "cancel", call });
  } catch {
    // The port is closed, and with it the call.
  }
}

function goneError(): AppError {
  return new AppError("engine-failed", { data: { reason: "gone" } });
}
