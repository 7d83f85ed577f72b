import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewMethod, UnlockSecret } from "../../src/domain/unlock-method";
import { needlesOf } from "../at-rest/canaries";
import { searchProfile } from "../at-rest/search-profile";
import { deleteDatabases } from "./harness/delete-databases";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";

const PASSPHRASE = "seven quiet herons at dusk";
const PATIENCE = { timeout: 20_000 };

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-gone-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(setUp: NewMethod | false): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir, setUp });
  return { extension, page: await extension.openPage("options.html") };
}

async function say({ extension, page }: Session, text: string): Promise<void> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const turn = { id: randomUUID(), conversationId: conversation.id, text };
  await extension.call(page, "turn.send", turn);
  const said = async () => {
    const input = { conversationId: conversation.id, before: null, limit: 9 };
    const { messages } = await extension.call(page, "message.list", input);
    return messages.length;
  };
  await expect.poll(said, PATIENCE).toBe(2);
}

/** Says something, makes a backup, ends the browser and deletes its databases; gives the backup's name. */
async function liveAndLose(session: Session): Promise<string> {
  const { extension, page } = session;
  await say(session, "The heron came back.");
  const { records } = await extension.call(page, "backup.make", { withKeys: false });
  await extension.close();
  await deleteDatabases({ profileDir, extensionId: extension.extensionId });
  const [made] = records;
  if (made === undefined) throw new Error("no backup was made");
  return made.name;
}

/** What was lost is brought back by itself first, into another store. */
async function untilOpen({ extension, page }: Session): Promise<void> {
  const state = async () => (await extension.call(page, "vault.status", {})).state;
  await expect.poll(state, PATIENCE).toBe("unlocked");
}

async function expectOwn(session: Session, name: string): Promise<void> {
  const { extension, page } = session;
  await untilOpen(session);
  const { records, others, otherKeys } = await extension.call(page, "backup.status", {});
  expect(records.map((record) => record.name)).toContain(name);
  expect([others, otherKeys]).toEqual([[], []]);
  const source = { from: "kept", name } as const;
  const secret = { kind: "vault" } as const;
  // A lock that was changed seals all rows anew, which goes on in what was brought back.
  const protection = async () => (await extension.call(page, "vault.status", {})).protection;
  await expect.poll(protection, PATIENCE).not.toBe("sealing");
  const { conversations } = await extension.call(page, "restore.preview", { source, secret });
  const { new: missing, same, older } = conversations;
  expect(missing + same + older).toBe(1);
  // And what comes is sealed for the same key, whose file or print the person may hold.
  const after = await extension.call(page, "backup.make", { withKeys: false });
  expect(after.records.map((record) => record.name)).toContain(name);
}

const secret = randomBytes(32).toString("base64");
const passkey = {
  kind: "passkey",
  passkey: {
    credentialId: randomBytes(32).toString("base64"),
    salt: randomBytes(32).toString("base64"),
  },
  secret,
} as const;

describe("a database that the browser has deleted leaves backups that are one's own and open", () => {
  it("without a lock", async () => {
    const name = await liveAndLose(await launch({ kind: "device" }));
    const next = await launch(false);
    await expectOwn(next, name);
    await next.extension.close();
  });

  it("without a lock, a second time", async () => {
    const name = await liveAndLose(await launch({ kind: "device" }));
    const between = await launch(false);
    await expectOwn(between, name);
    await between.extension.close();
    const { extensionId } = between.extension;
    await deleteDatabases({ profileDir, extensionId });
    const next = await launch(false);
    await expectOwn(next, name);
    await next.extension.close();
  });

  it.each<[string, NewMethod, (methodId: string) => UnlockSecret]>([
    [
      "a passphrase",
      { kind: "passphrase", passphrase: PASSPHRASE },
      () => ({ kind: "passphrase", passphrase: PASSPHRASE }),
    ],
    ["a passkey", passkey, (methodId) => ({ kind: "passkey", methodId, secret })],
  ])("with %s", async (_name, method, unlock) => {
    const name = await liveAndLose(await launch(method));
    const next = await launch(false);
    const { extension, page } = next;
    const { state, methods } = await extension.call(page, "vault.status", {});
    expect(state).toBe("locked");
    await extension.call(page, "vault.unlock", { secret: unlock(methods[0]?.id ?? "") });
    await expectOwn(next, name);
    await extension.close();
  });

  it("with a recovery key, after the lock was changed", async () => {
    const first = await launch({ kind: "device" });
    const { key } = await first.extension.call(first.page, "vault.newRecoveryKey", {});
    const { generation } = await first.extension.call(first.page, "vault.status", {});
    const method = { kind: "recovery", key } as const;
    await first.extension.call(first.page, "vault.addMethod", { generation, method });
    const name = await liveAndLose(first);
    const next = await launch(false);
    await next.extension.call(next.page, "vault.unlock", { secret: method });
    await expectOwn(next, name);
    await next.extension.close();
  });
});

describe("what lies beside the database", () => {
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const names: string[] = Object.keys(await chrome.storage.local.get());
      const root = await navigator.storage.getDirectory();
      for await (const name of root.keys()) names.push(decodeURIComponent(name));
      return names;
    });

  it("holds the backups' identity sealed, and behind a lock no key of the device", async () => {
    const first = await launch({ kind: "passphrase", passphrase: PASSPHRASE });
    const { key } = await first.extension.call(first.page, "vault.newRecoveryKey", {});
    await liveAndLose(first);
    const next = await launch(false);
    const unlock = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    await next.extension.call(next.page, "vault.unlock", { secret: unlock });
    // The very one: it is read from the copy.
    expect((await next.extension.call(next.page, "vault.newRecoveryKey", {})).key).toBe(key);
    const names = await kept(next.page);
    // Of the store that what was lost was brought back into, and of no other.
    const states = names.filter((name) => name.startsWith("backup-state:")).sort();
    const [copy = ""] = states;
    expect(states).toEqual([copy, `${copy}.json`]);
    expect(names.filter((name) => name.startsWith("device-key"))).toEqual([]);
    await next.extension.close();
    const needles = new Map([["identity", needlesOf(key)]]);
    expect([...(await searchProfile(profileDir, needles))]).toEqual([]);
  });

  it("is the device key without a lock, until there is one", async () => {
    const { extension, page } = await launch({ kind: "device" });
    const names = ["device-key:confidant", "device-key:confidant.json"];
    expect(await kept(page)).toEqual(expect.arrayContaining(names));
    const { generation } = await extension.call(page, "vault.status", {});
    const method = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    await extension.call(page, "vault.addMethod", { generation, method });
    expect((await kept(page)).filter((name) => names.includes(name))).toEqual([]);
    await extension.close();
  });
});
