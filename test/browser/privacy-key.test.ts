import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallInput, CallName } from "../../src/contract/contract";
import { promptLayoutSchema } from "../../src/contract/prompt";
import type { Script } from "../fakes/ollama-scripts.mjs";
import { type OpenaiServer, startOpenaiServer } from "../fakes/openai-server.mjs";
import { hasText } from "./harness/gate-page";
import { closeInspector, openSent, readInspector } from "./harness/inspector-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { readStored } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { say, turnIds, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { openRecording, readHeard, recordConsole } from "./harness/record-worker";
import { clickOnceSeen } from "./harness/until-seen";

const KEY = "sk-canary-8c5e1b7a";
const HEADER = "canary-header-2f9d4e";
const SECRETS = [KEY, HEADER];
const MODEL = "fake-model";
/** What servers say of a key that they refuse; some of them quote it. */
const QUOTE = `Incorrect API key provided: ${KEY}, with ${HEADER}`;

let server: OpenaiServer;
/** Where a redirect would lead, with the key. */
let elsewhere: Server;
let visits = 0;
let extension: RunningExtension;
let options: Page;
let panel: Page;
let written: readonly string[];

beforeAll(async () => {
  server = await startOpenaiServer({ needsKey: KEY });
  elsewhere = createServer((_, response) => {
    visits += 1;
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  extension = await launchExtension();
  const { browser, extensionId } = extension;
  const origin = `chrome-extension://${extensionId}`;
  written = await recordConsole(browser);
  options = await openRecording(browser, `${origin}/options.html`);
  panel = await openRecording(browser, `${origin}/sidepanel.html`);
  await panel.waitForSelector("main[data-ready]");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  elsewhere?.close();
});

/** Fails where a secret stands in a page, or was ever sent to one. */
async function expectNoSecret(): Promise<void> {
  for (const page of [options, panel]) {
    const heard = await readHeard(page);
    for (const secret of SECRETS) {
      expect(await hasText(page, secret), "in a page").toBe(false);
      expect(heard.includes(secret), "in what the worker told a page").toBe(false);
    }
  }
}

async function type(field: string, text: string): Promise<void> {
  const input = await options.waitForSelector(`[data-connection-add] [name="${field}"]`);
  await input?.focus();
  await input?.evaluate((element) => (element as HTMLInputElement).select());
  await options.keyboard.sendCharacter(text);
}

/** The worker's answer as it comes, be it an error. */
async function ask<N extends CallName>(name: N, input: CallInput<N>): Promise<string> {
  const message = { id: 1, type: name, data: input, timestamp: Date.now() };
  const send = (given: unknown) =>
    options.evaluate(async (call) => JSON.stringify(await chrome.runtime.sendMessage(call)), given);
  return send(message);
}

async function readConversationId(): Promise<string> {
  const opened = await extension.call(options, "conversation.open", { channel: "side-panel" });
  return opened.conversation.id;
}

const answerWith =
  (status: number, headers: Record<string, string>, body: string): Script =>
  ({ response }) => {
    response.writeHead(status, headers);
    response.end(body);
  };

const JSON_TYPE = { "content-type": "application/json" };
const ERROR = JSON.stringify({ error: { message: QUOTE, type: QUOTE, code: QUOTE } });

const FAILURES: readonly (readonly [string, () => Script])[] = [
  ["a 401 that quotes it", () => answerWith(401, JSON_TYPE, ERROR)],
  ["a 500 that quotes it", () => answerWith(500, JSON_TYPE, ERROR)],
  [
    "a 429 that quotes it in a header",
    () => answerWith(429, { ...JSON_TYPE, "retry-after": KEY }, ERROR),
  ],
  [
    "a page instead of an answer",
    () => answerWith(200, { "content-type": "text/html" }, `<p>${QUOTE}</p>`),
  ],
  [
    "a redirect",
    () => {
      const { port } = elsewhere.address() as AddressInfo;
      return answerWith(307, { location: `http://127.0.0.1:${port}/v1/chat/completions` }, "");
    },
  ],
  [
    "an error within the answer",
    () => async (chat) => {
      await chat.send(chat.line({ text: "Well, " }));
      chat.response.end(`data: ${ERROR}\n\n`);
    },
  ],
  [
    "an answer that breaks off",
    () => async (chat) => {
      await chat.send(chat.line({ text: "Well, " }));
      await chat.sleep(30);
      chat.hangUp("reset");
    },
  ],
];

// One story: each test goes on where the one before has left the pages.
describe("a key that was typed into the page's form", () => {
  it("is in no page and in no answer from then on, with the header's value", async () => {
    await showSection(options, "models");
    await options.select('[data-select="provider"]', "other");
    await clickOnceSeen(options, "[data-advanced] summary");
    await clickOnceSeen(options, "[data-header-add]");
    await type("address", server.url);
    await type("key", KEY);
    await type("headerName", "x-title");
    await type("headerValue", HEADER);
    await clickOnceSeen(options, "[data-connection-add] [data-add]");
    await options.waitForSelector(
      '[data-source-row]:not([data-source-row="ollama"]) [data-test-state="done"]',
    );
    const { authorization, "x-title": title } = server.requests.at(-1)?.headers ?? {};
    expect([authorization, title], "both did go with the request").toEqual([
      `Bearer ${KEY}`,
      HEADER,
    ]);
    expect(await readHeard(options), "the page's answers are heard").toContain(MODEL);
    await expectNoSecret();
  });

  it("is not in the form by which it is replaced", async () => {
    await clickOnceSeen(options, '[data-source-row]:not([data-source-row="ollama"]) [data-edit]');
    await options.waitForSelector("[data-connection-edit]");
    await expectNoSecret();
  });

  it.each([
    { url: "http://box.example/v1", key: KEY },
    { url: "ftp://api.example", key: KEY },
    { url: "https://api.example", key: `${KEY}\n${KEY}` },
    { url: "https://api.example", key: KEY, headers: [{ name: "not a name", value: HEADER }] },
    { url: `https://${KEY}:${KEY}@api.example`, key: null },
  ])("is in no refusal of a connection: %o", async (given) => {
    const answer = await ask("connection.add", { kind: "openai", preset: null, ...given });
    expect(answer).toContain("bad-request");
    for (const secret of SECRETS) expect(answer).not.toContain(secret);
  });
});

describe("a turn", () => {
  it("that is answered tells it to no page", async () => {
    const { connections } = await extension.call(options, "connection.list", {});
    const connectionId = connections[0]?.id ?? "";
    const model = { provider: "openai", name: MODEL, url: null, connectionId } as const;
    await extension.call(options, "model.choose", model);
    await panel.bringToFront();
    // What was chosen elsewhere is shown first: until then a message is not sent to it.
    await untilChosen(panel, MODEL);
    const turn = await say(panel, "What do herons eat?");
    await untilStatus(panel, turn, "complete");
    await openSent(panel, turn);
    expect(await readInspector(panel)).toContain("What do herons eat?");
    await expectNoSecret();
    await closeInspector(panel);
  });

  it.each(FAILURES)("that ends with %s tells it to no page", async (_, script) => {
    server.setScript(script());
    await panel.bringToFront();
    await untilStatus(panel, await say(panel, "And in winter?"), "failed");
    expect((await readStored(extension, panel)).at(-1)?.reply?.failure?.code).toMatch(/^provider-/);
    await expectNoSecret();
  });

  it("follows no redirect: the key would go along", () => {
    expect(visits).toBe(0);
  });

  it("whose server is gone tells it to no page", async () => {
    await server.close();
    await panel.bringToFront();
    await untilStatus(panel, await say(panel, "Are you there?"), "failed");
    await options.bringToFront();
    const { connections } = await extension.call(options, "connection.list", {});
    const row = `[data-source-row="${connections[0]?.id}"]`;
    await clickOnceSeen(options, `${row} [data-test]`);
    await options.waitForSelector(`${row} [role="alert"]`);
    await expectNoSecret();
  });
});

describe("everything else that can be read", () => {
  it("tells it nowhere: lists, prompts, figures, drafts", async () => {
    await panel.bringToFront();
    await writeMessage(panel, "A heron would");
    const conversationId = await readConversationId();
    await expect
      .poll(() => ask("conversation.open", { channel: "side-panel" }))
      .toContain("A heron would");
    const turns = await turnIds(panel);
    const typed = { conversationId, text: "A heron would" };
    const answers = await Promise.all([
      ask("connection.list", {}),
      ask("model.list", {}),
      ask("model.status", {}),
      ask("message.list", { conversationId, before: null, limit: 200 }),
      ask("context.list", {}),
      ask("preset.list", {}),
      ask("prompt.preview", typed),
      ask("prompt.settings", {}),
      ask("usage.read", {}),
      ask("memory.stats", { limit: 10 }),
      ask("debug.promptInfo", { conversationId }),
      ask("vault.status", {}),
      ask("vault.check", {}),
      ask("conversations.history", { conversation_id: conversationId }),
      ...turns.map((turnId) => ask("prompt.sent", { turnId })),
      ...promptLayoutSchema.options.flatMap((layout) => [
        ask("prompt.copy", { of: { type: "typed", ...typed }, layout }),
        ask("prompt.copy", { of: { type: "turn", turnId: turns[0] ?? "" }, layout }),
      ]),
    ]);
    expect(answers.filter((answer) => !answer.includes('"res"'))).toEqual([]);
    expect(answers.join()).toContain("What do herons eat?");
    for (const secret of SECRETS) expect(answers.join()).not.toContain(secret);
  });

  it("tells it in no export, though that has every other row in clear", async () => {
    const watch = await extension.watch(options, "store.export", {});
    await watch.until((message) => message.type === "summary");
    const exported = JSON.stringify(watch.messages);
    expect(exported).toContain("What do herons eat?");
    for (const secret of SECRETS) expect(exported).not.toContain(secret);
    await watch.stop();
  });

  it("tells it in nothing that the browser keeps for the extension outside the store", async () => {
    const kept = await options.evaluate(async () => {
      const { storage, declarativeNetRequest } = chrome;
      const areas = [storage.local, storage.session, storage.sync];
      const all = await Promise.all(areas.map((area) => area?.get(null)));
      const rules = await declarativeNetRequest.getSessionRules();
      return JSON.stringify([all, rules, { ...localStorage }, { ...sessionStorage }]);
    });
    for (const secret of SECRETS) expect(kept).not.toContain(secret);
  });
});

describe("the worker's console", () => {
  it("was never told it, and would have shown it", async () => {
    const worker = await extension.browser
      .waitForTarget((target) => target.type() === "service_worker")
      .then((target) => target.worker());
    await worker?.evaluate(() => console.warn("control", { marker: "control-5a1d" }));
    await expect.poll(() => written.some((line) => line.includes("control-5a1d"))).toBe(true);
    for (const secret of SECRETS) expect(written.join("\n")).not.toContain(secret);
  });
});
