import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { openPopup } from "./harness/popup-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const SAID =
  "Open Options, Models, or **Options, Data**, or [Options, Lock](options.html#lock), or <a href='options.html#data'>here</a>.";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b", window: null }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

/** Does what opens a part of the options; resolves with the name of that part, its tab closed. */
async function opened(act: () => Promise<unknown>): Promise<string> {
  const isNew = extension.browser.waitForTarget(
    (target) => target.type() === "page" && target.url().includes("/options.html"),
  );
  await act();
  const tab = await (await isNew).page();
  const section = await tab?.waitForSelector("[data-section]");
  const name = await section?.evaluate((part) => (part as HTMLElement).dataset.section);
  await tab?.close();
  await panel.bringToFront();
  return name ?? "";
}

/** Texts of ours that name a part of the options without leading there; a request is shown as it is. */
function strayNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const stray: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      // What is only read aloud stands below with its link, too.
      const apart =
        "a, script, style, [data-exact-request], [role=alert].sr-only, [data-announcer]";
      const isOut = node.parentElement?.closest(apart) === null;
      if (isOut && /Options, [A-Z]/.test(text)) stray.push(text);
    }
    return stray;
  });
}

/** What every model is taken to hold; null for what is known of it. */
async function setLimit(maxTokens: number | null): Promise<void> {
  const none = { memoryTokens: null, historyTokens: null, reservedResponseTokens: null };
  await extension.call(panel, "prompt.change", { defaultLimits: { ...none, maxTokens } });
}

describe("the options", () => {
  it("are one click away from the panel, and open at the models", async () => {
    expect(await opened(() => clickOnceSeen(panel, "[data-open-options]"))).toBe("models");
  });

  it("are one click away from the popup, and open at the models", async () => {
    const popup = await openPopup(extension, panel);
    await popup.waitForSelector("[data-open-options]");
    expect(await opened(() => clickOnceSeen(popup, "[data-open-options]"))).toBe("models");
  });

  it("open at the lock from what says that there is none", async () => {
    await clickOnceSeen(panel, "[data-lock-state]");
    await untilSeen(panel, "[data-choose-lock]");
    expect(await opened(() => clickOnceSeen(panel, "[data-choose-lock]"))).toBe("lock");
  });
});

describe("a part of the options that is named", () => {
  it("is a link where the product names it: in the error of a reply", async () => {
    await setLimit(256);
    const failed = await say(panel, "Does this fit?");
    await untilStatus(panel, failed, "failed");
    const link = `[data-turn="${failed}"] [data-options-link]`;
    expect(await opened(() => clickOnceSeen(panel, link))).toBe("prompt");
    expect(await strayNames(panel)).toEqual([]);
    await setLimit(null);
  });

  it("is none where a model names it, however it is written", async () => {
    server.setScript("reply", { text: SAID });
    const turn = await say(panel, "Where are they?");
    await untilStatus(panel, turn, "complete");
    const links = await panel.$$(`[data-turn="${turn}"] [data-reply-text] a`);
    expect(links.length).toBe(0);
    expect(await panel.$eval(`[data-turn="${turn}"]`, (part) => part.textContent)).toContain(
      "Open Options, Models, or Options, Data",
    );
  });

  it("is a link where the guide names it", async () => {
    await extension.call(panel, "model.choose", { provider: "guide", name: "", url: null });
    await untilChosen(panel, "Built-in guide");
    const turn = await say(panel, "How do I connect a model?");
    await untilStatus(panel, turn, "complete");
    const said = `[data-turn="${turn}"] [data-reply-text]`;
    expect(await opened(() => clickOnceSeen(panel, `${said} [data-options-link="models"]`))).toBe(
      "models",
    );
    const stray = await strayNames(panel);
    // What the model said above stays a text.
    expect(stray.filter((text) => !SAID.includes(text.trim()))).toEqual([]);
  });
});

describe("a page of the product", () => {
  it.each([
    ...["models", "contexts", "memory", "prompt", "keyboard", "usage", "lock", "backup", "data"],
    ...["health"],
    "about",
  ])("names no other part without leading there, in Options, at %s", async (section) => {
    const options = await extension.openPage(`options.html#${section}`);
    await untilSeen(options, `[data-section="${section}"] :is(h1, h2)`);
    // What is asked of the worker is there: the page names what it waits for.
    await options.waitForNetworkIdle({ idleTime: 200 });
    expect(await strayNames(options)).toEqual([]);
    await options.close();
  });

  it("names none so in the popup, the welcome page and the inspector either", async () => {
    const popup = await openPopup(extension, panel);
    await untilSeen(popup, "[data-open-options]");
    expect(await strayNames(popup)).toEqual([]);
    await popup.close();
    const welcome = await extension.openPage("welcome.html");
    await untilSeen(welcome, "main h1");
    expect(await strayNames(welcome)).toEqual([]);
    await welcome.close();
    // Of a model whose window nobody tells the inspector says where it can be set.
    const known = { provider: "ollama", name: "calm:1b", url: "http://127.0.0.1:11434" } as const;
    await extension.call(panel, "model.choose", known);
    await panel.bringToFront();
    await untilChosen(panel, "calm:1b");
    await clickOnceSeen(panel, "[data-window-bar]");
    await untilSeen(panel, '[data-inspector] [data-options-link="prompt"]');
    const stray = await strayNames(panel);
    expect(stray.filter((text) => !SAID.includes(text.trim()))).toEqual([]);
  });
});
