import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { type OpenaiServer, startOpenaiServer } from "../fakes/openai-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const BUTTON = "[data-model-button]";
const NAMES = Array.from({ length: 30 }, (_, index) => `model-${index + 10}`);
const CHOSEN = "model-33";
const CHOICE = `[data-model="${CHOSEN}"]`;

let server: OpenaiServer;
let ollama: OllamaServer;
let extension: RunningExtension;
let panel: Page;
/** A side panel of another window. */
let other: Page;

beforeAll(async () => {
  server = await startOpenaiServer({ models: NAMES.map((name) => ({ name })) });
  ollama = await startOllamaServer({
    models: [
      { name: "calm:1b" },
      { name: "nomic-embed-text:latest", family: "nomic-bert" },
      { name: "vast:cloud", remoteHost: "https://ollama.com:443" },
    ],
  });
  extension = await launchWithOllama(NO_SERVER);
  panel = await extension.openPanel();
  other = await extension.openPage("sidepanel.html");
  await panel.bringToFront();
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  await ollama?.close();
});

/** Presses a way to a model; resolves with the options page once the keyboard is where it leads. */
async function follow(place: string, focused: string): Promise<void> {
  await panel.bringToFront();
  await clickOnceSeen(panel, `[data-set-up-models="${place}"]`);
  const url = `chrome-extension://${extension.extensionId}/options.html#models/${place}`;
  const target = await extension.browser.waitForTarget((one) => one.url() === url);
  const options = await target.asPage();
  await options.bringToFront();
  await untilSeen(options, `${focused}:focus`);
  await options.close();
  await panel.bringToFront();
}

const FORMS = [
  ["ollama", '[data-place="ollama"] [data-field="address"]'],
  ["connect", '[data-connection-add] [data-select="provider"]'],
  ["files", '[id="models/files"] input'],
] as const;

// One story: no model, then a connection with some, then a choice.
describe("the side panel without a model", () => {
  it.each(FORMS)("leads from its empty state to the form for %s", async (place, focused) => {
    await untilSeen(panel, `[data-empty] [data-set-up-models="${place}"]`);
    await follow(place, focused);
  });

  it.each(FORMS)(
    "leads from the guide's newest answer to the form for %s",
    async (place, focused) => {
      if (place === "ollama") {
        await untilStatus(panel, await say(panel, "What can you do?"), "complete");
        await untilStatus(panel, await say(panel, "How do I connect a model?"), "complete");
      }
      await untilSeen(panel, `main [data-set-up-models="${place}"]`);
      expect(await panel.$$("[data-connect-ways]"), "of the newest only").toHaveLength(1);
      await follow(place, focused);
    },
  );
});

/** Has the page itself note when this is first there: to ask it from here takes its own time. */
async function noteWhenSeen(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const changes = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      changes.disconnect();
      Reflect.set(globalThis, "seenAt", Date.now());
    });
    changes.observe(document.body, { subtree: true, childList: true });
  }, selector);
}

/** When it was; milliseconds since 1970, 0 while it was not. */
function readWhenSeen(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, "seenAt") ?? 0));
}

describe("the models of a new connection", () => {
  it("are in every open panel at once, in a list that nobody touches there", async () => {
    const pages = [other, panel];
    for (const page of pages) {
      await page.bringToFront();
      await clickOnceSeen(page, BUTTON);
      await untilSeen(page, "[data-look-again]:not(:disabled)");
      expect(await page.$$("[data-model]")).toHaveLength(1);
    }
    const lists = await Promise.all(pages.map((page) => page.$$("[data-look-again]")));
    expect(lists.map((list) => list.length)).toEqual([1, 1]);
    await Promise.all(pages.map((page) => noteWhenSeen(page, CHOICE)));
    const given = { kind: "openai", preset: null, url: server.url, key: null } as const;
    const { id } = await extension.call(other, "connection.add", given);
    await extension.call(other, "connection.test", { id });
    const told = await other.evaluate(() => Date.now());
    for (const page of pages) {
      await expect.poll(() => readWhenSeen(page)).toBeGreaterThan(0);
      expect((await readWhenSeen(page)) - told, "within a second").toBeLessThan(1_000);
    }
  });

  it("close their list once one of them answers", async () => {
    await clickOnceSeen(panel, CHOICE);
    await untilChosen(panel, CHOSEN);
    await panel.waitForSelector("[data-model]", { hidden: true });
    await untilSeen(panel, `${BUTTON}:focus`);
    expect(await panel.$$("[data-connect-ways]"), "a model answers").toEqual([]);
  });

  it("open at the one that answers, which has the keyboard and is seen", async () => {
    await panel.keyboard.press("Enter");
    await untilSeen(panel, `${CHOICE}:focus`);
    const isSeen = await panel.$eval(CHOICE, (choice) => {
      const { top, bottom } = choice.getBoundingClientRect();
      const list = choice.closest(".overflow-y-auto")?.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });
    expect(isSeen).toBe(true);
    await panel.keyboard.press("ArrowUp");
    await untilSeen(panel, '[data-model="model-32"]:focus');
  });

  it("are found by what is typed on one of them", async () => {
    await panel.keyboard.type("17");
    await untilSeen(panel, "[data-find-model]:focus");
    expect(await panel.$eval("[data-find-model]", (one) => (one as HTMLInputElement).value)).toBe(
      "17",
    );
    await panel.keyboard.press("Enter");
    await untilChosen(panel, "model-17");
    await panel.waitForSelector("[data-model]", { hidden: true });
  });
});

describe("models that are left out", () => {
  const LINES = [
    "Not listed, because they do not chat: nomic-embed-text:latest.",
    "Not listed, because Ollama passes them on to another host: vast:cloud.",
  ];
  const lines = (page: Page) =>
    page.$$eval("[data-unlisted]", (all) => all.map((one) => one.textContent));

  it("say why in the panel's list, and beside the connection in Options", async () => {
    const given = { kind: "ollama", preset: "ollama", url: ollama.url, key: null } as const;
    const { id } = await extension.call(panel, "connection.add", given);
    await extension.call(panel, "connection.test", { id });
    await clickOnceSeen(panel, BUTTON);
    await untilSeen(panel, '[data-unlisted="elsewhere"]');
    expect(await lines(panel)).toEqual(LINES);
    const options = await extension.openPage("options.html#models");
    await clickOnceSeen(options, `[data-place="${id}"] [data-models]`);
    await untilSeen(options, `[data-place="${id}"] [data-unlisted="elsewhere"]`);
    expect(await lines(options)).toEqual(LINES);
    await options.close();
  });
});
