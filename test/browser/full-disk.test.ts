import { randomUUID } from "node:crypto";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { CallError } from "../../scripts/browser/call-worker.mjs";
import { killBrowser } from "./harness/kill-browser";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readHeard } from "./harness/read-heard";
import { type DiskKind, mountSmallDisk, type SmallDisk } from "./harness/small-disk";
import { tearLog } from "./harness/tear-log";

const MB = 1_000_000;
const DISK_MB = 240;
const PATIENCE = { timeout: 30_000 };
/** 20 MB beside what each of them needs. */
const MISSING = expect.toSatisfy((value: unknown) => typeof value === "number" && value > 4 * MB);

let disk: SmallDisk | null = null;

afterEach(async () => {
  await disk?.remove();
  disk = null;
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(profileDir: string): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  return { extension, page: await extension.openPage("options.html") };
}

/** What was asked to be kept, and what a worker has said is. */
function journal({ extension, page }: Session) {
  const requested: string[] = [];
  const acknowledged: string[] = [];
  const say = async (text: string) => {
    const { conversation } = await extension.call(page, "conversation.open", {
      channel: "side-panel",
    });
    requested.push(text);
    await extension.call(page, "turn.send", {
      id: randomUUID(),
      conversationId: conversation.id,
      text,
    });
    acknowledged.push(text);
  };
  return { requested, acknowledged, say };
}

/** What it refuses with; null where it is done. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof CallError) return error.failure;
      throw error;
    },
  );

async function bigWork({ extension, page }: Session) {
  const { call } = extension;
  const open = await call(page, "conversation.open", { channel: "side-panel" });
  const { contextId } = open.conversation;
  const { generation } = await call(page, "vault.status", {});
  return {
    backup: () => failureOf(call(page, "backup.make", { withKeys: false })),
    import: () => failureOf(call(page, "import.begin", { contextId, source: "chatgpt" })),
    restore: async () => {
      const [record] = (await call(page, "backup.status", {})).records;
      const source = { from: "kept", name: record?.name ?? "" } as const;
      await call(page, "restore.preview", { source, secret: { kind: "vault" } });
      return failureOf(call(page, "restore.run", { mode: "merge" }));
    },
    rotation: () => failureOf(call(page, "vault.rotate", { generation })),
  };
}

describe.each<DiskKind>(["tmpfs", "ext4"])("a disk (%s) that fills up", (kind) => {
  it("keeps what is said by a browser that starts with 12 MB free, behind a torn log, too", async ({
    skip,
  }) => {
    disk = await mountSmallDisk(kind, DISK_MB);
    if (disk === null) return skip();
    const { profileDir } = disk;
    const first = await launch(profileDir);
    await journal(first).say("first");
    await first.extension.close();
    const where = { profileDir, extensionId: first.extension.extensionId };
    await tearLog(where, 100);
    await disk.fill(12 * MB);
    const second = await launch(profileDir);
    const { acknowledged, say } = journal(second);
    for (const text of ["second", "third", "fourth"]) await say(text);
    await second.extension.close();
    await disk.empty();
    const third = await launch(profileDir);
    const { texts, damaged } = await readHeard(third.extension, third.page);
    expect(texts).toEqual(expect.arrayContaining(acknowledged));
    expect(damaged).toEqual([]);
    // None of it was deleted and put back: the wall stood.
    expect((await third.extension.call(third.page, "vault.status", {})).recovered).toBeUndefined();
    await third.extension.close();
  }, 120_000);

  it("lets big work wait, turns go on while they can, and everything go on once there is room", async ({
    skip,
  }) => {
    disk = await mountSmallDisk(kind, DISK_MB);
    if (disk === null) return skip();
    const session = await launch(disk.profileDir);
    const { extension, page } = session;
    const { requested, acknowledged, say } = journal(session);
    await say("first");
    const work = await bigWork(session);
    expect(await work.backup()).toBeNull();

    await disk.fill(15 * MB);
    const data = { missing: MISSING };
    const refused = { code: "quota-exceeded", data };
    const noBackup = { code: "backup-failed", data: { ...data, reason: "quota-exceeded" } };
    expect(await work.backup()).toEqual(noBackup);
    expect(await work.import()).toEqual(refused);
    expect(await work.restore()).toEqual(refused);
    expect(await work.rotation()).toEqual(refused);
    for (const text of ["second", "third", "fourth"]) await say(text);

    await disk.fill(0);
    let full = null;
    for (let nth = 0; nth < 60 && full === null; nth += 1) {
      full = await failureOf(say(`${nth}${" heron".repeat(30_000)}`));
    }
    expect(full).toEqual({ code: "quota-exceeded", data: {} });

    await disk.empty();
    for (const text of ["fifth", "sixth"]) await say(text);
    expect(await work.backup()).toBeNull();
    expect(await work.import()).toBeNull();
    expect(await work.rotation()).toBeNull();
    const sealing = async () => (await extension.call(page, "vault.status", {})).sealing;
    await expect.poll(sealing, PATIENCE).toBeNull();
    // Until what the full disk has broken off is closed, a restore is refused.
    await expect.poll(work.restore, PATIENCE).toBeNull();

    await killBrowser(extension);
    const again = await launch(disk.profileDir);
    const { texts, damaged } = await readHeard(again.extension, again.page);
    expect(damaged).toEqual([]);
    // What was refused may have been kept, but never what was not asked, and nothing twice.
    expect(texts).toEqual(requested.filter((text) => texts.includes(text)));
    expect(texts).toEqual(expect.arrayContaining(acknowledged));
    const clean = { unreadable: [], mismatched: [], rewound: false };
    expect(await again.extension.call(again.page, "vault.check", {})).toMatchObject(clean);
    await again.extension.close();
  }, 240_000);
});
