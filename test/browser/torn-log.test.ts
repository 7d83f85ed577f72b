import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { tearLog } from "./harness/tear-log";

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-torn-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

type Session = { readonly extension: RunningExtension; readonly page: Page };

async function launch(): Promise<Session> {
  const extension = await launchWithOllama(NO_SERVER, { profileDir });
  const page = await extension.openPage("options.html");
  // What the torn log has lost is brought back from the journal first.
  const state = async () => (await extension.call(page, "vault.status", {})).state;
  await expect.poll(state, { timeout: 20_000 }).toBe("unlocked");
  return { extension, page };
}

async function say({ extension, page }: Session, text: string): Promise<void> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const turn = { id: randomUUID(), conversationId: conversation.id, text };
  await extension.call(page, "turn.send", turn);
}

async function heard({ extension, page }: Session): Promise<readonly string[]> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const input = { conversationId: conversation.id, before: null, limit: 200 };
  const { messages } = await extension.call(page, "message.list", input);
  return messages.filter(({ role }) => role === "user").map(({ text }) => text);
}

async function kill({ extension }: Session): Promise<void> {
  const browser = extension.browser.process();
  const gone = new Promise((resolve) => browser?.once("exit", resolve));
  browser?.kill("SIGKILL");
  await gone;
}

describe("a log of the database that ends in a torn record", () => {
  it.each([1, 100, 1_000])(
    "loses nothing that was said before it or after it (%i bytes cut)",
    async (bytes) => {
      const first = await launch();
      const acknowledged = ["one", "two", "three", "four"];
      for (const text of acknowledged) await say(first, text);
      await kill(first);
      await tearLog({ profileDir, extensionId: first.extension.extensionId }, bytes);
      const second = await launch();
      expect(await heard(second)).toEqual(acknowledged);
      const said = ["five", "six", "seven", "eight", "nine", "ten"];
      for (const text of said) await say(second, text);
      await second.extension.close();
      const third = await launch();
      expect(await heard(third)).toEqual([...acknowledged, ...said]);
      await third.extension.close();
    },
  );
});
