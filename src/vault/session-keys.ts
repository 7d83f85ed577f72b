import * as z from "zod/mini";
import { VAULT_KEY_BYTES } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import { fromBase64, toBase64 } from "../domain/base64";
import type { KeyValueArea } from "../platform/key-value-area";
import type { Log } from "../platform/log";
import { base64Of } from "./kdf";
import type { VaultKey } from "./vault-key";

/** What is left for the next worker of this browser session. */
export type SessionRecord = {
  /** The keys that may open the header: during a rotation two. */
  readonly keys: readonly VaultKey[];
  /** Of the newest header that was seen: one of a lower generation beside the rows was put back. */
  readonly generation: number;
};

/** Vault keys left for the next worker of this browser session. */
export type SessionKeys = {
  /** What one piece of work has of them, until the next `drop`. */
  readonly begin: () => KeyLease;
  /** Removes the keys, and ends every lease. */
  readonly drop: () => Promise<void>;
};

export type KeyLease = {
  /** What was left; no keys where nothing usable lies. */
  readonly read: () => Promise<SessionRecord>;
  /** Leaves that; fails with `locked` where the lease has ended. A failed write is logged. */
  readonly save: (record: SessionRecord) => Promise<void>;
  /** Throws `locked` where the lease has ended. */
  readonly check: () => void;
};

// One place for all stores, so that a lock leaves none behind.
const KEY = "vault-key";

const NOTHING: SessionRecord = { keys: [], generation: 0 };

const schema = z.object({
  generation: z.int().check(z.positive()),
  keys: z.array(
    z.object({
      keyId: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
      key: base64Of(VAULT_KEY_BYTES),
    }),
  ),
});

/** Removes the keys where there is no vault to ask for it. */
export function dropSessionKeys(session: Pick<KeyValueArea, "remove">): Promise<void> {
  return session.remove(KEY);
}

/** The session's keys in that area, which must be in memory only. */
export function createSessionKeys(deps: {
  readonly session: KeyValueArea;
  readonly log: Log;
}): SessionKeys {
  const { session, log } = deps;
  let epoch = 0;
  return {
    begin: () => {
      const begun = epoch;
      const check = () => {
        if (begun !== epoch) throw new AppError("locked");
      };
      return {
        read: async () => parse(await session.get(KEY)),
        save: async ({ keys, generation }) => {
          check();
          const kept = keys.map(({ keyId, vaultKey }) => ({ keyId, key: toBase64(vaultKey) }));
          const saving = session.set(KEY, { keys: kept, generation });
          await saving.catch(() => log.warn("session-key-failed"));
        },
        check,
      };
    },
    drop: () => {
      epoch += 1;
      return dropSessionKeys(session);
    },
  };
}

function parse(value: unknown): SessionRecord {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return NOTHING;
  const keys = parsed.data.keys.flatMap(({ keyId, key }) => {
    const vaultKey = fromBase64(key);
    return vaultKey === null ? [] : { keyId, vaultKey };
  });
  return { keys, generation: parsed.data.generation };
}
