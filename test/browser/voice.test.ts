import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { typePassphrase, untilGate, untilLocksAreHeard } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { readComposer, say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { clickIfThere, clickOnceSeen, untilSeen } from "./harness/until-seen";
import {
  dictate,
  endChunk,
  fakeRecognition,
  fakeVoices,
  hear,
  readEar,
  readSpoken,
  switchOn,
} from "./harness/voice-fakes";

const PASSPHRASE = "nine quiet kites over the marsh";
const REPLY = `The answer is here. ${"It goes on and on with the same words. ".repeat(12)}

\`\`\`js
secret()
\`\`\`

See [the page](https://example.com/long) for it.`;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let turn: string;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port, {
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
    // A microphone of silence, that nobody is asked for.
    extraArgs: ["--use-fake-device-for-media-stream"],
  });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  server.setScript("reply", { text: REPLY });
  turn = await say(panel, "What is the answer?");
  await untilStatus(panel, turn, "complete");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** The panel's page in a tab, with what the fakes bring. */
async function openFaked(fake: (page: Page) => Promise<void>, path = "sidepanel.html") {
  const page = await extension.browser.newPage();
  await page.setViewport({ width: 360, height: 740 });
  await fake(page);
  await page.goto(`chrome-extension://${extension.extensionId}/${path}`);
  await page.emulateFocusedPage(true);
  return page;
}

async function openMenu(page: Page): Promise<void> {
  await page.bringToFront();
  // By the keyboard: where a pointer is aimed at may move while the page is still drawn.
  await untilSeen(page, `[data-message-menu="${turn}"]`);
  await page.focus(`[data-message-menu="${turn}"]`);
  await page.keyboard.press("Enter");
  await untilSeen(page, '[role="menu"] :focus');
}

async function choose(page: Page, action: string): Promise<void> {
  await openMenu(page);
  await page.focus(`[data-action="${action}"]`);
  await page.keyboard.press("Enter");
}

async function readAloud(page: Page): Promise<void> {
  await choose(page, "read-aloud");
  await untilSeen(page, `[data-stop-reading="${turn}"]`);
}

describe("reading aloud", () => {
  it("is offered where this browser has a voice on the device, and nowhere else; the options tell", async () => {
    const local = await panel.evaluate(
      () => speechSynthesis.getVoices().filter(({ localService }) => localService).length,
    );
    await openMenu(panel);
    expect((await panel.$('[data-action="read-aloud"]')) !== null).toBe(local > 0);
    await panel.keyboard.press("Escape");
    const options = await extension.openPage("options.html");
    await showSection(options, "appearance");
    await untilSeen(options, `[data-voices="${local}"]`);
    await options.close();
  });

  it("speaks the reply by the device's voice, piece by piece, and code only by its name", async () => {
    const page = await openFaked(fakeVoices);
    await readAloud(page);
    expect((await readSpoken(page)).spoken).toHaveLength(1);
    expect(await barriers(page)).toEqual([]);
    await expect
      .poll(async () => {
        await endChunk(page);
        return (await readSpoken(page)).isSpeaking;
      })
      .toBe(false);
    const { spoken } = await readSpoken(page);
    const said = spoken.map(({ text }) => text).join(" ");
    expect(said).toContain("The answer is here.");
    expect(said).toContain("Code: js.");
    expect(said).not.toMatch(/secret|https|example/);
    expect(new Set(spoken.map(({ isLocal }) => isLocal))).toEqual(new Set([true]));
    expect(Math.max(...spoken.map(({ text }) => text.length))).toBeLessThanOrEqual(160);
    expect(await page.$("[data-stop-reading]")).toBeNull();
    await page.close();
  });

  it("ends by its button, by the menu's entry, and when its page goes", async () => {
    const page = await openFaked(fakeVoices);
    await readAloud(page);
    await clickOnceSeen(page, `[data-stop-reading="${turn}"]`);
    await expect.poll(async () => (await readSpoken(page)).isSpeaking).toBe(false);
    await readAloud(page);
    await choose(page, "stop-reading");
    await expect.poll(async () => (await readSpoken(page)).isSpeaking).toBe(false);
    await readAloud(page);
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    expect((await readSpoken(page)).isSpeaking).toBe(false);
    await page.close();
  });

  it("ends at once with a lock, that of another page too, and is not taken up again", async () => {
    for (const lock of ["here", "elsewhere"] as const) {
      const page = await openFaked(fakeVoices);
      await readAloud(page);
      if (lock === "elsewhere") {
        await extension.call(panel, "vault.lock", {});
      } else {
        await page.focus("[data-composer]");
        const held = ["Control", "Shift"] as const;
        for (const key of held) await page.keyboard.down(key);
        await page.keyboard.press("KeyL");
        for (const key of held) await page.keyboard.up(key);
      }
      await expect.poll(async () => (await readSpoken(page)).isSpeaking).toBe(false);
      await untilGate(page, "locked");
      await endChunk(page);
      expect((await readSpoken(page)).spoken).toHaveLength(1);
      await typePassphrase(page, PASSPHRASE);
      await untilSeen(page, `[data-message="${turn}"]`);
      expect((await readSpoken(page)).isSpeaking).toBe(false);
      await page.close();
    }
  });

  it("ends when another conversation is shown", async () => {
    const page = await openFaked(fakeVoices);
    await untilLocksAreHeard(page);
    await readAloud(page);
    await writeMessage(page, "/new");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await readSpoken(page)).isSpeaking).toBe(false);
    await page.close();
  });
});

/** The panel in a tab, in which messages are dictated. */
async function openDictating(state = "available"): Promise<Page> {
  const page = await openFaked(async (fresh) => {
    await fakeRecognition(fresh, state);
    await switchOn(fresh);
  });
  await untilSeen(page, '[data-dictate="off"]');
  return page;
}

const putCaret = (page: Page, at: number) =>
  page.$eval(
    "[data-composer]",
    (field, offset) => (field as HTMLTextAreaElement).setSelectionRange(offset, offset),
    at,
  );

describe("dictation", () => {
  it("has no button until it is switched on, and hears nothing but what this device recognizes", async () => {
    expect(await panel.$("[data-dictate]")).toBeNull();
    const page = await openFaked((fresh) => switchOn(fresh));
    const state = await page.evaluate(async () => {
      const api = Reflect.get(window, "SpeechRecognition");
      const isOfDevice = api?.available !== undefined && "processLocally" in api.prototype;
      return isOfDevice ? api.available({ langs: ["en-US"], processLocally: true }) : null;
    });
    if (state === null) {
      await page.waitForFunction(() => document.querySelector("main[data-ready]") !== null);
      expect(await page.$("[data-dictate]")).toBeNull();
    } else if (state !== "available") {
      await clickOnceSeen(page, '[data-dictate="off"]');
      await untilSeen(page, '[data-heard="off"] [data-options-link="appearance"]');
    }
    await page.close();
  });

  it("puts what was said at the caret, shows what may still change, and sends nothing", async () => {
    const page = await openDictating();
    const turns = () => page.$$eval("[data-turn]", (all) => all.length);
    const before = await turns();
    await writeMessage(page, "Tell me  please");
    await putCaret(page, 8);
    await dictate(page);
    expect(await barriers(page)).toEqual([]);
    await hear(page, "about the", false);
    await untilSeen(page, "[data-interim]");
    expect(await readComposer(page)).toBe("Tell me  please");
    await hear(page, "about the tides", true);
    await expect.poll(() => readComposer(page)).toBe("Tell me about the tides please");
    expect(await page.$("[data-interim]")).toBeNull();
    await hear(page, "and the moon", true);
    await expect.poll(() => readComposer(page)).toBe("Tell me about the tides and the moon please");
    await clickOnceSeen(page, '[data-dictate="listening"]');
    await untilSeen(page, '[data-dictate="off"]');
    expect(await readEar(page)).toEqual(["start en-US here", "stop"]);
    expect(await turns()).toBe(before);
    // As of anything typed, the draft is kept.
    await page.reload();
    await expect.poll(() => readComposer(page)).toBe("Tell me about the tides and the moon please");
    await page.close();
  });

  it("lets go of the microphone by Escape, by sending, when nobody sees the page, and with a lock", async () => {
    const page = await openDictating();
    const ends = async (end: () => Promise<unknown>) => {
      await dictate(page);
      await hear(page, "half a sen", false);
      const before = (await readEar(page)).length;
      await end();
      await expect.poll(async () => (await readEar(page)).slice(before)).toContain("abort");
      await hear(page, "half a sentence", true);
      const fields = await page.$$eval("textarea", (all) => all.map(({ value }) => value).join());
      const text = await page.$eval("body", ({ textContent }) => textContent);
      expect(fields + text).not.toContain("half a sen");
    };
    const typed = await readComposer(page);
    await ends(() => page.keyboard.press("Escape"));
    expect(await readComposer(page)).toBe(typed);
    await ends(async () => {
      await writeMessage(page, "Plain words.");
      await page.keyboard.press("Enter");
    });
    await ends(() =>
      page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        Reflect.deleteProperty(document, "hidden");
      }),
    );
    await ends(() => extension.call(panel, "vault.lock", {}));
    await untilGate(page, "locked");
    await typePassphrase(page, PASSPHRASE);
    await untilSeen(page, '[data-dictate="off"]');
    await page.close();
  });

  it("says what is missing, with the way to where it can be had", async () => {
    const page = await openDictating("downloadable");
    await clickOnceSeen(page, '[data-dictate="off"]');
    await untilSeen(page, '[data-heard="off"] [data-options-link="appearance"]');
    expect(await readEar(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await page.close();
  });

  it("is switched on in the options, where the language is downloaded and the microphone asked for", async () => {
    const page = await openFaked(async (fresh) => {
      await fakeRecognition(fresh, "downloadable");
      await fresh.evaluateOnNewDocument(() => localStorage.removeItem("dictation"));
    }, "options.html");
    await showSection(page, "appearance");
    await untilSeen(page, '[data-switch="dictation"]:not(:checked)');
    await page.focus('[data-switch="dictation"]');
    await page.keyboard.press("Space");
    await untilSeen(page, '[data-switch="dictation"]:checked');
    expect(await page.evaluate(() => localStorage.getItem("dictation"))).toBe("en-US");
    await untilSeen(page, '[data-dictation-state="downloadable"]');
    expect(await readEar(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await clickOnceSeen(page, "[data-dictation-download]");
    await untilSeen(page, "[data-microphone]");
    expect(await readEar(page)).toEqual(["install en-US"]);
    const origin = `chrome-extension://${extension.extensionId}`;
    await untilSeen(page, '[data-microphone="prompt"]');
    await extension.browser.defaultBrowserContext().overridePermissions(origin, ["microphone"]);
    // Where the browser did not tell of it by itself.
    await clickIfThere(page, "[data-microphone-ask]");
    await untilSeen(page, '[data-microphone="granted"]');
    await page.close();
  });
});
