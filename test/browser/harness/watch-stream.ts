import type { Page } from "puppeteer-core";
import { watchWorker } from "../../../scripts/browser/watch-worker.mjs";
import type { StreamEvent, StreamInput, StreamName } from "../../../src/contract/contract";
import type { Failure } from "../../../src/domain/app-error";

type Message<N extends StreamName> = StreamEvent<N> | { type: "failure"; failure: Failure };

export type Watch<N extends StreamName> = {
  /** Everything received so far, in order. */
  readonly messages: readonly Message<N>[];
  readonly isClosed: () => boolean;
  /** The first message that fits, past or coming; fails when the port closes before one does. */
  readonly until: (fits: (message: Message<N>) => boolean) => Promise<Message<N>>;
  readonly stop: () => Promise<void>;
};

/** Follows a stream of the contract over a port of its own, opened in an extension page. */
export async function watchStream<N extends StreamName>(
  page: Page,
  name: N,
  input: StreamInput<N>,
): Promise<Watch<N>> {
  const messages: Message<N>[] = [];
  const waiting = new Set<() => void>();
  let closed = false;
  const wake = () => {
    for (const check of waiting) {
      check();
    }
  };
  const stop = await watchWorker(page, {
    name,
    input,
    onMessage: (message: Message<N>) => {
      messages.push(message);
      wake();
    },
    onClose: () => {
      closed = true;
      wake();
    },
  });
  const until = (fits: (message: Message<N>) => boolean) =>
    new Promise<Message<N>>((resolve, reject) => {
      const check = () => {
        const found = messages.find(fits);
        if (found === undefined && !closed) {
          return;
        }
        waiting.delete(check);
        found === undefined ? reject(new Error(`${name} closed early`)) : resolve(found);
      };
      waiting.add(check);
      check();
    });
  return { messages, isClosed: () => closed, until, stop };
}
