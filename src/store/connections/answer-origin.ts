import { originOf } from "../../domain/connection-url";
import { tryOpenAll } from "../rows/row-reader";
import type { ConnectionDeps } from "./connection-fields";
import { connectionToPut, rowToConnection } from "./connection-rows";

/** What the person has said of taking the origin out of requests to a server. */
export type OriginAnswer = { readonly origin: string; readonly on: boolean };

/**
 * Keeps the person's newest answer where a connection to the same origin was told the opposite;
 * nothing where none was told anything else.
 */
export async function answerOrigin(
  { reader, writer }: ConnectionDeps,
  { origin, on }: OriginAnswer,
): Promise<void> {
  await writer.write(async (commit) => {
    const rows = await reader.findAll("connections");
    const opened = await tryOpenAll(reader, "connections", rows);
    const puts = opened.flatMap((one) => {
      const before = rowToConnection(one);
      if (before.hidesOrigin !== !on || originOf(before.url) !== origin) return [];
      return [connectionToPut({ ...before, hidesOrigin: on }, one.row)];
    });
    if (puts.length > 0) await commit({ durability: "strict", puts });
  });
}
