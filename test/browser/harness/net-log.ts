import { readFile } from "node:fs/promises";
import { expect } from "vitest";

/** A file of `--log-net-log`, as far as it is read here. */
type NetLog = {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly {
    readonly type: number;
    readonly params?: { readonly url?: string; readonly initiator?: string };
  }[];
};

/**
 * The urls that an origin asked the network for, by the log of a browser that was closed; the
 * extension's own files are not among them.
 */
export async function requestedBy(path: string, origin: string): Promise<string[]> {
  const log = await readWhole(path);
  const type = log.constants.logEventTypes.URL_REQUEST_START_JOB;
  if (type === undefined) throw new Error("the net log has another form");
  return log.events
    .filter((event) => event.type === type && event.params?.initiator === origin)
    .flatMap(({ params }) => params?.url ?? []);
}

/** The process of the network writes the end of it, and may outlive the one that was closed. */
async function readWhole(path: string): Promise<NetLog> {
  let log: NetLog | null = null;
  const read = async () => {
    log = JSON.parse(await readFile(path, "utf8"));
  };
  await expect.poll(() => read().then(() => "whole", String)).toBe("whole");
  if (log === null) throw new Error("the net log was not read");
  return log;
}
