import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createKeySet } from "../../src/crypto/key-set";
import type { UnlockSecret } from "../../src/domain/unlock-way";
import { createStore } from "../../src/store/create-store";
import { createHeaderStore } from "../../src/store/header-store";
import { createVault } from "../../src/vault/create-vault";
import { type FrozenDatabase, thawDatabase } from "../builders/frozen-store";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";

type Frozen = {
  readonly passphrase: string;
  readonly recoveryKey: string;
  readonly databases: Readonly<Record<"whole" | "rotating" | "device", FrozenDatabase>>;
};

const url = new URL("../frozen/v1.json", import.meta.url);
const { passphrase, recoveryKey, databases }: Frozen = JSON.parse(await readFile(url, "utf8"));

const byPassphrase = { kind: "passphrase", passphrase } as const;
const byRecoveryKey = { kind: "recovery", key: recoveryKey } as const;

/** The store as the product of today opens it; null opens by the device way. */
async function openFrozen(frozen: FrozenDatabase, secret: UnlockSecret | null) {
  const database = await thawDatabase(frozen);
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
  const opened = secret === null ? await vault.open() : await vault.unlock(secret);
  const keys = createKeySet({ current: opened.keyring, former: opened.former });
  const locks = createFakeLocks();
  return createStore({ database, keys, locks, local, clock, storeName: "confidant" });
}

describe("a sealed database of version 1", () => {
  it.each([
    { name: "whole", secret: byPassphrase },
    { name: "whole", secret: byRecoveryKey },
    { name: "rotating", secret: byPassphrase },
    { name: "rotating", secret: byRecoveryKey },
    { name: "device", secret: null },
  ] as const)("opens with all that it holds ($name)", async ({ name, secret }) => {
    const store = await openFrozen(databases[name], secret);
    const { conversation, contextName, draft } = await store.openConversation({
      channel: "side-panel",
    });
    const input = { conversationId: conversation.id, before: null, limit: 50 };
    const { messages, damaged } = await store.listMessages(input);
    expect(messages.map(({ text }) => text)).toEqual(["1", "one", "2", "two", "3", ""]);
    expect({ contextName, draft, damaged }).toEqual({
      contextName: "Professional Assistant",
      draft: "typing",
      damaged: [],
    });
    expect((await store.settings.read()).autoLockMinutes).toBe(7);
    expect(await store.turns.listOpenTurns()).toHaveLength(1);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("M-096 has its form, to which later versions only add others", () => {
    for (const tables of Object.values(databases)) {
      expect(Object.keys(tables).sort()).toEqual([
        "composer_drafts",
        "contexts",
        "conversations",
        "device",
        "draft_pieces",
        "header",
        "manifest",
        "messages",
        "open_turns",
        "settings",
      ]);
    }
  });
});
