import { AppError } from "../../domain/app-error";
import type { Connection, ConnectionKind, Header } from "../../domain/connection";
import { parseConnectionUrl } from "../../domain/connection-url";
import type { OpenaiApi } from "../../domain/habit";
import { MAX_CONNECTIONS } from "../../domain/limits";
import {
  type ConnectionDeps,
  describeSecrets,
  isEmpty,
  nameOf,
  toSecrets,
} from "./connection-fields";
import { connectionToPut, secretsToPut } from "./connection-rows";

export type NewConnection = {
  readonly kind: ConnectionKind;
  readonly preset: string | null;
  readonly name?: string | undefined;
  readonly url: string;
  readonly key: string | null;
  readonly headers?: readonly Header[] | undefined;
  readonly api?: OpenaiApi | undefined;
};

/**
 * Stores a connection and its secrets in one strict commit. Fails with `limit-exceeded`, or with
 * `bad-request` where the address, the key or a header is none, or a key would be sent in clear.
 */
export async function addConnection(
  { reader, writer, clock }: ConnectionDeps,
  given: NewConnection,
): Promise<Connection> {
  const { kind, preset } = given;
  const url = parseConnectionUrl(given.url, kind);
  const secrets = toSecrets(url, { key: given.key, headers: given.headers ?? [] });
  return writer.write(async (commit) => {
    const rows = await reader.findAll("connections");
    if (rows.length >= MAX_CONNECTIONS) {
      throw new AppError("limit-exceeded", {
        data: { limit: "connections", max: MAX_CONNECTIONS },
      });
    }
    const connection: Connection = {
      id: crypto.randomUUID(),
      version: 1,
      kind,
      preset,
      name: nameOf(given.name ?? "", { preset, url }),
      url,
      ...describeSecrets(secrets),
      ...(given.api === undefined ? {} : { api: given.api }),
      models: [],
      listedAt: null,
      createdAt: clock.now(),
    };
    const kept = isEmpty(secrets) ? [] : [secretsToPut(connection.id, secrets, null)];
    await commit({ durability: "strict", puts: [connectionToPut(connection, null), ...kept] });
    return connection;
  });
}
