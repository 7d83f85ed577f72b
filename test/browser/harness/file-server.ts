import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type FileServer = {
  readonly url: string;
  /** The `range` of every request so far; empty where there was none. */
  readonly ranges: readonly string[];
  /** Sends at most so many bytes of each answer and then waits; null lets everything through. */
  readonly stallAfter: (bytes: number | null) => void;
  /** Breaks the connections that are held. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly bytes: Uint8Array;
  /** Whether it sends a part of the file when it is asked for one. */
  readonly ranges?: boolean;
  readonly contentType?: string;
};

/** A server of this machine that has one file, at every path. */
export async function startFileServer(options: Options): Promise<FileServer> {
  const { bytes, ranges: sendsRanges = true, contentType = "application/octet-stream" } = options;
  const ranges: string[] = [];
  const held = new Set<ServerResponse>();
  let limit: number | null = null;
  const server = createServer((request, response) => {
    const { range = "" } = request.headers;
    ranges.push(range);
    const start = sendsRanges
      ? Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? Number.NaN)
      : Number.NaN;
    const part = bytes.subarray(Number.isNaN(start) ? 0 : start);
    response.writeHead(Number.isNaN(start) ? 200 : 206, {
      "content-type": contentType,
      "content-length": part.length,
      etag: '"first"',
      ...(Number.isNaN(start)
        ? {}
        : { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
    });
    if (limit === null || part.length <= limit) {
      response.end(part);
      return;
    }
    held.add(response);
    response.write(part.subarray(0, limit));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hangUp = () => {
    for (const response of held) response.destroy();
    held.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ranges,
    stallAfter: (count) => {
      limit = count;
    },
    hangUp,
    close: async () => {
      hangUp();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
