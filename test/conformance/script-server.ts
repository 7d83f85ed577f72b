import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A chunk of a body, or something to be done in its place. */
type Step =
  | string
  | Uint8Array
  | { readonly pauseMs: number }
  /** Nothing more, while the connection stays. */
  | "hang"
  /** The connection is broken. */
  | "reset";

/** How one request is answered; without steps the body is empty. */
export type Script = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  /** Not even headers: the steps then are `hang` or `reset`. */
  readonly mute?: boolean;
};

export type Arrived = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Settles when the connection of this request is over; true if the client hung up before. */
  readonly hungUp: Promise<boolean>;
};

export type ScriptServer = {
  readonly origin: string;
  readonly arrived: readonly Arrived[];
  readonly close: () => Promise<void>;
};

/** Long enough for what was written to be read: a reset throws away what lies in the buffers. */
const BEFORE_RESET_MS = 30;

/** A loopback server that answers its n-th request by the n-th script, the rest by the last. */
export async function startScriptServer(...scripts: readonly Script[]): Promise<ScriptServer> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const script = scripts[Math.min(arrived.length, scripts.length - 1)];
    const chunks: Buffer[] = [];
    const hungUp = once(response, "close").then(() => !response.writableEnded);
    const record = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      hungUp,
    };
    const index = arrived.push({ ...record, body: "" }) - 1;
    try {
      for await (const chunk of request) chunks.push(chunk);
      arrived[index] = { ...record, body: Buffer.concat(chunks).toString() };
      await play(response, script ?? {});
    } catch {
      // The client is gone: there is nobody to tell.
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function play(response: ServerResponse, script: Script): Promise<void> {
  if (script.mute !== true) {
    response.writeHead(script.status ?? 200, script.headers ?? {});
    response.flushHeaders();
  }
  for (const step of script.steps ?? []) {
    if (step === "hang") return;
    if (step === "reset") {
      await sleep(BEFORE_RESET_MS);
      response.socket?.resetAndDestroy();
      return;
    }
    if (typeof step === "object" && "pauseMs" in step) await sleep(step.pauseMs);
    else await write(response, step);
  }
  response.end();
}

async function write(response: ServerResponse, bytes: string | Uint8Array): Promise<void> {
  if (response.destroyed) throw new Error("the client is gone");
  if (response.write(bytes)) {
    // So that each chunk is a packet of its own.
    await new Promise((resolve) => setImmediate(resolve));
    return;
  }
  await Promise.race([once(response, "drain"), once(response, "close")]);
}
