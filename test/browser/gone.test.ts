import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { deleteDatabases } from "./harness/delete-databases";
import { setUpByPassphrase, typePassphrase, untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "a quiet harbour at dusk";

let profileDir: string;

beforeEach(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-gone-"));
});

afterEach(async () => {
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

async function say(extension: RunningExtension, page: Page, text: string): Promise<void> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const turn = { id: randomUUID(), conversationId: conversation.id, text };
  await extension.call(page, "turn.send", turn);
}

async function heard(extension: RunningExtension, page: Page): Promise<readonly string[]> {
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const input = { conversationId: conversation.id, before: null, limit: 200 };
  const { messages } = await extension.call(page, "message.list", input);
  return messages.filter(({ role }) => role === "user").map(({ text }) => text);
}

const SAID = ["one", "two", "three"];
const LATER = ["four", "five"];

/** Talks before a backup and after it. */
async function talk(extension: RunningExtension, page: Page): Promise<void> {
  for (const text of SAID) await say(extension, page, text);
  await extension.call(page, "backup.make", { withKeys: false });
  for (const text of LATER) await say(extension, page, text);
}

async function expectAllThere(extension: RunningExtension, page: Page): Promise<void> {
  expect(await heard(extension, page)).toEqual([...SAID, ...LATER]);
  const { unreadable, mismatched, rewound } = await extension.call(page, "vault.check", {});
  expect({ unreadable, mismatched, rewound }).toEqual({
    unreadable: [],
    mismatched: [],
    rewound: false,
  });
}

describe("the database's folder deleted between two runs of the browser", () => {
  it("is put back without a lock by itself, told in one sentence, which can be dismissed", async () => {
    const first = await launchWithOllama(NO_SERVER, { profileDir });
    await talk(first, await first.openPage("options.html"));
    await first.close();
    await deleteDatabases({ profileDir, extensionId: first.extensionId });
    const second = await launchWithOllama(NO_SERVER, { profileDir });
    const panel = await second.openPage("sidepanel.html");
    await untilSeen(panel, "[data-recovered]");
    await expectAllThere(second, panel);
    await clickOnceSeen(panel, "[data-recovered-dismiss]");
    await panel.waitForSelector("[data-recovered]", { hidden: true });
    await second.close();
  });

  it("is put back behind a passphrase after the unlock", async () => {
    const first = await launchWithOllama(NO_SERVER, { profileDir, setUp: false });
    const page = await first.openPage("sidepanel.html");
    await setUpByPassphrase(page, PASSPHRASE);
    await talk(first, page);
    await first.close();
    await deleteDatabases({ profileDir, extensionId: first.extensionId });
    const second = await launchWithOllama(NO_SERVER, { profileDir, setUp: false });
    const panel = await second.openPage("sidepanel.html");
    await untilGate(panel, "locked");
    await typePassphrase(panel, PASSPHRASE);
    await untilSeen(panel, "[data-recovered]");
    await expectAllThere(second, panel);
    await second.close();
  });
});
