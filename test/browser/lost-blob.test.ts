import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exportConversations } from "../failpoints/export-conversations";
import { blobFiles, type Harm, harm } from "./harness/blob-files";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readHeard } from "./harness/read-heard";

const HARMS: readonly Harm[] = ["removed", "cut", "emptied"];
const PATIENCE = { timeout: 30_000 };
/** Each longer than the one before, so that a file's size tells whose it is. */
const TEXTS = [12_000, 16_000, 20_000, 24_000, 28_000].map(
  (words, at) => `${at}${" heron".repeat(words)}`,
);
const LOST = 2;
const LEFT = TEXTS.filter((_text, at) => at !== LOST);

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-blob-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  return { extension, page: await extension.openPage("options.html") };
}

/** Says the long messages; answers the id of the one that is to be lost. */
async function sayAll({ extension, page }: Session): Promise<string> {
  const open = await extension.call(page, "conversation.open", { channel: "side-panel" });
  const conversationId = open.conversation.id;
  const ids: string[] = [];
  for (const text of TEXTS) {
    const { userMessageId } = await extension.call(page, "turn.send", {
      id: randomUUID(),
      conversationId,
      text,
    });
    ids.push(userMessageId);
  }
  return ids[LOST] ?? "";
}

describe("a message whose file beside the database is harmed", () => {
  it.each(HARMS)(
    "is named, and blocks nothing, where it was %s",
    async (how) => {
      const first = await launch();
      const lost = await sayAll(first);
      await first.extension.close();
      const files = await blobFiles({ profileDir, extensionId: first.extension.extensionId });
      expect(files).toHaveLength(TEXTS.length);
      const file = files.at(TEXTS.length - 1 - LOST);
      await harm(file ?? { path: "", bytes: 0 }, how);

      const second = await launch();
      const { extension, page } = second;
      const heard = await readHeard(extension, page);
      expect(heard.texts).toEqual(LEFT);
      expect(heard.damaged).toEqual([lost]);
      expect(await extension.call(page, "health", {})).toMatchObject({ damaged: 1 });
      const check = await extension.call(page, "vault.check", {});
      expect(check.unreadable).toEqual([{ table: "messages", id: lost, code: "row-tampered" }]);

      await extension.call(page, "backup.make", { withKeys: false });
      const [backup] = (await extension.call(page, "backup.status", {})).records;
      expect(backup).toMatchObject({ unreadable: 1, damage: null });
      const exported = await exportConversations(page, { of: "all" });
      const end = { type: "end", messages: 2 * TEXTS.length - 1, unreadable: 1 };
      expect(exported === "gone" ? null : exported.at(-1)).toMatchObject(end);
      const { generation } = await extension.call(page, "vault.status", {});
      await extension.call(page, "vault.rotate", { generation });
      const sealing = async () => (await extension.call(page, "vault.status", {})).sealing;
      await expect.poll(sealing, PATIENCE).toBeNull();
      expect((await readHeard(extension, page)).texts).toEqual(LEFT);

      expect(await extension.call(page, "vault.repair", {})).toMatchObject({ removed: 1 });
      const clean = { unreadable: [], mismatched: [], rewound: false };
      expect(await extension.call(page, "vault.check", {})).toMatchObject(clean);
      expect(await readHeard(extension, page)).toEqual({ texts: LEFT, damaged: [] });
      await extension.close();
    },
    120_000,
  );
});

/** Every row of it is larger than 64 KiB; lines end in JSON by two letters, so its snapshot is the smallest. */
const LARGE = "heron\n".repeat(10_900);

describe("a block whose snapshot's file beside the database is harmed", () => {
  it.each(HARMS)(
    "says what it said, and is written on, where it was %s",
    async (how) => {
      const first = await launch();
      const { conversation } = await first.extension.call(first.page, "conversation.open", {
        channel: "side-panel",
      });
      const schema = { kind: "text", viewport: null } as const;
      const { id, version } = await first.extension.call(first.page, "block.add", {
        id: randomUUID(),
        contextId: conversation.contextId,
        fields: {
          ...{ label: "Large", description: "", type: "core", pinned: true, schema },
          permission: "ReadWrite",
        },
      });
      const append = (session: Session, over: number, text: string) =>
        session.extension.call(session.page, "block.edit", {
          ...{ id, version: over, edits: [{ op: "append-text", text }] },
        });
      const { block } = await append(first, version, LARGE);
      await append(first, block.version, "and more");
      await first.extension.close();
      const files = await blobFiles({ profileDir, extensionId: first.extension.extensionId });
      expect(files.length).toBeGreaterThanOrEqual(3);
      await harm(files.at(-1) ?? { path: "", bytes: 0 }, how);

      const second = await launch();
      const { extension, page } = second;
      const opened = await extension.call(page, "block.open", { id });
      expect([opened.lost, opened.block.text]).toEqual([1, `${LARGE}and more`]);
      await append(second, opened.block.version, ", and on");
      const { content } = await extension.call(page, "block.open", { id });
      expect(content).toEqual({ kind: "text", text: `${LARGE}and more, and on` });
      const check = await extension.call(page, "vault.check", {});
      expect(check.unreadable).toEqual([{ table: "block_states", id, code: "row-tampered" }]);
      await extension.close();
    },
    60_000,
  );
});
