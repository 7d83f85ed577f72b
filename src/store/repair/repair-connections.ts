import { connectionToPut, rowToConnection } from "../connections/connection-rows";
import type { Put, Removal } from "../rows/changes";
import { tryOpenAll } from "../rows/row-reader";
import type { RepairDeps } from "./repair-conversation";

/** Connections whose secrets are gone or will never open, so that they say so: a key is to be given anew. */
export async function putsWithoutSecrets(
  { reader }: Pick<RepairDeps, "reader">,
  lost: readonly Removal[],
): Promise<Put[]> {
  const gone = new Set(lost.flatMap(({ table, row }) => (table === "secrets" ? [row.id] : [])));
  const [rows, secrets] = await Promise.all([
    reader.findAll("connections"),
    reader.findAll("secrets"),
  ]);
  const kept = new Set(secrets.map(({ id }) => id).filter((id) => !gone.has(id)));
  const opened = await tryOpenAll(
    reader,
    "connections",
    rows.filter(({ id }) => !kept.has(id)),
  );
  return opened.flatMap((one) => {
    if (!one.payload.hasKey && one.payload.headerNames.length === 0) return [];
    const connection = { ...rowToConnection(one), hasKey: false, headerNames: [] };
    return [connectionToPut(connection, one.row)];
  });
}
