import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CallError } from "../../scripts/browser/call-worker.mjs";
import { GRACE_MS } from "../../src/background/restores/forget-unwatched";
import type { CallInput } from "../../src/contract/contract";
import type { RestoreSource } from "../../src/contract/restore";
import type { NewMethod } from "../../src/domain/unlock-method";
import {
  digestOf,
  listDatabases,
  putIncoming,
  readBackups,
  readTexts,
  type StoredFile,
  storeInUse,
} from "./backup-files";
import { readIdentity } from "./read-identity";
import type { Stage } from "./scenario";
import { untilDone } from "./until-done";

/** How a vault is unlocked that a restore makes. */
export const NEW_LOCK = {
  isOwn: true,
  method: { kind: "passphrase", passphrase: "four lanterns over the weir" },
} as const;

type RestoreMode = CallInput<"restore.run">["mode"];
type Secret = CallInput<"restore.preview">["secret"];

const ALL = { contextId: null, after: null, limit: 100, query: "", archived: false };
/** As many messages as are told at once. */
const PAGE = 200;
const PATIENCE_MS = 5_000;
const MAX_TRIES = 3;

/** Acts as the page of backups does: looks at what is there before it asks, and again after a death. */
export function createBackupPanel({ panel, browser }: Pick<Stage, "panel" | "browser">) {
  const { page } = browser;
  /** What opens new backups; without a lock a recovery key to be printed would be another one. */
  const identity = async () => {
    const ask = () => panel.call("vault.newRecoveryKey", {});
    // A worker that has died knows of nobody who has unlocked.
    const { key } = await ask().catch(async (error: unknown) => {
      const code = error instanceof CallError ? error.failure.code : null;
      if (code !== "reauthentication-required") throw error;
      for (const passphrase of [NEW_LOCK.method.passphrase, "a quiet passphrase of many words"]) {
        const secret = { kind: "passphrase", passphrase } as const;
        await panel.attempt("vault.unlock", { secret }).catch(() => undefined);
      }
      return ask();
    });
    const { protection } = await panel.call("vault.status", {});
    return protection === "none" ? readIdentity(page) : key;
  };

  /** The backups that the product lists, the newest first; each must be whole, and open. */
  const listWhole = async () => {
    const { records, failure } = await panel.call("backup.status", {});
    expect(failure).toBeNull();
    const key = await identity();
    const files = new Map((await readBackups(page)).map((file) => [file.name, file]));
    return Promise.all(
      records.map(async ({ name, sha256, messages, damage }) => {
        const file = files.get(name);
        if (file === undefined) throw new Error("a backup is listed and not there");
        expect(damage).toBeNull();
        expect(digestOf(file)).toBe(sha256);
        const texts = await readTexts(file, key);
        expect(texts).toHaveLength(messages);
        return { ...file, texts };
      }),
    );
  };

  /** Ids and texts of the messages of a conversation's branch, up to the one before which it is asked. */
  const readBranch = async (
    conversationId: string,
    before: string | null = null,
  ): Promise<readonly string[]> => {
    const input = { conversationId, before, limit: PAGE };
    const { messages, damaged, more } = await panel.call("message.list", input);
    expect(damaged).toEqual([]);
    const said = messages.map(({ id, text }) => `${id} ${text}`);
    const [oldest] = messages;
    if (!more || oldest === undefined) return said;
    return [...(await readBranch(conversationId, oldest.id)), ...said];
  };

  /** Ids and texts of all messages of all conversations, sorted. */
  const readSaid = async (): Promise<string[]> => {
    const { conversations } = await panel.call("conversation.list", ALL);
    const said: string[] = [];
    for (const { conversation } of conversations) {
      said.push(...(await readBranch(conversation.id)));
    }
    return said.sort();
  };

  const ask = async (
    source: RestoreSource,
    secret: Secret,
    mode: RestoreMode,
    method: NewMethod = NEW_LOCK.method,
  ) => {
    for (let tries = 1; ; tries += 1) {
      const began = Date.now();
      const previewed = await panel.attempt("restore.preview", { source, secret });
      if (previewed === null) return;
      try {
        await panel.attempt("restore.run", { mode, ...NEW_LOCK, method });
        return;
      } catch (error) {
        // What no page watches is forgotten after some seconds, which a slow machine takes between the two.
        const isForgotten = error instanceof CallError && error.failure.code === "not-found";
        if (!isForgotten || Date.now() - began < GRACE_MS || tries === MAX_TRIES) throw error;
      }
    }
  };

  return {
    identity,
    listWhole,
    readSaid,
    /** Makes one that holds what is there now; one that was there before is there until then. */
    make: async (options: { readonly withKeys?: boolean } = {}): Promise<StoredFile> => {
      const said = await readSaid();
      const { records } = await panel.call("backup.status", {});
      const isHeld = (texts: readonly string[] = []) => String(texts) === String(said);
      await untilDone(
        listWhole,
        (listed) => {
          if (records.length > 0) expect(listed.length).toBeGreaterThan(0);
          return isHeld(listed[0]?.texts);
        },
        () => panel.attempt("backup.make", { withKeys: options.withKeys ?? false }),
      );
      const [newest] = await listWhole();
      if (newest === undefined) throw new Error("there is no backup");
      return newest;
    },
    /** Brings a file and asks for its restore once, as after a look that told that none was done. */
    restore: async (
      { bytes }: StoredFile,
      secret: Secret,
      mode: RestoreMode,
      method?: NewMethod,
    ): Promise<void> => {
      const id = randomUUID();
      await putIncoming(page, id, bytes);
      await ask({ from: "file", id }, secret, mode, method);
    },
    /** Asks once for the restore of one that was made here. */
    restoreKept: ({ name }: StoredFile, mode: RestoreMode): Promise<void> =>
      ask({ from: "kept", name }, { kind: "vault" }, mode),
    /** Starts a worker, and expects that it leaves nothing but the store in use. */
    expectOneStore: async (): Promise<void> => {
      await browser.kill();
      await panel.call("health", {});
      const look = async () => [await listDatabases(page), [await storeInUse(page)]];
      await expect
        .poll(async () => String((await look())[0]), { timeout: PATIENCE_MS })
        .toBe(String((await look())[1]));
    },
  };
}
