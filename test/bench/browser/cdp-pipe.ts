import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";

type Params = Readonly<Record<string, unknown>>;
type Reply = { readonly id?: number; readonly error?: { readonly message: string } } & {
  readonly result?: Record<string, unknown>;
};
type Event = { readonly id?: undefined; readonly method: string; readonly params: Params };

/** The DevTools protocol over a Chromium's pipe, without anything that attaches by itself. */
export type CdpPipe = {
  /** The command's result; fails with the browser's message. */
  readonly send: (
    method: string,
    params?: Params,
    sessionId?: string,
    // biome-ignore lint/suspicious/noExplicitAny: the protocol's results are its own documentation.
  ) => Promise<any>;
  /** Tells of each event of that name, until the function that it gives is called. */
  readonly listen: (method: string, onEvent: (params: Params) => void) => () => void;
};

/**
 * Speaks to a browser started with `--remote-debugging-pipe`, its pipe at descriptors 3 and 4. The
 * browser-test library attaches to every worker that starts, which holds it for a round trip: too
 * much for a measurement of that start.
 */
export function openCdpPipe(browser: ChildProcess): CdpPipe {
  const input = browser.stdio[3] as Writable;
  const output = browser.stdio[4] as Readable;
  const waiting = new Map<number, (reply: Reply) => void>();
  const listeners = new Set<(event: Event) => void>();
  let lastId = 0;
  let rest = "";
  let hasEnded = false;
  output.setEncoding("utf8");
  output.on("data", (text: string) => {
    const frames = (rest + text).split("\0");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const message = JSON.parse(frame) as Event | (Reply & { readonly id: number });
      if (message.id === undefined) {
        for (const listener of listeners) listener(message);
        continue;
      }
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  browser.once("exit", () => {
    hasEnded = true;
    for (const [id, settle] of waiting) settle({ id, error: { message: "Chromium has ended" } });
    waiting.clear();
  });
  return {
    listen: (method, onEvent) => {
      const listener = (event: Event) => {
        if (event.method === method) onEvent(event.params);
      };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        // Nobody would answer, and nothing would keep this process waiting for it.
        if (hasEnded) throw new Error(`${method}: Chromium has ended`);
        lastId += 1;
        waiting.set(lastId, ({ error, result }) => {
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error.message}`));
        });
        const frame = { id: lastId, method, params, ...(sessionId ? { sessionId } : {}) };
        input.write(`${JSON.stringify(frame)}\0`);
      }),
  };
}
