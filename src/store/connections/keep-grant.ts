import { AppError } from "../../domain/app-error";
import type { Connection } from "../../domain/connection";
import { originOf } from "../../domain/connection-url";
import type { GrantKeeping } from "../../domain/sign-in";
import { nextVersion } from "../database/schema";
import type { RowReader } from "../rows/row-reader";
import { type ConnectionDeps, describeSecrets, notFound, toSecrets } from "./connection-fields";
import { connectionToPut, rowToConnection, secretsToPut } from "./connection-rows";

/**
 * Keeps what signing in has given, in place of a key and of what was given before; gives the connection as
 * it is then. Fails with `not-found`, and with `conflict` where it leads to another origin by now, or the
 * person has given it something else while this was renewed.
 */
export async function keepGrant(
  { reader, writer }: ConnectionDeps,
  { id, url, grant, renewed }: GrantKeeping,
): Promise<Connection> {
  return writer.write(async (commit) => {
    const [opened, row] = await Promise.all([
      reader.get("connections", id),
      reader.find("secrets", id),
    ]);
    if (opened === null) throw notFound();
    const before = rowToConnection(opened);
    // A key that does not open is in nobody's way; headers would be lost that nobody gives anew here.
    const isWhole = renewed === undefined && before.headerNames.length === 0;
    const open: RowReader["tryOpen"] = isWhole ? reader.tryOpen : reader.open;
    const kept = row === null ? null : await open("secrets", row);
    const isOther = renewed !== undefined && kept?.payload.grant?.refreshToken !== renewed;
    if (isOther || originOf(before.url) !== originOf(url)) throw new AppError("conflict");
    const headers = kept?.payload.headers ?? [];
    const secrets = toSecrets(before.url, { key: null, headers, grant });
    const next = { ...before, ...describeSecrets(secrets) };
    await commit({
      durability: "strict",
      puts: [connectionToPut(next, opened.row), secretsToPut(id, secrets, row)],
    });
    return { ...next, version: nextVersion(opened.row) };
  });
}
