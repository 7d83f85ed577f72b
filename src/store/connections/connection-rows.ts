import type { Connection, Secrets } from "../../domain/connection";
import type { Id } from "../../domain/id";
import type { RowState } from "../database/schema";
import type { Put } from "../rows/changes";
import type { OpenedRow } from "../rows/sealed-row";

/** The connection of an opened row. */
export function rowToConnection({ row, payload }: OpenedRow<"connections">): Connection {
  const { kind, url } = payload;
  const { id, version } = row;
  // All of it this connection's, whatever a row says that came with a file.
  const models =
    kind === "mcp"
      ? []
      : payload.models.map((model) => ({ ...model, provider: kind, url, connection: id }));
  return { ...payload, models, id, version };
}

/** The connection as a row to store, in place of the form it has now; null for a new one. */
export function connectionToPut(
  { id, version: _version, ...payload }: Connection,
  replaces: RowState | null,
): Extract<Put, { table: "connections" }> {
  return { table: "connections", columns: { id }, replaces, payload };
}

/** A connection's secrets as a row to store, in place of the form they have now; null for new ones. */
export function secretsToPut(
  id: Id,
  secrets: Secrets,
  replaces: RowState | null,
): Extract<Put, { table: "secrets" }> {
  return { table: "secrets", columns: { id }, replaces, payload: secrets };
}
