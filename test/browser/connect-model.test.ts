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
async function follow(form: string, focused: string): Promise<void> {
  await panel.bringToFront();
  await clickOnceSeen(panel, `[data-set-up-models="${form}"]`);
  const url = `chrome-extension://${extension.extensionId}/options.html#models/${form}`;
  const target = await extension.browser.waitForTarget((one) => one.url() === url);
  const options = await target.asPage();
  await options.bringToFront();
  await untilSeen(options, `${focused}:focus`);
  await options.close();
  await panel.bringToFront();
}

const FORMS = [
  ["ollama", '[data-source-row="ollama"] [data-field="address"]'],
  ["connect", '[data-connection-add] [data-select="provider"]'],
  ["files", '[id="models/files"] input'],
] as const;

// One story: no model, then a connection with some, then a choice.
describe("the side panel without a model", () => {
  it.each(FORMS)("leads from its empty state to the form for %s", async (form, focused) => {
    await untilSeen(panel, `[data-empty] [data-set-up-models="${form}"]`);
    await follow(form, focused);
  });

  it.each(FORMS)(
    "leads from the guide's newest answer to the form for %s",
    async (form, focused) => {
      if (form === "ollama") {
        await untilStatus(panel, await say(panel, "What can you do?"), "complete");
        await untilStatus(panel, await say(panel, "How do I connect a model?"), "complete");
      }
      await untilSeen(panel, `main [data-set-up-models="${form}"]`);
      expect(await panel.$$("[data-connect-options]"), "of the newest only").toHaveLength(1);
      await follow(form, focused);
    },
  );
});

type Noted = {
  /** What the page has called, when, and when that was answered; milliseconds since 1970. */
  readonly calls: { readonly name: string; readonly at: number; answeredAt: number }[];
  /** When what is looked for was first there; 0 while it was not. */
  seenAt: number;
};

/**
 * Has the page itself note what it calls, and when this is first there: to ask it from here takes its
 * own time, and so does a machine that does much else.
 */
async function note(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const noted: Noted = { calls: [], seenAt: 0 };
    Reflect.set(globalThis, "noted", noted);
    const send = chrome.runtime.sendMessage.bind(chrome.runtime) as (...of: unknown[]) => unknown;
    type Answered = (answer: unknown) => void;
    const noting = (message: { readonly type: string }, answered?: Answered) => {
      const call = { name: message.type, at: Date.now(), answeredAt: 0 };
      noted.calls.push(call);
      const response = new Promise((resolve) => send(message, resolve)).then((answer) => {
        call.answeredAt = Date.now();
        answered?.(answer);
        return answer;
      });
      return answered === undefined ? response : undefined;
    };
    Reflect.set(chrome.runtime, "sendMessage", noting);
    const changes = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      changes.disconnect();
      noted.seenAt = Date.now();
    });
    changes.observe(document.body, { subtree: true, childList: true });
  }, selector);
}

const readNoted = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, "noted") as unknown as Noted);

/** How long the worker takes to answer this page what costs it nothing, now: the machine's own pace. */
async function roundTrip(page: Page): Promise<number> {
  const took = await page.evaluate(async () => {
    const begun = performance.now();
    for (let count = 0; count < 10; count += 1) {
      const message = { id: count, type: "vault.status", data: {}, timestamp: Date.now() };
      await new Promise((resolve) => chrome.runtime.sendMessage(message, resolve));
    }
    return performance.now() - begun;
  });
  return took / 10;
}

describe("the models of a new connection", () => {
  it("are in every open panel within a second of the connection, told and not asked for", async () => {
    const pages = [other, panel];
    for (const page of pages) {
      await page.bringToFront();
      await clickOnceSeen(page, BUTTON);
      await untilSeen(page, "[data-look-again]:not(:disabled)");
      expect(await page.$$("[data-model]")).toHaveLength(1);
    }
    const options = await extension.openPage("options.html#models");
    await untilSeen(options, '[data-connection-add] [data-select="provider"]');
    await options.select('[data-select="provider"]', "other");
    const address = '[data-connection-add] [data-field="address"]';
    await untilSeen(options, address);
    await options.focus(address);
    await options.keyboard.sendCharacter(server.url);
    await Promise.all(pages.map((page) => note(page, CHOICE)));
    await note(options, "[data-connection-models-known]");
    await options.keyboard.press("Enter");
    const addedAt = async () =>
      (await readNoted(options)).calls.find(({ name }) => name === "connection.add")?.answeredAt ??
      0;
    await expect.poll(addedAt).toBeGreaterThan(0);
    const added = await addedAt();
    for (const page of pages) {
      await expect.poll(async () => (await readNoted(page)).seenAt).toBeGreaterThan(0);
      const { calls, seenAt } = await readNoted(page);
      // Nobody asks before there is news: all that is asked is what the worker's word leads to.
      expect(calls.filter(({ at }) => at < added).map(({ name }) => name)).toEqual([]);
      expect(calls.length).toBeGreaterThan(0);
      // On a machine that does much else, by its own pace: forty answers that cost nothing.
      const allowed = Math.max(1_000, 40 * (await roundTrip(page)));
      expect(seenAt - added, "within a second").toBeLessThan(allowed);
    }
    await options.close();
    await panel.bringToFront();
  });

  it("close their list once one of them answers", async () => {
    await clickOnceSeen(panel, CHOICE);
    await untilChosen(panel, CHOSEN);
    await panel.waitForSelector("[data-model]", { hidden: true });
    await untilSeen(panel, `${BUTTON}:focus`);
    expect(await panel.$$("[data-connect-options]"), "a model answers").toEqual([]);
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
    await clickOnceSeen(options, `[data-source-row="${id}"] [data-models]`);
    await untilSeen(options, `[data-source-row="${id}"] [data-unlisted="elsewhere"]`);
    expect(await lines(options)).toEqual(LINES);
    await options.close();
  });
});
