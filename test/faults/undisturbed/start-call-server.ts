import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { CallInput, CallName, CallOutput } from "../../../src/contract/contract";

export type CallServer = {
  readonly url: string;
  /** How often the worker has started. */
  readonly starts: () => number;
  /** Has the page ask the worker, one call at a time; fails after 60 s. */
  readonly call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  readonly close: () => Promise<void>;
};

type Question = { readonly type: string; readonly data: unknown };

/** Drives the page of `drive.js` from outside the browser: it fetches calls and posts the answers. */
export async function startCallServer(): Promise<CallServer> {
  const questions = createSlot<Question>();
  const answers = createSlot<{
    readonly res?: unknown;
    readonly err?: { readonly code: string };
  }>();
  let starts = 0;
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (request.url === "/started") starts += 1;
    if (request.url === "/answer") answers.put(JSON.parse(await readText(request)));
    const isNext = request.url === "/next";
    response.end(isNext ? JSON.stringify(await questions.take()) : "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    starts: () => starts,
    call: async <N extends CallName>(type: N, data: CallInput<N>) => {
      questions.put({ type, data });
      const answer = await Promise.race([answers.take(), late(type)]);
      if (answer.res === undefined) throw new Error(`${type}: ${answer.err?.code}`);
      return answer.res as CallOutput<N>;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Hands one value at a time from `put` to `take`, whichever comes first. */
function createSlot<T>() {
  const values: T[] = [];
  const takers: ((value: T) => void)[] = [];
  return {
    put: (value: T) => {
      const taker = takers.shift();
      if (taker === undefined) values.push(value);
      else taker(value);
    },
    take: () =>
      new Promise<T>((resolve) => {
        const value = values.shift();
        if (value === undefined) takers.push(resolve);
        else resolve(value);
      }),
  };
}

/** Long: a browser that starts on a busy machine takes its time. */
const PATIENCE_MS = 60_000;

async function late(type: string): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false });
  throw new Error(`${type}: no answer`);
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
