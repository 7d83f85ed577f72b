import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bucketBlobFiles, type Harm, harm } from "./harness/blob-files";
import { deleteDatabases } from "./harness/delete-databases";
import { killBrowser } from "./harness/kill-browser";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readHeard } from "./harness/read-heard";

const PATIENCE = { timeout: 30_000 };
/** So long that its commit lies in a file of its own, and yet goes through the journal's log. */
const LONG = " heron".repeat(16_000);
const SHORT = ["before", "between", "after"];

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-journal-blob-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  const page = await extension.openPage("options.html");
  const state = async () => (await extension.call(page, "vault.status", {})).state;
  await expect.poll(state, PATIENCE).toBe("unlocked");
  return { extension, page };
}

async function say({ extension, page }: Session, text: string): Promise<void> {
  const open = await extension.call(page, "conversation.open", { channel: "side-panel" });
  const conversationId = open.conversation.id;
  await extension.call(page, "turn.send", { id: randomUUID(), conversationId, text });
  // What a browser's end cuts may be told as missing.
  const running = async () => (await extension.call(page, "health", {})).running;
  await expect.poll(running, PATIENCE).toBe(0);
}

/** What was said, each text by its beginning: the long ones tell nothing more. */
async function begun({ extension, page }: Session) {
  const { texts, damaged } = await readHeard(extension, page);
  return { texts: texts.map((text) => text.slice(0, 9)), damaged };
}

/** Talks behind a backup, kills the browser and harms every file of its journal. */
async function talkAndHarm(how: Harm): Promise<string> {
  const first = await launch();
  await say(first, "before");
  await first.extension.call(first.page, "backup.make", { withKeys: false });
  for (const text of [`0${LONG}`, "between", `1${LONG}`, "after"]) await say(first, text);
  await killBrowser(first.extension);
  const files = await bucketBlobFiles({ profileDir });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) await harm(file, how);
  return first.extension.extensionId;
}

describe("a journal whose files beside its database are harmed", () => {
  it.each<Harm>(["removed", "cut", "emptied"])(
    "hinders nothing while the database is there, and is made good by backups, where they were %s",
    async (how) => {
      const extensionId = await talkAndHarm(how);
      const second = await launch();
      await say(second, "since");
      const said = ["before", "0 heron h", "between", "1 heron h", "after", "since"];
      expect(await begun(second)).toEqual({ texts: said, damaged: [] });
      // What is found to be lost while the first is made may be closed by the next, which otherwise
      // comes by itself.
      for (let nth = 0; nth < 2; nth += 1) {
        await second.extension.call(second.page, "backup.make", { withKeys: false });
      }
      await say(second, "behind it");
      await second.extension.close();
      await deleteDatabases({ profileDir, extensionId });
      const third = await launch();
      const whole = { texts: [...said, "behind it"], damaged: [] };
      expect(await begun(third)).toEqual(whole);
      const { recovered } = await third.extension.call(third.page, "vault.status", {});
      expect(recovered).toMatchObject({ since: null, unreadable: 0 });
      await third.extension.close();
    },
    120_000,
  );

  it("gives back what is around them where the database is gone, too, and says that something is missing", async () => {
    const extensionId = await talkAndHarm("removed");
    await deleteDatabases({ profileDir, extensionId });
    const second = await launch();
    const { extension, page } = second;
    const { texts } = await begun(second);
    expect(texts.filter((text) => SHORT.includes(text))).toEqual(SHORT);
    const { recovered } = await extension.call(page, "vault.status", {});
    expect(recovered?.since).toEqual(expect.any(Number));
    await say(second, "since");
    await extension.call(page, "backup.make", { withKeys: false });
    expect((await readHeard(extension, page)).texts.at(-1)).toBe("since");
    await extension.close();
  }, 120_000);
});
