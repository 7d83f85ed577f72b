import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewMethod } from "../../src/domain/unlock-method";
import { createSeededPick, pickBelow, readSeed } from "../failpoints/seeded-pick";
import { barriers } from "./harness/barriers";
import { deleteDatabases } from "./harness/delete-databases";
import { typePassphrase, untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";
import { replayAuthenticator } from "./harness/virtual-passkey";

const PASSPHRASE = "seven quiet herons at dusk";

/** Deletions at random moments in each method to lock: a hundred in the long tests. */
const isLong = process.env.FAULTS === "1";
const DELETIONS = Number(process.env.CONFIDANT_DELETIONS ?? (isLong ? 100 : 3));
const pick = createSeededPick(readSeed("KILL_SEED"));

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-gone-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

function launch(setUp: NewMethod | false): Promise<RunningExtension> {
  return launchWithOllama(NO_SERVER, { profileDir, setUp });
}

async function openedConversation({ extension, page }: Session): Promise<string> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  return conversation.id;
}

async function say(session: Session, text: string): Promise<void> {
  const conversationId = await openedConversation(session);
  const turn = { id: randomUUID(), conversationId, text };
  await session.extension.call(session.page, "turn.send", turn);
}

async function heard(session: Session): Promise<readonly string[]> {
  const conversationId = await openedConversation(session);
  const input = { conversationId, before: null, limit: 200 };
  const { messages } = await session.extension.call(session.page, "message.list", input);
  return messages.filter(({ role }) => role === "user").map(({ text }) => text);
}

/** Resolves once so many answers have ended: nothing is written any more. */
async function untilSaid({ extension, page }: Session, count: number): Promise<void> {
  const conversationId = await openedConversation({ extension, page });
  const ended = async () => {
    const input = { conversationId, before: null, limit: 200 };
    const { messages } = await extension.call(page, "message.list", input);
    return messages.filter(({ reply }) => reply?.status === "complete").length;
  };
  await expect.poll(ended, { timeout: 20_000 }).toBe(count);
}

const BEFORE = ["one", "two", "three"];
const AFTER = ["four", "five"];

/** Talks before a backup and after it, ends the browser and deletes its databases. */
async function talkAndLose(method: NewMethod): Promise<void> {
  const extension = await launch(method);
  const session = { extension, page: await extension.openPage("options.html") };
  for (const text of BEFORE) await say(session, text);
  await extension.call(session.page, "backup.make", { withKeys: false });
  for (const text of AFTER) await say(session, text);
  await extension.close();
  await deleteDatabases({ profileDir, extensionId: extension.extensionId });
}

async function expectAllThere(session: Session): Promise<void> {
  expect(await heard(session)).toEqual([...BEFORE, ...AFTER]);
  const check = await session.extension.call(session.page, "vault.check", {});
  expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  const { recovered, damaged } = await session.extension.call(session.page, "vault.status", {});
  expect(damaged).toBe(0);
  expect(recovered).toMatchObject({ since: null, unreadable: 0, withoutKey: 0 });
}

const passkey = {
  credentialId: randomBytes(32).toString("base64"),
  salt: randomBytes(32).toString("base64"),
};
const answer = { ...passkey, secret: randomBytes(32).toString("base64") };

describe("a database that was deleted between two runs of the browser", () => {
  it("is put back without a lock by itself, and told in one sentence until that is dismissed", async () => {
    await talkAndLose({ kind: "device" });
    const extension = await launch(false);
    const page = await extension.openPanel({ gate: "open" });
    await untilSeen(page, "[data-recovered]");
    expect(await barriers(page)).toEqual([]);
    await expectAllThere({ extension, page });
    await clickOnceSeen(page, "[data-recovered-dismiss]");
    await page.waitForSelector("[data-recovered]", { hidden: true });
    const { recovered } = await extension.call(page, "vault.status", {});
    expect(recovered).toBeUndefined();
    await extension.close();
  });

  it("is put back after the unlock with a passphrase", async () => {
    await talkAndLose({ kind: "passphrase", passphrase: PASSPHRASE });
    const extension = await launch(false);
    const page = await extension.openPanel({ gate: "locked" });
    await typePassphrase(page, PASSPHRASE);
    await untilSeen(page, "[data-recovered]");
    await expectAllThere({ extension, page });
    await extension.close();
  });

  it("is put back after the unlock with a passkey", async () => {
    await talkAndLose({ kind: "passkey", passkey, secret: answer.secret });
    const extension = await launch(false);
    const page = await extension.openPanel({ gate: "locked" });
    await replayAuthenticator(page, answer);
    await page.reload();
    await untilGate(page, "locked");
    await clickOnceSeen(page, '[data-unlock="passkey"] button');
    await untilSeen(page, "[data-recovered]");
    await expectAllThere({ extension, page });
    await extension.close();
  });
});

/** So many that putting them back takes seconds. */
const MANY = 20;
const MANY_EACH = 400;

async function importMany({ extension, page }: Session): Promise<void> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const { contextId } = conversation;
  const source = "chatgpt";
  const { base } = await extension.call(page, "import.begin", { contextId, source });
  const createdAt = Date.UTC(2024, 0, 1);
  for (let rank = 0; rank < MANY; rank += 1) {
    const messages = Array.from({ length: MANY_EACH }, (_, at) => ({
      id: `m${at}`,
      previous: at === 0 ? null : `m${at - 1}`,
      role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
      text: `Imported ${rank}, ${at}. `.repeat(20),
      createdAt,
      model: "",
    }));
    const times = { createdAt, updatedAt: createdAt };
    const title = `Imported ${rank}`;
    const conversations = [{ id: title, title, ...times, messages, leaf: null, rank }];
    await extension.call(page, "import.add", { contextId, source, base, conversations });
  }
}

describe("a large database that was deleted", () => {
  it("shows what was said last, read-only, before the rest is put back", async () => {
    const first = await launch({ kind: "device" });
    const session = { extension: first, page: await first.openPage("options.html") };
    await importMany(session);
    for (const text of BEFORE) await say(session, text);
    await untilSaid(session, BEFORE.length);
    await first.call(session.page, "backup.make", { withKeys: false });
    for (const text of AFTER) await say(session, text);
    await untilSaid(session, BEFORE.length + AFTER.length);
    await first.close();
    await deleteDatabases({ profileDir, extensionId: first.extensionId });
    const extension = await launch(false);
    const page = await extension.openPage("sidepanel.html");
    await untilSeen(page, "[data-recovering-preview]");
    const shown = await page.$$eval('[data-recovering-preview] [data-role="user"] p', (said) =>
      said.map(({ textContent }) => textContent),
    );
    expect(shown).toEqual([...BEFORE, ...AFTER]);
    // Nothing can be written before it would be kept.
    expect(await page.$("textarea")).toBeNull();
    await untilSeen(page, "[data-recovered]");
    await page.waitForSelector("[data-recovering-preview]", { hidden: true });
    await expectAllThere({ extension, page });
    await extension.close();
  }, 180_000);
});

describe("a database that is deleted while the browser runs", () => {
  it("comes back from the backup alone, where all of the site's databases are cleared", async () => {
    const extension = await launch({ kind: "device" });
    const page = await extension.openPage("options.html");
    const session = { extension, page };
    for (const text of BEFORE) await say(session, text);
    await untilSaid(session, BEFORE.length);
    await extension.call(page, "backup.make", { withKeys: false });
    const origin = `chrome-extension://${extension.extensionId}`;
    const protocol = await page.createCDPSession();
    await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
    // What meets the deletion itself fails, as with a lock.
    await expect.poll(() => heard(session).catch(() => []), { timeout: 20_000 }).toEqual(BEFORE);
    await extension.close();
  });

  it.each<[string, NewMethod]>([
    ["without a lock", { kind: "device" }],
    ["behind a passphrase", { kind: "passphrase", passphrase: PASSPHRASE }],
    ["behind a passkey", { kind: "passkey", passkey, secret: answer.secret }],
  ])(
    "comes back with everything that was acknowledged, whenever it happens, %s",
    async (_lock, method) => {
      const extension = await launch(method);
      const page = await extension.openPage("options.html");
      const session = { extension, page };
      const said: string[] = [];
      for (let round = 0; round < DELETIONS; round += 1) {
        let isOver = false;
        const talking = (async () => {
          for (let nth = 0; !isOver; nth += 1) {
            const text = `${round}-${nth}`;
            // One that meets the deletion fails, and is not acknowledged.
            await say(session, text).then(
              () => said.push(text),
              () => undefined,
            );
          }
        })();
        await rest(pickBelow(pick, 400));
        await deleteWhileOpen(page);
        await rest(pickBelow(pick, 100));
        isOver = true;
        await talking;
        // What meets the deletion, or the recovery's switch, fails, as with a lock.
        const lost = async () => {
          const there = new Set(await allHeard(session));
          return said.filter((text) => !there.has(text));
        };
        await expect.poll(() => lost().catch(() => null), { timeout: 20_000 }).toEqual([]);
      }
      // Where nothing had been acknowledged, nothing was shown.
      expect(said.length).toBeGreaterThan(DELETIONS);
      await extension.close();
    },
    DELETIONS * 15_000,
  );
});

/** As whoever deletes the databases in the developer tools does: the journal lies elsewhere. */
async function deleteWhileOpen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name = "" } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    }
  });
}

async function allHeard(session: Session): Promise<readonly string[]> {
  const { extension, page } = session;
  const conversationId = await openedConversation(session);
  const texts: string[] = [];
  for (let before: string | null = null; ; ) {
    const input: { conversationId: string; before: string | null; limit: number } = {
      conversationId,
      before,
      limit: 200,
    };
    const { messages } = await extension.call(page, "message.list", input);
    texts.push(...messages.filter(({ role }) => role === "user").map(({ text }) => text));
    const first = messages[0];
    if (messages.length < 200 || first === undefined) return texts;
    before = first.id;
  }
}
