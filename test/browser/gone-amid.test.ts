import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewMethod } from "../../src/domain/unlock-method";
import { bigWork } from "./harness/big-work";
import { deleteDatabases } from "./harness/delete-databases";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { deleteWhileOpen } from "./harness/lose-database";
import { readHeard } from "./harness/read-heard";

const PATIENCE = { timeout: 60_000 };
/** How long a big work has run when the database goes. */
const MOMENTS_MS = process.env.FAULTS === "1" ? [0, 30, 120] : [0, 120];
const DEVICE = { kind: "device" } as const;
const PASSPHRASE = { kind: "passphrase", passphrase: "seven quiet herons at dusk" } as const;

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-amid-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(setUp: NewMethod | false): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir, setUp });
  return { extension, page: await extension.openPage("options.html") };
}

async function opened({ extension, page }: Session) {
  return (await extension.call(page, "conversation.open", { channel: "side-panel" })).conversation;
}

async function say(session: Session, text: string): Promise<void> {
  const conversationId = (await opened(session)).id;
  await session.extension.call(session.page, "turn.send", {
    id: randomUUID(),
    conversationId,
    text,
  });
}

/** Everything that was acknowledged, once and in its order, and nothing damaged. */
async function expectAll(session: Session, said: readonly string[]): Promise<void> {
  const { extension, page } = session;
  const there = () => readHeard(extension, page).catch(() => null);
  await expect.poll(there, PATIENCE).toEqual({ texts: said, damaged: [] });
  const clean = { unreadable: [], mismatched: [], rewound: false };
  expect(await extension.call(page, "vault.check", {})).toMatchObject(clean);
}

describe("a database that is deleted", () => {
  it.each(["backup", "import", "rotation", "restore"] as const)(
    "before, amid and after that: %s, takes nothing along that was acknowledged",
    async (name) => {
      const session = await launch(DEVICE);
      const { page, extension } = session;
      const said = ["one", "two"];
      for (const text of said) await say(session, text);
      await extension.call(page, "backup.make", { withKeys: false });
      for (const ms of MOMENTS_MS) {
        const work = await bigWork(session);
        let isDone = false;
        const working = work[name]().then(
          () => {
            isDone = true;
          },
          () => undefined,
        );
        await rest(ms);
        await deleteWhileOpen(page);
        await working;
        await expectAll(session, said);
        if (name === "import" && isDone) {
          const query = { query: "Imported 19", archived: false, after: null, limit: 5 };
          const { contextId } = await opened(session);
          const found = await extension.call(page, "conversation.list", { ...query, contextId });
          expect(found.conversations).not.toEqual([]);
        }
        said.push(`after ${ms}`);
        await say(session, `after ${ms}`);
        // And once nothing runs any more.
        await deleteWhileOpen(page);
        await expectAll(session, said);
      }
      await extension.close();
    },
    180_000,
  );

  it("right after the first run, before anything is said, is made anew", async () => {
    const session = await launch(DEVICE);
    await deleteWhileOpen(session.page);
    await expect.poll(() => say(session, "one").catch(() => "not yet"), PATIENCE).toBeUndefined();
    await expectAll(session, ["one"]);
    await session.extension.close();
  });

  it("amid a lock is back after the unlock", async () => {
    const session = await launch(PASSPHRASE);
    const { extension, page } = session;
    for (const text of ["one", "two"]) await say(session, text);
    await Promise.all([
      extension.call(page, "vault.lock", {}).catch(() => undefined),
      deleteWhileOpen(page),
    ]);
    const state = async () => (await extension.call(page, "vault.status", {})).state;
    await expect.poll(state, PATIENCE).toBe("locked");
    await extension.call(page, "vault.unlock", { secret: PASSPHRASE });
    await expectAll(session, ["one", "two"]);
    await extension.close();
  });

  it("is put back once for two windows that ask, and neither is told that it is locked", async () => {
    const session = await launch(DEVICE);
    const { extension, page } = session;
    await say(session, "one");
    await expectAll(session, ["one"]);
    const other = await extension.openPage("options.html");
    await deleteWhileOpen(page);
    const reads = [page, other, page, other].map((from) => readHeard(extension, from));
    for (const { texts } of await Promise.all(reads)) expect(texts).toEqual(["one"]);
    const stores = async () => {
      const names = await page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name ?? ""),
      );
      return names.filter((name) => /^confidant(-\d+)?$/.test(name));
    };
    await expect.poll(stores, PATIENCE).toEqual(["confidant-2"]);
    await extension.close();
  });
});

describe("the extension's storage", () => {
  it("that is lost while the database is there, after a recovery, too, takes nothing along", async () => {
    const first = await launch(DEVICE);
    await say(first, "one");
    await deleteWhileOpen(first.page);
    await expectAll(first, ["one"]);
    await say(first, "two");
    await first.page.evaluate(() => chrome.storage.local.clear());
    await first.extension.close();
    const second = await launch(false);
    await expectAll(second, ["one", "two"]);
    await second.extension.close();
  });

  it("that is lost with the database gives back what the first store had", async () => {
    const first = await launch(DEVICE);
    for (const text of ["one", "two"]) await say(first, text);
    await expectAll(first, ["one", "two"]);
    await first.page.evaluate(() => chrome.storage.local.clear());
    await first.extension.close();
    await deleteDatabases({ profileDir, extensionId: first.extension.extensionId });
    const second = await launch(false);
    await expectAll(second, ["one", "two"]);
    await second.extension.close();
  });
});
