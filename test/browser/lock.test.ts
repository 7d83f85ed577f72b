import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallInput, CallName } from "../../src/contract/contract";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { findContext, makeContext, openContext, retypeField } from "./harness/contexts-page";
import {
  fillNewPassphrase,
  hasText,
  setUpByPassphrase,
  typePassphrase,
  untilGate,
} from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  readComposer,
  readConversation,
  say,
  untilReplyHas,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons at dusk";
const WRONG = "seven loud herons at dawn";
const NO_ID = "00000000-0000-4000-8000-000000000000";
const SAID = ["canary-question", "canary-answer", "canary-draft"] as const;
const [QUESTION, ANSWER, DRAFT] = SAID;

let profileDir: string;
let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-lock-"));
  server = await startOllamaServer({ script: "stall", scriptOptions: { text: ANSWER } });
  await launch();
  panel = await extension.openPanel({ gate: "new" });
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

async function launch(): Promise<void> {
  extension = await launchWithOllama(new URL(server.url).port, { profileDir, setUp: false });
}

/** The code with which a call fails; null where it succeeds. */
async function codeOf<N extends CallName>(name: N, input: CallInput<N>): Promise<string | null> {
  return extension.call(panel, name, input).then(
    () => null,
    (error) => error.failure?.code ?? String(error),
  );
}

async function unlockByHand(): Promise<void> {
  await typePassphrase(panel, PASSPHRASE);
  await panel.waitForSelector("main[data-ready]");
}

async function lockByKeys({ keyboard }: Page): Promise<void> {
  await keyboard.down("Control");
  await keyboard.down("Shift");
  await keyboard.press("KeyL");
  await keyboard.up("Shift");
  await keyboard.up("Control");
}

/** What assistive technology is told of the lock. */
async function untilAnnounced(text: string): Promise<void> {
  const announced = () =>
    panel.$eval('[aria-live="polite"][data-lock-news]', (at) => at.textContent);
  await expect.poll(announced).toBe(text);
}

/** How many attempts to unlock were counted since the last one that was right. */
function countedAttempts(): Promise<number> {
  return panel.evaluate(async () => {
    const stored: Record<string, { count?: number }> = await chrome.storage.local.get(null);
    const [counted] = Object.entries(stored).filter(([key]) => key.startsWith("unlock-attempts:"));
    return counted?.[1].count ?? 0;
  });
}

// One story: each test goes on where the one before has left the vault.
describe("a profile that is new", () => {
  it("stores nothing before it was asked how it is to be locked", async () => {
    expect(await codeOf("conversation.open", { channel: "side-panel" })).toBe("not-set-up");
    expect(await extension.call(panel, "vault.status", {})).toMatchObject({ state: "new" });
  });

  it("takes no passphrase that is known or guessed soon, and says why", async () => {
    await clickOnceSeen(panel, '[data-choose="passphrase"]');
    await fillNewPassphrase(panel, "replace-me-before-deployment");
    await panel.waitForSelector('[data-new-passphrase] [aria-invalid="true"], [role="alert"]');
    expect(await extension.call(panel, "vault.status", {})).toMatchObject({ state: "new" });
    await panel.reload();
    await setUpByPassphrase(panel, PASSPHRASE);
    const status = await extension.call(panel, "vault.status", {});
    expect(status).toMatchObject({ state: "unlocked", protection: "lock" });
  });
});

describe("locking by hand", () => {
  let others: Page[];

  it("leaves no text in any open page, also while a reply is being written", async () => {
    const turn = await say(panel, QUESTION);
    await untilReplyHas(panel, turn, ANSWER);
    await writeMessage(panel, DRAFT);
    const tab = await extension.openPage("sidepanel.html");
    await tab.waitForFunction((text) => document.body.textContent?.includes(text), {}, ANSWER);
    others = [tab, await extension.openPage("options.html")];
    await panel.bringToFront();
    for (const text of SAID) expect(await hasText(panel, text)).toBe(true);
    await clickOnceSeen(panel, "[data-lock-now]");
    for (const page of [panel, ...others]) await untilGate(page, "locked");
    for (const page of [panel, ...others]) {
      for (const text of SAID) expect(await hasText(page, text), text).toBe(false);
    }
  });

  it("leaves no key in the browser's memory for extensions", async () => {
    const session = await panel.evaluate(() => chrome.storage.session.get(null));
    expect(Object.keys(session)).not.toContain("vault-key");
  });

  it("answers every call and stream about what is stored with locked", async () => {
    const id = crypto.randomUUID();
    const codes = await Promise.all([
      codeOf("conversation.open", { channel: "side-panel" }),
      codeOf("message.list", { conversationId: NO_ID, before: null, limit: 1 }),
      codeOf("draft.save", { conversationId: NO_ID, text: "x" }),
      codeOf("turn.send", { id, conversationId: NO_ID, text: "x" }),
      codeOf("model.status", {}),
      codeOf("context.list", {}),
      codeOf("vault.check", {}),
      codeOf("vault.rotate", { generation: 1 }),
      codeOf("vault.addMethod", { generation: 1, method: { kind: "device" } }),
    ]);
    expect(new Set(codes)).toEqual(new Set(["locked"]));
    const watch = await extension.watch(panel, "turn.watch", { turnId: NO_ID });
    const failure = await watch.until((message) => message.type === "failure");
    expect(failure).toMatchObject({ failure: { code: "locked", data: {} } });
  });

  it("is undone by the passphrase, in every page: text, draft and what had arrived are back", async () => {
    await unlockByHand();
    await untilGate(others[0] as Page, "open");
    expect(await readConversation(panel)).toEqual([QUESTION, ANSWER]);
    expect(await readComposer(panel)).toBe(DRAFT);
    const stored = await readStored(extension, panel);
    expect(stored.at(-1)).toMatchObject({ text: ANSWER, reply: { status: "interrupted" } });
    for (const page of others) await page.close();
  });

  it("works by the keys, too", async () => {
    await panel.bringToFront();
    await lockByKeys(panel);
    await untilGate(panel, "locked");
    await untilAnnounced("Confidant is locked.");
    await unlockByHand();
    await untilAnnounced("Confidant is unlocked.");
  });

  it("loses nothing of what was typed in the options in the moment before", async () => {
    // Made since the vault was unlocked, in one piece: on a slow machine that takes seconds.
    const keyFile = async () => (await extension.call(panel, "backup.status", {})).keyFile;
    await expect.poll(keyFile).not.toBeNull();
    const id = await makeContext(extension, panel, "Reading");
    const options = await openContext(extension, id);
    await retypeField(options, '[data-text="name"]', "Reading aloud");
    await lockByKeys(options);
    await untilGate(options, "locked");
    await untilGate(panel, "locked");
    await panel.bringToFront();
    await unlockByHand();
    expect((await findContext(extension, panel, "Reading aloud")).context.id).toBe(id);
    await options.close();
  });
});

describe("a page that hears of a lock", () => {
  it.each(["the worker's word", "the mark of a worker that has died since"])(
    "shows nothing from that moment, and all of it again where none was made: %s",
    async (by) => {
      await panel.bringToFront();
      await panel.focus("[data-composer]");
      await panel.evaluate((isAnnounced) => {
        const isSeen = () => document.querySelector("[data-turn]")?.checkVisibility() === true;
        const seen: boolean[] = [isSeen()];
        Reflect.set(globalThis, "seen", seen);
        // The page's own listeners were there before.
        new BroadcastChannel("lock-begun").onmessage = () => seen.push(isSeen());
        chrome.storage.local.onChanged.addListener(() => seen.push(isSeen()));
        if (isAnnounced) new BroadcastChannel("lock-begun").postMessage(null);
        else chrome.storage.local.set({ "lock-begun": Date.now() });
      }, by === "the worker's word");
      await expect
        .poll(() => panel.evaluate(() => Reflect.get(globalThis, "seen")))
        .toHaveLength(2);
      expect(await panel.evaluate(() => Reflect.get(globalThis, "seen"))).toEqual([true, false]);
      const isBack = () => document.querySelector("[data-turn]")?.checkVisibility() === true;
      await panel.waitForFunction(isBack);
      // The keyboard is where it was.
      await panel.waitForFunction(() => document.activeElement?.matches("[data-composer]"));
      expect(await readComposer(panel)).toBe(DRAFT);
    },
  );
});

describe("locking by itself", () => {
  const MINUTE_MS = 60_000;

  it.each([
    ["it was not used for as long as was chosen", -16 * MINUTE_MS],
    ["the clock stands before the last use", 10 * 365 * 24 * 60 * MINUTE_MS],
  ])("happens where %s, seen by a worker that starts", async (_, offset) => {
    // Before the end of the worker that has just been told of a use, and keeps none for ten seconds:
    // a page may wake the next one at once.
    await panel.evaluate(
      (lastUsed) => chrome.storage.session.set({ "last-use": { lastUsed, minutes: 15 } }),
      Date.now() + offset,
    );
    await extension.killWorker();
    expect(await codeOf("model.status", {})).toBe("locked");
    await untilGate(panel, "locked");
    await untilAnnounced("Confidant is locked.");
    await unlockByHand();
  });

  it("happens where the browser has ended, and nothing is lost by it", async () => {
    await extension.close();
    await launch();
    panel = await extension.openPanel({ gate: "locked" });
    for (const text of SAID) expect(await hasText(panel, text)).toBe(false);
    await unlockByHand();
    expect(await readConversation(panel)).toEqual([QUESTION, ANSWER]);
    expect(await readComposer(panel)).toBe(DRAFT);
  });
});

describe("a wrong passphrase", { timeout: 180_000 }, () => {
  it("is told by one sentence, then by a growing delay that a restart does not end", async () => {
    await extension.call(panel, "vault.lock", {});
    await untilGate(panel, "locked");
    const alerts = new Set<string>();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await typePassphrase(panel, WRONG);
      const alert = await panel.waitForSelector('[data-gate="locked"] [role="alert"]');
      alerts.add((await alert?.evaluate((element) => element.textContent)) ?? "");
      expect(await countedAttempts()).toBe(attempt);
    }
    expect(alerts.size).toBe(1);
    // A wait counts from where its attempt begins: on a slow machine the first ones end with it.
    let attempts = 3;
    const left = async () => (await extension.call(panel, "vault.status", {})).retryAfter;
    while (attempts < 5 || (await left()) < 3) {
      await panel.waitForFunction(() => document.querySelector("[data-wait]") === null);
      await typePassphrase(panel, WRONG);
      attempts += 1;
      await expect.poll(countedAttempts).toBe(attempts);
      await panel.waitForSelector('[data-wait], [data-unlock] [type="submit"]:enabled');
    }
    await panel.waitForSelector("[data-wait]");
    await extension.killWorker();
    const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    expect(await codeOf("vault.unlock", { secret })).toBe("too-many-attempts");
    const { retryAfter } = await extension.call(panel, "vault.status", {});
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(2 ** (attempts - 3));
    await panel.waitForFunction(() => document.querySelector("[data-wait]") === null);
    await unlockByHand();
    const turn = (await readStored(extension, panel)).at(-1)?.id ?? "";
    await untilStatus(panel, turn, "interrupted");
  });
});
