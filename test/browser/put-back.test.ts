import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bigWork } from "./harness/big-work";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readHeard } from "./harness/read-heard";
import { untilSeen } from "./harness/until-seen";

const EARLIER = ["one", "two", "three"];
const LATER = Array.from({ length: 10 }, (_, at) => `later ${at}`);
const ALL = [...EARLIER, ...LATER];

const DATABASES = "IndexedDB";
const BUCKETS = "WebStorage";
const LOCAL = "Local Extension Settings";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-put-back-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir: join(folder, "profile") });
  return { extension, page: await extension.openPage("options.html") };
}

async function say({ extension, page }: Session, text: string): Promise<void> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const turn = { id: randomUUID(), conversationId: conversation.id, text };
  await extension.call(page, "turn.send", turn);
}

async function copyParts(parts: readonly string[], from: string, to: string): Promise<void> {
  for (const name of parts) {
    const target = join(folder, to, "Default", name);
    await rm(target, { recursive: true, force: true });
    await cp(join(folder, from, "Default", name), target, { recursive: true });
  }
}

/** Talks, with a backup in the middle and one at the end; puts the parts back to the middle. */
async function talkAndPutBack(parts: readonly string[]): Promise<void> {
  const first = await launch();
  for (const text of EARLIER) await say(first, text);
  await first.extension.call(first.page, "backup.make", { withKeys: false });
  await first.extension.close();
  await copyParts(parts, "profile", "kept");
  const second = await launch();
  for (const text of LATER) await say(second, text);
  await second.extension.call(second.page, "backup.make", { withKeys: false });
  await second.extension.close();
  await copyParts(parts, "kept", "profile");
}

it("databases and `storage.local` that were put back stay, and all that there was lies in a store beside them", async () => {
  await talkAndPutBack([DATABASES, LOCAL]);
  const { extension, page } = await launch();
  expect(await readHeard(extension, page)).toEqual({ texts: EARLIER, damaged: [] });
  const panel = await extension.openPanel();
  await untilSeen(panel, '[data-recovered] a[href="options.html#data"]');
  const { current, stores } = await extension.call(page, "store.list", {});
  const [name = ""] = stores.filter((one) => one !== current);
  await extension.call(page, "store.use", { name });
  const texts = async () => (await readHeard(extension, page)).texts;
  await expect.poll(() => texts().catch(() => []), { timeout: 30_000 }).toEqual(ALL);
  const clean = { unreadable: [], mismatched: [], rewound: false };
  expect(await extension.call(page, "vault.check", {})).toMatchObject(clean);
  await extension.close();
}, 120_000);

it("a profile that was put back, but for its private files, tells that its newest backup holds more", async () => {
  await talkAndPutBack([DATABASES, BUCKETS, LOCAL]);
  const third = await launch();
  const { extension, page } = third;
  expect(await readHeard(extension, page)).toEqual({ texts: EARLIER, damaged: [] });
  const panel = await extension.openPanel();
  await untilSeen(panel, '[data-recovered] a[href="options.html#backup"]');
  expect(await extension.call(page, "vault.check", {})).toMatchObject({ rewound: true });

  // The backup that this vault no longer knew of is among its own once it was read.
  const known = async () => (await extension.call(page, "backup.status", {})).records.length;
  await expect.poll(known).toBe(2);
  await (await bigWork(third)).restore();
  const texts = async () => (await readHeard(extension, page)).texts;
  await expect.poll(() => texts().catch(() => []), { timeout: 30_000 }).toEqual(ALL);
  const clean = { unreadable: [], mismatched: [], rewound: false };
  expect(await extension.call(page, "vault.check", {})).toMatchObject(clean);
  await extension.close();
}, 120_000);
