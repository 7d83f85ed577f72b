import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import {
  chooseAction,
  readReply,
  say,
  untilChosen,
  untilReplyHas,
  untilStatus,
} from "./harness/panel-page";
import { hasKeyboard } from "./harness/tab-to";
import { untilSeen } from "./harness/until-seen";

/** What rendering changes, and a copy must not. */
const SOURCE =
  "  Kept as it is:\n\n* **bold** `code` \\(x^2\\) &amp; &lt;b&gt;\n\n\n\ta tab, a \u{1F9ED}, e\u0301, \u202Eright\u202C\n\n| a | b |\n|:-:|--:|\n| 1 | 2<br>3 |";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  const origin = `chrome-extension://${extension.extensionId}`;
  await extension.browser
    .defaultBrowserContext()
    .overridePermissions(origin, ["clipboard-read", "clipboard-sanitized-write"]);
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

/** Copies a message by the keyboard; resolves with what is on the clipboard once that is told. */
function copyOf(messageId: string): Promise<string> {
  return copyBy(`[data-copy-message="${messageId}"]`);
}

async function copyBy(button: string): Promise<string> {
  await panel.bringToFront();
  await untilSeen(panel, button);
  await panel.focus(button);
  await panel.keyboard.press("Enter");
  await panel.waitForFunction(
    (selector) => {
      const status = document.querySelector(`${selector} [aria-live="polite"]`);
      return status?.textContent === "Copied";
    },
    {},
    button,
  );
  return panel.evaluate(() => navigator.clipboard.readText());
}

function howFar(): Promise<{ readonly top: number; readonly below: number }> {
  return panel.$eval("[data-conversation]", (part) => ({
    top: part.scrollTop,
    below: part.scrollHeight - part.scrollTop - part.clientHeight,
  }));
}

describe("a message", () => {
  it("is copied byte for byte, the person's and the reply, and that is told", async () => {
    server.setScript("reply", { text: SOURCE });
    const turn = await say(panel, SOURCE);
    await untilStatus(panel, turn, "complete");
    const [question, reply] = (await readStored(extension, panel)).slice(-2);
    expect(reply?.text).toBe(SOURCE);
    expect(await copyOf(String(question?.id))).toBe(question?.text);
    expect(await copyOf(turn)).toBe(SOURCE);
  });

  it("has code that is copied without the hidden characters that are named in it", async () => {
    server.setScript("reply", { text: "```sh\nrm \u202E-rf \u001B[0m\t~\n```" });
    const turn = await say(panel, "A command");
    await untilStatus(panel, turn, "complete");
    const shown = await panel.$eval(`[data-turn="${turn}"] code`, (code) => code.textContent);
    expect(shown).toContain("rm [U+202E]-rf [U+001B][0m");
    const note = `[data-turn="${turn}"] [data-hidden="2"]`;
    // What a lock covers the page with must not fit anything else.
    expect(await panel.$eval(note, (part) => getComputedStyle(part).contentVisibility)).toBe(
      "visible",
    );
    expect(await copyBy(`[data-turn="${turn}"] [data-copy]`)).toBe("rm -rf [0m\t~");
  });

  it("can be copied while another is answered", async () => {
    const [first] = await readStored(extension, panel);
    server.setScript("hold");
    const turn = await say(panel, "Hold on");
    await untilReplyHas(panel, turn, "word5");
    expect(await copyOf(String(first?.id))).toBe(first?.text);
    server.release();
    await untilStatus(panel, turn, "complete");
  });
});

describe("while a reply is written", () => {
  it("who has scrolled up stays there, and one button leads to the end", async () => {
    const text = "A line of some length.\n\n".repeat(120);
    server.setScript("reply", { text, tokensPerSecond: 60 });
    const turn = await say(panel, "At length, please");
    await panel.waitForFunction(
      () => (document.querySelector("[data-conversation]")?.scrollTop ?? 0) > 200,
    );
    expect(await panel.$("[data-to-end]")).toBe(null);
    // As a person does: a scroll of the page's own is undone where the reply grows in the same moment.
    const box = await (await panel.$("[data-conversation]"))?.boundingBox();
    await panel.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
    await panel.mouse.wheel({ deltaY: -100_000 });
    await untilSeen(panel, "[data-to-end]");
    const { top } = await howFar();
    const shown = (await readReply(panel, turn)).length;
    await panel.waitForFunction(
      (id, length) => {
        const reply = document.querySelector(`[data-turn="${id}"] [data-reply-text]`);
        return (reply?.textContent?.length ?? 0) > length + 100;
      },
      {},
      turn,
      shown,
    );
    expect((await howFar()).top).toBe(top);
    await panel.focus("[data-to-end]");
    await panel.keyboard.press("Enter");
    await panel.waitForSelector("[data-to-end]", { hidden: true });
    expect((await howFar()).below).toBeLessThan(40);
    expect(await hasKeyboard(panel, "[data-composer]")).toBe(true);
    await panel.keyboard.press("Escape");
    await untilStatus(panel, turn, "cancelled");
    expect((await howFar()).below).toBeLessThan(40);
  });

  it("a long reply that is drawn in steps, some smaller than they were held for, is followed to its end", async () => {
    server.setScript("reply", { text: "- a\n".repeat(60_000) });
    const turn = await say(panel, "A long list, please");
    await untilStatus(panel, turn, "complete");
    await panel.waitForFunction(() => document.querySelector("[data-reading]") === null);
    await panel.waitForFunction(() => {
      const part = document.querySelector("[data-conversation]");
      return part !== null && part.scrollHeight - part.scrollTop - part.clientHeight < 40;
    });
    expect(await panel.$("[data-to-end]")).toBe(null);
    server.setScript("reply", { text: SOURCE });
  });
});

describe("a conversation's menu", () => {
  it("leads to the export of that conversation, and its address tells only an id", async () => {
    await chooseAction(panel, "new");
    await panel.waitForSelector("article", { hidden: true });
    await untilStatus(panel, await say(panel, "Something else"), "complete");
    await chooseAction(panel, "rename");
    await untilSeen(panel, "[data-text-question]");
    await panel.keyboard.sendCharacter("Herons & other birds");
    await panel.keyboard.press("Enter");
    await panel.waitForSelector("[data-small-dialog]", { hidden: true });
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    const isNew = extension.browser.waitForTarget((target) =>
      target.url().includes("/options.html"),
    );
    await chooseAction(panel, "export");
    const tab = await isNew;
    // Its page says its address only once it has heard of its frame.
    const address = tab.url();
    const options = await tab.page();
    if (options === null) throw new Error("no tab has opened");
    expect(new URL(address).hash).toBe(`#data/conversation/${conversation.id}`);
    await untilSeen(options, "[data-export-start]:enabled");
    const chosen = await options.$$eval("[data-export-form] select", (fields) =>
      fields.map((field) => (field as HTMLSelectElement).value),
    );
    expect(chosen).toEqual(["conversation", conversation.id, "json"]);
    const shown = await options.$eval('[data-select="export-conversation"]', (field) => {
      const { selectedOptions } = field as HTMLSelectElement;
      return selectedOptions[0]?.textContent;
    });
    expect(shown).toContain("Herons & other birds");
    await options.close();
  });
});
