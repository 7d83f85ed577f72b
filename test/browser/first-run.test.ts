import type { Page, Target } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "../../src/ui/words/en";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { fillNewPassphrase, untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  closePanel,
  readReply,
  say,
  untilContext,
  untilReplyHas,
  untilStatus,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons at dusk";
const ANSWER = "Good evening.";
const REMINDER = "[data-recovery-reminder]";

let server: OllamaServer;
let extension: RunningExtension;

beforeEach(async () => {
  // As it is installed: told of no extension.
  const script = { script: "reply", scriptOptions: { text: ANSWER } } as const;
  server = await startOllamaServer({ ...script, origins: [] });
  extension = await launchWithOllama(new URL(server.url).port, { setUp: false });
});

afterEach(async () => {
  await extension?.close();
  await server?.close();
});

const isAt = (name: string) => (target: Target) => target.url().endsWith(`/${name}.html`);

/** The page that the browser shows by itself after the installation. */
async function welcomePage(): Promise<Page> {
  const target = await extension.browser.waitForTarget(isAt("welcome"));
  const page = await target.asPage();
  await page.bringToFront();
  await untilGate(page, "new");
  return page;
}

/** The panel that opened by itself. */
async function openedPanel(): Promise<Page> {
  const target = await extension.browser.waitForTarget(isAt("sidepanel"));
  const panel = await target.asPage();
  await untilSeen(panel, "main[data-ready]");
  return panel;
}

async function methodKinds(page: Page): Promise<string[]> {
  const { methods } = await extension.call(page, "vault.status", {});
  return methods.map(({ kind }) => kind);
}

async function choosePassphrase(page: Page): Promise<void> {
  await page.bringToFront();
  await clickOnceSeen(page, '[data-choose="passphrase"]');
  await fillNewPassphrase(page, PASSPHRASE);
}

describe("from the installation to the first answer", () => {
  it("there is one question, how it is locked, and the panel opens by its answer", async () => {
    const welcome = await welcomePage();
    expect(await barriers(welcome)).toEqual([]);
    const question = await welcome.$eval("[data-set-up]", (part) => part.textContent ?? "");
    expect(question).toContain(en.setUp.why);
    expect(question).toContain("You can add one at any time");
    await clickOnceSeen(welcome, '[data-choose="device"]');
    const panel = await openedPanel();
    await untilContext(panel, "Confidant");
    server.setScript("hold");
    const turn = await say(panel, "Hello");
    // It grows on the screen, word by word, and is no more than its beginning until the rest comes.
    await untilReplyHas(panel, turn, "word0 word1");
    await untilStatus(panel, turn, "streaming");
    const begun = await readReply(panel, turn);
    expect(await panel.$$('[role="alert"]')).toEqual([]);
    const next = `word${begun.trim().split(" ").length}`;
    await untilReplyHas(panel, turn, next);
    server.release();
    await untilStatus(panel, turn, "complete");
    const whole = await readReply(panel, turn);
    expect(whole.slice(0, begun.length)).toBe(begun);
    expect(whole.slice(begun.length)).toContain(next);
    expect(await panel.$$('[role="alert"]')).toEqual([]);
    expect(await panel.$(REMINDER)).toBe(null);
    await untilSeen(welcome, '[data-opened="true"]');
    expect(await welcome.evaluate(() => document.activeElement?.id)).toBe("open-panel");
  });

  it("a passphrase is all that a lock takes; what is lost without a recovery key is told later", async () => {
    const welcome = await welcomePage();
    await choosePassphrase(welcome);
    const panel = await openedPanel();
    expect(await methodKinds(panel)).toEqual(["passphrase"]);
    expect(await panel.$(REMINDER)).toBe(null);
    await untilStatus(panel, await say(panel, "Hello"), "complete");
    const reminder = await panel.waitForSelector(REMINDER);
    expect(await barriers(panel)).toEqual([]);
    const text = await reminder?.evaluate((element) => element.textContent);
    expect(text).toContain("If the passphrase is forgotten, everything stored here is lost");
  });

  it("offers no passkey where the browser has none", async () => {
    const welcome = await welcomePage();
    const kinds = () =>
      welcome.$$eval("[data-choose]", (all) =>
        all.map((one) => (one as HTMLElement).dataset.choose),
      );
    expect(await kinds()).toEqual(["passphrase", "passkey", "device"]);
    await welcome.evaluateOnNewDocument(() => {
      Reflect.deleteProperty(globalThis, "PublicKeyCredential");
    });
    await welcome.reload();
    await untilGate(welcome, "new");
    expect(await kinds()).toEqual(["passphrase", "device"]);
  });
});

describe("a profile that is new in two pages", () => {
  it("goes on in the panel when the welcome page has the answer", async () => {
    const welcome = await welcomePage();
    const panel = await extension.openPanel({ gate: "new" });
    await choosePassphrase(welcome);
    await untilSeen(panel, "main[data-ready]");
    expect(await panel.$("[data-set-up]")).toBe(null);
    expect(await methodKinds(panel)).toEqual(["passphrase"]);
  });

  it("goes on in the welcome page when the panel has the answer", async () => {
    const welcome = await welcomePage();
    const panel = await extension.openPanel({ gate: "new" });
    await choosePassphrase(panel);
    await untilSeen(panel, "main[data-ready]");
    await untilSeen(welcome, "#open-panel");
    expect(await welcome.$("[data-set-up]")).toBe(null);
  });

  it("takes one of two answers that are given at once, and both pages go on", async () => {
    const welcome = await welcomePage();
    const panel = await extension.openPanel({ gate: "new" });
    // Both are held before either is pressed: the first answer takes the other page's question away.
    const find = (page: Page) => page.waitForSelector('[data-choose="device"]');
    const choices = await Promise.all([find(panel), find(welcome)]);
    await Promise.all(
      choices.map((choice) => choice?.evaluate((one) => (one as HTMLElement).click())),
    );
    await untilSeen(panel, "main[data-ready]");
    await untilSeen(welcome, "#open-panel");
    expect(await methodKinds(panel)).toEqual(["device"]);
    // The welcome page's own answer may open the panel once more: what is open by then is written in.
    await closePanel(panel);
    const next = await extension.openPanel();
    await untilContext(next, "Confidant");
    await untilStatus(next, await say(next, "Hello"), "complete");
  });

  it("asks once more, or goes on, where the worker ends in the middle", async () => {
    const welcome = await welcomePage();
    await choosePassphrase(welcome);
    await extension.killWorker();
    const retry = '[data-gate="new"] [role="alert"], #open-panel';
    await untilSeen(welcome, retry);
    // What was typed is still there: the same button is all that it takes.
    if ((await welcome.$("#open-panel")) === null) {
      await clickOnceSeen(welcome, "[data-new-passphrase] [data-save-method]:enabled");
      await untilSeen(welcome, "#open-panel");
    }
    expect(await methodKinds(welcome)).toEqual(["passphrase"]);
  });
});

describe("a lock without a recovery key", () => {
  it("is told in the panel until that is put off or there is one, and in Options all the time", async () => {
    const welcome = await welcomePage();
    await choosePassphrase(welcome);
    const panel = await openedPanel();
    await untilStatus(panel, await say(panel, "Hello"), "complete");
    await clickOnceSeen(panel, "[data-recovery-later]");
    await panel.waitForSelector(REMINDER, { hidden: true });
    const options = await extension.openPage("options.html#lock");
    await untilSeen(options, "[data-recovery-missing]");
    // A month later.
    await panel.evaluate(() => {
      const month = 30 * 24 * 60 * 60 * 1_000;
      const later = Date.now() + month;
      Date.now = () => later;
      window.dispatchEvent(new Event("storage"));
    });
    await clickOnceSeen(panel, "[data-make-recovery-key]");
    const made = await extension.browser.waitForTarget((target) =>
      target.url().endsWith("options.html#lock/recovery"),
    );
    const page = await made.asPage();
    const key = await (await page.waitForSelector("[data-recovery-key]"))?.evaluate(
      (shown) => shown.textContent,
    );
    await page.focus("[data-check]");
    await page.keyboard.sendCharacter(key?.slice(-6) ?? "");
    await page.keyboard.press("Enter");
    await untilSeen(page, "[data-recovery-made]:focus");
    expect(await methodKinds(page)).toEqual(["passphrase", "recovery"]);
    await panel.waitForSelector(REMINDER, { hidden: true });
    await options.waitForSelector("[data-recovery-missing]", { hidden: true });
    // Where that key goes again, so does what was said of it; a new one is made when it is asked for.
    await clickOnceSeen(page, '[data-method="recovery"] [data-remove]');
    await clickOnceSeen(page, "[data-remove-confirm]");
    await untilSeen(page, "[data-recovery-missing]");
    await untilSeen(page, "main [data-make-recovery-key]");
    expect(await page.$("[data-recovery-made]")).toBeNull();
    expect(await page.$("[data-recovery-key]")).toBeNull();
  });
});
