import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillNewPassphrase, typePassphrase, untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { readConversation, say, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";
import {
  addAuthenticator,
  askAuthenticator,
  type PasskeyAnswer,
  replayAuthenticator,
} from "./harness/virtual-passkey";

const PASSPHRASE = "seven quiet herons at dusk";
const QUESTION = "What can you do?";

let profileDir: string;
let extension: RunningExtension;
let panel: Page;
let answer: PasskeyAnswer;
let methodId: string;

beforeAll(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-passkey-"));
  extension = await launchWithOllama(NO_SERVER, { profileDir, setUp: false });
  panel = await extension.openPanel({ gate: "new" });
  await addAuthenticator(panel);
});

afterAll(async () => {
  await extension?.close();
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

const status = () => extension.call(panel, "vault.status", {});

async function unlockByPasskey(): Promise<void> {
  await untilGate(panel, "locked");
  await panel.bringToFront();
  await clickOnceSeen(panel, '[data-unlock="passkey"] button');
  await panel.waitForSelector("main[data-ready]");
}

async function openLockPage(): Promise<Page> {
  const options = await extension.openPage("options.html#lock");
  await options.waitForSelector('[data-method="passkey"]');
  return options;
}

// One story: each test goes on where the one before has left the vault.
describe("a vault that was set up by passkey", () => {
  it("is made by one click and the authenticator", async () => {
    await panel.bringToFront();
    await clickOnceSeen(panel, '[data-choose="passkey"]:enabled');
    await clickOnceSeen(panel, "[data-save-method]");
    await untilSeen(panel, "main[data-ready]");
    const { methods, protection } = await status();
    expect([protection, methods.map(({ kind }) => kind)]).toEqual(["lock", ["passkey"]]);
    await untilStatus(panel, await say(panel, QUESTION), "complete");
  });

  it("is opened by the authenticator in another session of the browser", async () => {
    const [method] = (await status()).methods;
    // A virtual authenticator lives no longer than its page, so the session is ended around it.
    await panel.evaluate(() => chrome.storage.session.clear());
    await extension.killWorker();
    await panel.reload();
    await unlockByPasskey();
    expect((await readConversation(panel))[0]).toBe(QUESTION);
    if (!method?.passkey) throw new Error("the method tells no passkey");
    methodId = method.id;
    answer = await askAuthenticator(panel, method.passkey);
  });

  it("is opened after the browser's restart by what that authenticator answers", async () => {
    await extension.close();
    extension = await launchWithOllama(NO_SERVER, { profileDir });
    panel = await extension.openPanel({ gate: "locked" });
    await replayAuthenticator(panel, answer);
    await panel.reload();
    await unlockByPasskey();
    expect((await readConversation(panel))[0]).toBe(QUESTION);
  });

  it("takes a passphrase beside it and a new key, and opens without the passkey then", async () => {
    const options = await openLockPage();
    await clickOnceSeen(options, '[data-add-method="passphrase"]');
    await fillNewPassphrase(options, PASSPHRASE);
    await options.waitForSelector('[data-method="passphrase"]');
    const before = await status();
    await clickOnceSeen(options, '[data-folded="vault-key"] summary');
    await clickOnceSeen(options, "[data-rotate]");
    await expect.poll(async () => (await status()).generation).toBeGreaterThan(before.generation);
    await expect.poll(async () => (await status()).sealing, { timeout: 20_000 }).toBe(null);
    await clickOnceSeen(options, '[data-method="passkey"] [data-remove]');
    await clickOnceSeen(options, "[data-remove-confirm]");
    await options.waitForFunction(() => document.querySelector('[data-method="passkey"]') === null);
    await options.close();
    await extension.call(panel, "vault.lock", {});
    await untilGate(panel, "locked");
    await typePassphrase(panel, PASSPHRASE);
    await panel.waitForSelector("main[data-ready]");
    expect((await readConversation(panel))[0]).toBe(QUESTION);
    expect((await status()).methods.map(({ kind }) => kind)).toEqual(["passphrase"]);
  });

  it("is not opened by the passkey that was removed, and every row still opens", async () => {
    const check = await extension.call(panel, "vault.check", {});
    expect(check).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
    await extension.call(panel, "vault.lock", {});
    const secret = { kind: "passkey", methodId, secret: answer.secret } as const;
    await expect(extension.call(panel, "vault.unlock", { secret })).rejects.toThrow(/not-found/);
  });
});
