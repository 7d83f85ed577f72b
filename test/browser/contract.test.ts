import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS, type CallName, STREAMS, type StreamName } from "../../src/contract/contract";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER, readStored } from "./harness/launch-with-ollama";

const NO_ID = "00000000-0000-4000-8000-000000000000";

let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  page = await extension.openPage("welcome.html");
});

afterAll(() => extension.close());

/** A plain message as docs/contract.md tells it; null where nobody answered. */
function ask(from: Page | Frame, type: string, data: unknown): Promise<unknown> {
  return from.evaluate(
    async (name, input) => {
      const message = { id: 7, type: name, data: input, timestamp: Date.now() };
      const answer = chrome.runtime.sendMessage(message).catch(() => null);
      const patience = new Promise((resolve) => setTimeout(resolve, 2_000, null));
      return (await Promise.race([answer, patience])) ?? null;
    },
    type,
    data,
  );
}

/** Everything a port tells until it closes, at most for two seconds; then whether it closed. */
function listen(from: Page | Frame, name: string, input: unknown) {
  return from.evaluate(
    (port, message) =>
      new Promise<{ readonly frames: unknown[]; readonly closed: boolean }>((resolve) => {
        const frames: unknown[] = [];
        const connection = chrome.runtime.connect({ name: port });
        connection.onMessage.addListener((frame) => frames.push(frame));
        connection.onDisconnect.addListener(() => resolve({ frames, closed: true }));
        setTimeout(() => resolve({ frames, closed: false }), 2_000);
        connection.postMessage(message);
      }),
    name,
    input,
  );
}

describe("a plain runtime message", () => {
  it("is answered with the call's output, from any page of the extension", async () => {
    const status = { state: "unlocked", protection: "none", failure: null, damaged: 0 };
    const answer = await ask(page, "vault.status", {});
    expect(answer).toMatchObject({ res: { ...status, methods: [{ kind: "device" }] } });
    const tab = await extension.openPage("sidepanel.html");
    expect(await ask(tab, "vault.status", {})).toEqual(answer);
    await tab.close();
  });

  it.each(Object.keys(CALLS) as CallName[])(
    "with wrong input is a bad request: %s",
    async (name) => {
      const answer = (await ask(page, name, "nonsense")) as {
        err: { code: string; data: unknown };
      };
      expect(answer.err).toMatchObject({ code: "bad-request", data: {} });
    },
  );

  it("with an error is answered with its code and data, and no stack", async () => {
    const answer = (await ask(page, "turn.retry", { id: NO_ID, turnId: NO_ID })) as {
      err: { code: string; stack?: string };
    };
    expect(answer.err.code).toBe("not-found");
    expect(answer.err.stack ?? "").toBe("");
  });

  it("of an unknown type gets no answer", async () => {
    expect(await ask(page, "vault.open-sesame", {})).toBe(null);
  });

  it("sent twice with the same id stores and answers once", async () => {
    const { conversation } = await extension.call(page, "conversation.open", {
      channel: "side-panel",
    });
    const id = crypto.randomUUID();
    const input = { id, conversationId: conversation.id, text: "Once" };
    const [one, other] = await Promise.all([
      ask(page, "turn.send", input),
      ask(page, "turn.send", input),
    ]);
    expect(one).toMatchObject({ res: { id } });
    expect(other).toEqual(one);
    await extension.killWorker();
    expect(await ask(page, "turn.send", input)).toEqual(one);
    const stored = await readStored(extension, page);
    expect(stored.map(({ role, text }) => [role, text]).at(0)).toEqual(["user", "Once"]);
    expect(stored).toHaveLength(2);
  });
});

describe("a stream", () => {
  it.each(Object.keys(STREAMS) as StreamName[])("with wrong input fails: %s", async (name) => {
    expect(await listen(page, name, "nonsense")).toEqual({
      frames: [{ type: "failure", failure: { code: "bad-request", data: {} } }],
      closed: true,
    });
  });

  it("of a turn that is not there fails with not-found", async () => {
    const { frames, closed } = await listen(page, "turn.watch", { turnId: NO_ID });
    expect(frames).toEqual([
      { type: "failure", failure: { code: "not-found", data: { kind: "turn" } } },
    ]);
    expect(closed).toBe(true);
  });

  it.each(["turn.steal", "toString", ""])("of an unknown name is closed: %j", async (name) => {
    expect(await listen(page, name, {})).toEqual({ frames: [], closed: true });
  });
});

describe("whoever is not a top page of the extension", () => {
  let web: Server;
  let webUrl: string;

  beforeAll(async () => {
    web = createServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end(`<!doctype html><title>Web</title>
        <iframe src="chrome-extension://${extension.extensionId}/sidepanel.html"></iframe>`);
    }).listen(0, "127.0.0.1");
    await once(web, "listening");
    webUrl = `http://127.0.0.1:${(web.address() as AddressInfo).port}/`;
  });

  afterAll(() => {
    web.closeAllConnections();
    web.close();
  });

  it("cannot speak to it from the web, nor frame its pages", async () => {
    const tab = await extension.browser.newPage();
    await tab.goto(webUrl);
    expect(await tab.evaluate(canSpeak)).toBe(false);
    const frames = tab.mainFrame().childFrames();
    expect(frames).toHaveLength(1);
    expect(await frames[0]?.evaluate(canSpeak)).toBe(false);
    await tab.close();
  });

  it("cannot speak to it from inside a frame, not even one of the extension's own", async () => {
    const tab = await extension.browser.newPage();
    // Without the pages' own policies; the manifest's still holds.
    await tab.setBypassCSP(true);
    await tab.goto(`chrome-extension://${extension.extensionId}/welcome.html`);
    expect(await tab.evaluate(canSpeak)).toBe(true);
    await tab.evaluate(async () => {
      for (const src of ["/sidepanel.html", "about:blank"]) {
        const frame = Object.assign(document.createElement("iframe"), { src });
        const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
        document.body.append(frame);
        await loaded;
      }
    });
    const frames = tab.mainFrame().childFrames();
    expect(frames).toHaveLength(2);
    for (const frame of frames) expect(await frame.evaluate(canSpeak)).toBe(false);
    await tab.close();
  });
});

/** Runs in a page or a frame. */
function canSpeak(): boolean {
  return typeof globalThis.chrome?.runtime?.sendMessage === "function";
}
