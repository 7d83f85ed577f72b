import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy of this machine, by which every request of a browser goes. */
export type Detour = {
  readonly port: number;
  /** What was asked for beside the addresses that lead somewhere: scheme or method, and host. */
  readonly strays: readonly string[];
  readonly close: () => Promise<void>;
};

/** Firefox asks them for its own settings, whatever it has installed. */
const MAKERS = /\.mozilla\.(?:com|net|org):443$/;

/** Leads requests for these hosts (with their ports) to ports of this machine, and no other anywhere. */
export async function startDetour(portOf: ReadonlyMap<string, number>): Promise<Detour> {
  const strays: string[] = [];
  const server = createServer((incoming, answer) => {
    const url = new URL(incoming.url ?? "", "http://nowhere.invalid");
    const port = portOf.get(url.host);
    if (port === undefined) {
      strays.push(`${incoming.method} ${url.host}`);
      answer.writeHead(502).end();
      return;
    }
    const { method, headers } = incoming;
    const path = url.pathname + url.search;
    const on = request({ host: "127.0.0.1", port, method, headers, path }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    on.on("error", () => answer.destroy());
    answer.on("close", () => on.destroy());
    incoming.pipe(on);
  });
  server.on("connect", ({ url }, socket) => {
    if (!MAKERS.test(url ?? "")) strays.push(`CONNECT ${url}`);
    socket.end("HTTP/1.1 502 No\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    strays,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
