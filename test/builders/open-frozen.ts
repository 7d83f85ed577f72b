import { readFile } from "node:fs/promises";
import { createKeySet } from "../../src/crypto/key-set";
import type { UnlockSecret } from "../../src/domain/unlock-method";
import { createStore } from "../../src/store/create-store";
import { createHeaderStore } from "../../src/store/database/header-store";
import { createVault } from "../../src/vault/create-vault";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import { type FrozenNumber, thawDatabase } from "./frozen-store";
import type { FrozenName, FrozenVersion } from "./make-frozen";

/** Those with a letter have the tables of their number, with rows as a later release wrote them. */
const TABLES_OF = { "5b": 5, "7b": 7 } as const;
export type FrozenFile = FrozenNumber | keyof typeof TABLES_OF;

/** The version of the tables that a file's rows lie in. */
export function tableVersion(file: FrozenFile): FrozenNumber {
  return typeof file === "number" ? file : TABLES_OF[file];
}

/** What is kept of a version. */
export async function readFrozen(version: FrozenFile): Promise<FrozenVersion> {
  const url = new URL(`../frozen/v${version}.json`, import.meta.url);
  return JSON.parse(await readFile(url, "utf8"));
}

/** Each frozen database with each method that opens it. */
export const FROZEN_CASES = [
  { name: "whole", by: "passphrase" },
  { name: "whole", by: "recovery" },
  { name: "rotating", by: "passphrase" },
  { name: "rotating", by: "recovery" },
  { name: "device", by: "device" },
] as const;

type Case = { readonly name: FrozenName; readonly by: "passphrase" | "recovery" | "device" };

/** The store of a frozen database as the product of today opens it. */
export async function openFrozen(version: FrozenFile, { name, by }: Case) {
  const frozen = await readFrozen(version);
  const database = await thawDatabase(frozen.databases[name], tableVersion(version));
  const local = createFakeKeyValueArea();
  const clock = { now: () => Date.UTC(2026, 11, 1) };
  const vault = createVault({
    headers: createHeaderStore(database),
    local,
    session: createFakeKeyValueArea(),
    files: createFakeKeyValueArea(),
    clock,
    storeName: "confidant",
  });
  const secret = secretOf(frozen, by);
  const opened = secret === null ? await vault.open() : await vault.unlock(secret);
  const keys = createKeySet({ current: opened.keyring, former: opened.former });
  const locks = createFakeLocks();
  const store = createStore({ database, keys, locks, local, clock, storeName: "confidant" });
  const { conversation, contextName, draft } = await store.conversations.open({
    channel: "side-panel",
    contextId: null,
  });
  return { store, database, conversationId: conversation.id, contextName, draft };
}

/** Null opens by the device method. */
function secretOf({ passphrase, recoveryKey }: FrozenVersion, by: Case["by"]): UnlockSecret | null {
  if (by === "device") return null;
  return by === "passphrase" ? { kind: by, passphrase } : { kind: by, key: recoveryKey };
}
