import { AppError } from "../../domain/app-error";
import type { Connection, Header, Secrets } from "../../domain/connection";
import { originOf, parseConnectionUrl } from "../../domain/connection-url";
import type { OpenaiApi } from "../../domain/habit";
import type { Id } from "../../domain/id";
import { nextVersion } from "../database/schema";
import {
  type ConnectionDeps,
  describeSecrets,
  isEmpty,
  nameOf,
  notFound,
  toSecrets,
} from "./connection-fields";
import { connectionToPut, rowToConnection, secretsToPut } from "./connection-rows";

export type ConnectionChange = {
  readonly id: Id;
  /** The one that the person has seen. */
  readonly version: number;
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly key?: string | null | undefined;
  readonly headers?: readonly Header[] | undefined;
  readonly hidesOrigin?: boolean | undefined;
  /** Null for what each model's habits tell. */
  readonly api?: OpenaiApi | null | undefined;
};

/**
 * Changes what is given, in one strict commit. Another origin gets neither the key nor the headers
 * that were given for the former one, nor what was said of who asks; another address has no models
 * until it was asked. Fails with `not-found`, `conflict`, or `bad-request` as `addConnection` does.
 */
export async function updateConnection(
  { reader, writer }: ConnectionDeps,
  given: ConnectionChange,
): Promise<Connection> {
  return writer.write(async (commit) => {
    const [opened, row] = await Promise.all([
      reader.get("connections", given.id),
      reader.find("secrets", given.id),
    ]);
    if (opened === null) throw notFound();
    const before = rowToConnection(opened);
    if (before.version !== given.version) throw new AppError("conflict");
    const url = given.url === undefined ? before.url : parseConnectionUrl(given.url, before.kind);
    const replacesAll = given.key !== undefined && given.headers !== undefined;
    const isMoved = originOf(url) !== originOf(before.url);
    // Secrets that do not open are in nobody's way where they are replaced whole.
    const kept = row === null || isMoved || replacesAll ? null : await reader.open("secrets", row);
    const secrets = toSecrets(url, {
      key: given.key === undefined ? (kept?.payload.key ?? null) : given.key,
      headers: given.headers ?? kept?.payload.headers ?? [],
      // A key in its place is the person's choice.
      grant: given.key === undefined ? kept?.payload.grant : undefined,
    });
    const next = {
      ...before,
      ...fieldsOf({ given, before, url, isMoved }),
      ...describeSecrets(secrets),
    };
    if (!keepsAny(kept?.payload ?? null, given)) next.heldKey = undefined;
    await commit({
      durability: "strict",
      puts: [
        connectionToPut(next, opened.row),
        ...(isEmpty(secrets) ? [] : [secretsToPut(given.id, secrets, row)]),
      ],
      removals: isEmpty(secrets) && row !== null ? [{ table: "secrets", row }] : [],
    });
    return { ...next, version: nextVersion(opened.row) };
  });
}

/** Whether something of its former secrets goes on being sent. */
function keepsAny(kept: Secrets | null, { key, headers }: ConnectionChange): boolean {
  if (kept === null) return false;
  return (
    (key === undefined && kept.key !== null) || (headers === undefined && kept.headers.length > 0)
  );
}

type Move = {
  readonly given: ConnectionChange;
  readonly before: Connection;
  readonly url: string;
  readonly isMoved: boolean;
};

function fieldsOf({ given, before, url, isMoved }: Move): Partial<Connection> {
  const { preset } = before;
  return {
    url,
    ...(given.name === undefined ? {} : { name: nameOf(given.name, { preset, url }) }),
    hidesOrigin: given.hidesOrigin ?? (isMoved ? undefined : before.hidesOrigin),
    heldOrigin: isMoved ? undefined : before.heldOrigin,
    api: (given.api === undefined ? before.api : given.api) ?? undefined,
    ...(url === before.url ? {} : { ...NOTHING_LISTED, models: [], listedAt: null }),
  };
}

/** What another address has, nobody has told. */
const NOTHING_LISTED = {
  tools: undefined,
  prompts: undefined,
  resources: undefined,
  unlisted: undefined,
};
