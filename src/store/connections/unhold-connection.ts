import type { Connection } from "../../domain/connection";
import type { Id } from "../../domain/id";
import type { ConnectionDeps } from "./connection-fields";
import { connectionToPut, rowToConnection } from "./connection-rows";

/** What a backup has brought with a connection. */
export type Unheld = { readonly id: Id; readonly what: "connection" | "origin" };

/** Lets a connection answer, or takes the origin out of requests to it; nothing where that is not held. */
export async function unholdConnection(
  { reader, writer }: ConnectionDeps,
  { id, what }: Unheld,
): Promise<void> {
  await writer.write(async (commit) => {
    const opened = await reader.get("connections", id);
    if (opened === null) return;
    const next = without(rowToConnection(opened), what);
    if (next !== null)
      await commit({ durability: "strict", puts: [connectionToPut(next, opened.row)] });
  });
}

function without(connection: Connection, what: Unheld["what"]): Connection | null {
  const { held, heldOrigin, ...whole } = connection;
  if (what === "connection") {
    if (held === undefined) return null;
    const { heldKey: _taken, ...rest } = whole;
    return heldOrigin === undefined ? rest : { ...rest, heldOrigin };
  }
  if (heldOrigin === undefined) return null;
  const next = { ...whole, hidesOrigin: true };
  return held === undefined ? next : { ...next, held };
}
