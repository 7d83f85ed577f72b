import type { Sender } from "../../src/messaging/own-page";
import type { Port } from "../../src/messaging/port";

type Listeners = { message: ((message: unknown) => void)[]; disconnect: (() => void)[] };

/** Two ends of a runtime port: messages arrive later, as JSON copies, in order. */
export function createPortPair(name: string, sender?: Sender): { page: Port; worker: Port } {
  const ends = { page: emptyListeners(), worker: emptyListeners() };
  let open = true;
  const make = (own: keyof typeof ends, other: keyof typeof ends): Port => ({
    name,
    sender,
    postMessage: (message) => {
      const copy = JSON.stringify(message);
      queueMicrotask(() => {
        for (const listener of ends[other].message) listener(JSON.parse(copy));
      });
    },
    disconnect: () => {
      if (!open) return;
      open = false;
      queueMicrotask(() => {
        for (const listener of ends[other].disconnect) listener();
      });
    },
    onMessage: { addListener: (listener) => ends[own].message.push(listener) },
    onDisconnect: { addListener: (listener) => ends[own].disconnect.push(listener) },
  });
  return { page: make("page", "worker"), worker: make("worker", "page") };
}

function emptyListeners(): Listeners {
  return { message: [], disconnect: [] };
}
