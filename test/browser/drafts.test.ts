import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER, readStored } from "./harness/launch-with-ollama";
import { closePanel, readComposer, say, untilStatus, writeMessage } from "./harness/panel-page";

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  panel = await extension.openPanel();
});

afterAll(() => extension.close());

async function untilComposerHas(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      document.querySelector<HTMLTextAreaElement>("[data-composer]")?.value === expected,
    {},
    text,
  );
}

// One story: each test goes on with what the one before left in the composer.
describe("what is typed and not sent", () => {
  it("is there again after the side panel was closed at once", async () => {
    await writeMessage(panel, "A thought in the middle");
    await closePanel(panel);
    panel = await extension.openPanel();
    await untilComposerHas(panel, "A thought in the middle");
  });

  it("is there again after the worker was stopped too", async () => {
    await closePanel(panel);
    await extension.killWorker();
    panel = await extension.openPanel();
    await untilComposerHas(panel, "A thought in the middle");
  });

  it("is kept in the moment in which its page goes away", async () => {
    const tab = await extension.openPage("sidepanel.html");
    await tab.waitForSelector("main[data-ready]");
    await untilComposerHas(tab, "A thought in the middle");
    await writeMessage(tab, " of it");
    await tab.goto("about:blank");
    await tab.close();
    await closePanel(panel);
    panel = await extension.openPanel();
    await untilComposerHas(panel, "A thought in the middle of it");
  });

  it("is no message, and none is made of it", async () => {
    expect(await readStored(extension, panel)).toEqual([]);
  });

  it("is forgotten once it is sent", async () => {
    const turn = await say(panel, ", sent");
    await untilStatus(panel, turn, "complete");
    expect((await readStored(extension, panel))[0]?.text).toBe(
      "A thought in the middle of it, sent",
    );
    await closePanel(panel);
    panel = await extension.openPanel();
    expect(await readComposer(panel)).toBe("");
  });
});

describe("what is typed in one window", () => {
  it("is kept when a message is sent in another", async () => {
    const tab = await extension.openPage("sidepanel.html");
    await tab.waitForSelector("main[data-ready]");
    await writeMessage(tab, "Not for now");
    await new Promise((resolve) => setTimeout(resolve, 600));
    await panel.bringToFront();
    const turn = await say(panel, "Sent here");
    await untilStatus(panel, turn, "complete");
    await tab.waitForSelector(`[data-turn="${turn}"][data-status="complete"]`);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await tab.goto("about:blank");
    await tab.close();
    const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
    expect(opened.draft).toBe("Not for now");
    const { id: conversationId } = opened.conversation;
    await extension.call(panel, "draft.save", { conversationId, text: "" });
  });

  it("is shown in the other as it gets the focus, and never overwritten there", async () => {
    const stored = async () =>
      (await extension.call(panel, "conversation.open", { channel: "side-panel" })).draft;
    await closePanel(panel);
    panel = await extension.openPanel();
    const tab = await extension.openPage("sidepanel.html");
    await tab.waitForSelector("main[data-ready]");
    await writeMessage(tab, "A long text");
    await expect.poll(stored).toBe("A long text");
    await panel.bringToFront();
    await panel.$eval("[data-composer]", (field) => (field as HTMLElement).blur());
    await panel.focus("[data-composer]");
    await untilComposerHas(panel, "A long text");
    await tab.bringToFront();
    await writeMessage(tab, " with its end");
    await expect.poll(stored).toBe("A long text with its end");
    await panel.bringToFront();
    await panel.keyboard.type("!");
    const both = "A long text with its end\nA long text!";
    await untilComposerHas(panel, both);
    await expect.poll(stored).toBe(both);
    await tab.close();
    await panel.keyboard.type("?");
    await panel.keyboard.press("Enter");
    await expect
      .poll(async () => (await readStored(extension, panel)).at(-2)?.text)
      .toBe(`${both}?`);
    await expect.poll(stored).toBe("");
  });
});

describe("what is typed before the conversation has loaded", () => {
  it("stays, after the draft that was kept", async () => {
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    const draft = { conversationId: conversation.id, text: "Kept earlier" };
    await extension.call(panel, "draft.save", draft);
    const tab = await openHeld();
    await writeMessage(tab, "typed at once");
    await letOpen(tab);
    await untilComposerHas(tab, "Kept earlier\ntyped at once");
    await tab.close();
  });

  it("is sent by Enter all the same", async () => {
    const tab = await openHeld();
    await tab.$eval("[data-composer]", (field) => {
      (field as HTMLTextAreaElement).value = "";
    });
    await writeMessage(tab, "Quick question");
    await tab.keyboard.press("Enter");
    await letOpen(tab);
    await tab.waitForSelector('article[data-status="complete"]');
    await tab.waitForFunction(() =>
      document.querySelector("main")?.textContent?.includes("Quick question"),
    );
    const stored = await readStored(extension, panel);
    expect(stored.at(-2)).toMatchObject({ role: "user", text: "Quick question" });
    await tab.close();
  });
});

/** The panel in a tab, where no conversation opens before it is let; the composer is there. */
async function openHeld(): Promise<Page> {
  const tab = await extension.browser.newPage();
  await tab.evaluateOnNewDocument(() => {
    const ask = chrome.runtime.sendMessage.bind(chrome.runtime) as (...call: unknown[]) => unknown;
    const mayOpen = new Promise<void>((resolve) => {
      Object.assign(globalThis, { letOpen: resolve });
    });
    Object.assign(chrome.runtime, {
      sendMessage: (...call: { readonly type: string }[]) => {
        if (call[0]?.type === "conversation.open") void mayOpen.then(() => ask(...call));
        else ask(...call);
      },
    });
  });
  await tab.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await tab.waitForSelector("[data-composer]");
  return tab;
}

async function letOpen(tab: Page): Promise<void> {
  expect(await tab.$("main[data-ready]")).toBe(null);
  await tab.evaluate(() => (globalThis as unknown as { letOpen: () => void }).letOpen());
}
