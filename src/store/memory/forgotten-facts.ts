import { utf8 } from "../../crypto/bytes";
import { randomBytes } from "../../crypto/random-bytes";
import { toBase64 } from "../../domain/base64";
import type { FactSource } from "../../domain/fact";
import { normaliseFact } from "../../domain/fact-text";
import type { Id } from "../../domain/id";
import { withStoreErrors } from "../database/store-error";
import type { Put } from "../rows/changes";
import type { TryDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

type Forgotten = OpenedRow<"forgotten_facts">;

const SALT_BYTES = 16;

/** What tells of a context which of its keys the person has had forgotten; no row holds one of them. */
export async function openForgotten(
  { database, reader }: TryDeps,
  contextId: Id,
): Promise<readonly Forgotten[]> {
  const rows = await withStoreErrors(() =>
    database.rows("forgotten_facts").where("parent").equals(contextId).toArray(),
  );
  return tryOpenAll(reader, "forgotten_facts", rows);
}

type Forgetting = {
  readonly contextId: Id;
  /** The one that it has, and those that it had. */
  readonly keys: readonly string[];
  /** Messages that had said it. */
  readonly messageIds: readonly Id[];
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

/** The rows that keep keys from being learned again; a key has one, however often it is forgotten. */
export function forgottenPuts(
  all: readonly Forgotten[],
  { contextId, keys, messageIds, at }: Forgetting,
): Promise<Put[]> {
  const shared = all[0]?.payload.salt ?? toBase64(randomBytes(SALT_BYTES));
  return Promise.all(
    keys.map(async (key): Promise<Put> => {
      const [known = null] = await ofKey(all, key);
      const salt = known?.payload.salt ?? shared;
      const ids = [...new Set([...(known?.payload.messageIds ?? []), ...messageIds])];
      return {
        table: "forgotten_facts",
        columns: { id: known?.row.id ?? crypto.randomUUID(), parent: contextId },
        replaces: known?.row ?? null,
        payload: { digest: await digestOf(salt, key), salt, messageIds: ids, at },
      };
    }),
  );
}

type Said = {
  readonly key: string;
  readonly since: number;
  readonly source: FactSource | null;
};

/** Whether a key was forgotten after it was known so. */
export async function isForgotten(
  all: readonly Pick<Forgotten, "payload">[],
  { key, since, source }: Said,
): Promise<boolean> {
  return (await ofKey(all, key)).some(({ payload: { at, messageIds } }) => {
    return since <= at || (source !== null && messageIds.includes(source.messageId));
  });
}

/** What tells of a key: of vaults that were merged each has a row of its own. */
async function ofKey<T extends Pick<Forgotten, "payload">>(
  all: readonly T[],
  key: string,
): Promise<readonly T[]> {
  // Of one context they share their salt, those of a backup that was merged apart.
  const salts = [...new Set(all.map(({ payload }) => payload.salt))];
  const digests = await Promise.all(salts.map((salt) => digestOf(salt, key)));
  return all.filter(({ payload }) => digests[salts.indexOf(payload.salt)] === payload.digest);
}

async function digestOf(salt: string, key: string): Promise<string> {
  const bytes = utf8(`${salt}\n${normaliseFact(key)}`);
  return toBase64(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
