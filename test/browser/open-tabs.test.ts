import { writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawText, makePdf } from "../builders/make-pdf";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { clickAction } from "./harness/click-action";
import type { RunningExtension } from "./harness/launch-extension";
import { launchExtension } from "./harness/launch-extension";
import { say, untilChosen, untilStatus } from "./harness/panel-page";

const CHIP = "form [data-attachment]";

const PDF = makePdf({ pages: [drawText("Herons nest in March."), drawText("Swans in May.")] });

const lines = Array.from({ length: 12 }, (_, at) => `Line ${at} of what was said about herons`);
const TRANSCRIPT = lines
  .map((line, at) => `<div class="segment"><div>${at}:${10 + at}</div><div>${line}</div></div>`)
  .join("");

const PAGES: Readonly<Record<string, string>> = {
  "/lake": "<!doctype html><title>The lake</title><p>Herons stand in the reeds.</p>",
  "/sea": "<!doctype html><title>The sea</title><p>Gulls ride on the waves.</p>",
  "/talk": `<!doctype html><title>A talk</title>
    <video width="320" height="180"><track kind="captions" src="/talk.vtt"></video>
    <script>document.querySelector("video").textTracks[0].mode = "showing";</script>
    <main><article><h1>A talk</h1>${`<p>${"About birds and their waters, at length. ".repeat(20)}</p>`.repeat(4)}</article></main>
    <aside class="sidebar">${TRANSCRIPT}</aside>`,
};

const VTT =
  "WEBVTT\n\n00:05.000 --> 00:07.000\n<v Ada>Welcome to the lake.\n\n01:05.000 --> 01:07.000\nIn March they nest.\n";

let server: OllamaServer;
let pages: Server;
let extension: RunningExtension;
let panel: Page;
/** Whether the site passes on whoever asks for a PDF. */
let passesOn = false;
let requests: { readonly url: string; readonly cookie: string }[] = [];

function answer({ url = "", headers }: IncomingMessage): { type: string; body: string | Buffer } {
  if (url !== "/favicon.ico") requests.push({ url, cookie: headers.cookie ?? "" });
  if (url.endsWith(".pdf")) return { type: "application/pdf", body: PDF };
  if (url.endsWith(".vtt")) return { type: "text/vtt", body: VTT };
  return { type: "text/html; charset=utf-8", body: PAGES[url] ?? "<!doctype html><p>Elsewhere" };
}

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  pages = createServer((request, response) => {
    const { type, body } = answer(request);
    if (passesOn && request.url === "/birds.pdf") {
      response.writeHead(302, { location: "/elsewhere.pdf" });
    }
    if (!response.headersSent) {
      response.setHeader("content-type", type);
      response.setHeader("set-cookie", "reader=ada");
    }
    response.end(body);
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const { port } = pages.address() as AddressInfo;
  const rules = [
    `MAP 127.0.0.1:11434 127.0.0.1:${new URL(server.url).port}`,
    `MAP lake.test:80 127.0.0.1:${port}`,
    `MAP sea.test:80 127.0.0.1:${port}`,
    "MAP 127.0.0.1 127.0.0.1",
    "MAP localhost 127.0.0.1",
    "MAP * ~NOTFOUND",
  ];
  extension = await launchExtension({ extraArgs: [`--host-resolver-rules=${rules.join(", ")}`] });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension.close();
  pages.close();
  await server.close();
});

async function visit(url: string): Promise<Page> {
  const tab = await extension.browser.newPage();
  await tab.goto(url);
  await tab.bringToFront();
  return tab;
}

/** Asks about what the tab shows by the toolbar's button. */
async function ask(tab: Page): Promise<void> {
  const popup = await clickAction(extension, tab);
  popup.click("[data-ask-page]").catch(() => {});
}

async function untilChips(count: number): Promise<string[]> {
  await panel.waitForFunction(
    (chip, wanted) => {
      const all = [...document.querySelectorAll(chip)];
      return all.length === wanted && all.every((one) => one.textContent?.includes("token"));
    },
    {},
    CHIP,
    count,
  );
  return panel.$$eval(CHIP, (all) => all.map((one) => one.textContent ?? ""));
}

async function preview(): Promise<string> {
  await panel.click("[data-look-attachment]");
  const shown = await panel.waitForSelector("[data-preview]");
  return (await shown?.evaluate((one) => one.textContent ?? "")) ?? "";
}

async function removeAll(): Promise<void> {
  for (const _ of await panel.$$(CHIP)) await panel.click("[data-remove-attachment]");
  await panel.waitForSelector(CHIP, { hidden: true });
}

const lastChat = () =>
  JSON.stringify(server.requests.findLast(({ path }) => path === "/api/chat")?.body);

describe("a PDF in the tab beside the panel", () => {
  it("is not asked for before the person has clicked on it", async () => {
    const tab = await visit("http://lake.test/birds.pdf");
    requests = [];
    await panel.click("[data-attach-page]");
    await panel.waitForFunction(() =>
      document.querySelector("form [role=alert]")?.textContent?.includes("Ask about this page"),
    );
    expect(requests).toEqual([]);
    await tab.close();
  });

  it("is asked for once, as the person whom the site knows, and shown before it is sent", async () => {
    const tab = await visit("http://lake.test/birds.pdf");
    requests = [];
    await ask(tab);
    const [chip] = await untilChips(1);
    expect(chip).toMatch(/birds\.pdf.*PDF, 2 pages.*tokens/);
    expect(await preview()).toContain("Herons nest in March.");
    expect(requests).toEqual([{ url: "/birds.pdf", cookie: "reader=ada" }]);
    server.setScript("reply", { text: "In March." });
    const turn = await say(panel, "When do herons nest?");
    await untilStatus(panel, turn, "complete");
    expect(lastChat()).toContain("Herons nest in March.");
    await tab.close();
  });

  it("is not followed to where the site passes it on now: it might be a server of its choice", async () => {
    const tab = await visit("http://lake.test/birds.pdf");
    requests = [];
    passesOn = true;
    await ask(tab);
    await panel.waitForSelector("form [role=alert]");
    expect(requests.map(({ url }) => url)).toEqual(["/birds.pdf"]);
    expect(await panel.$(CHIP)).toBeNull();
    passesOn = false;
    await tab.close();
  });

  it("is refused with what to do where it is a file on this machine", async () => {
    const path = join(tmpdir(), "confidant-letter.pdf");
    await writeFile(path, PDF);
    const tab = await visit(pathToFileURL(path).href);
    await ask(tab);
    await panel.waitForFunction(() =>
      document.querySelector("form [role=alert]")?.textContent?.includes("Attach the file instead"),
    );
    await tab.close();
  });
});

describe("several tabs", () => {
  it("are added one after the other, each a chip of its own, and go with one message", async () => {
    const lake = await visit("http://lake.test/lake");
    await ask(lake);
    await untilChips(1);
    const sea = await visit("http://sea.test/sea");
    await ask(sea);
    const chips = await untilChips(2);
    expect(chips[0]).toContain("The lake");
    expect(chips[1]).toContain("The sea");
    server.setScript("reply", { text: "Herons and gulls." });
    const turn = await say(panel, "Which birds are on both pages?");
    await untilStatus(panel, turn, "complete");
    expect(lastChat()).toContain("Herons stand in the reeds.");
    expect(lastChat()).toContain("Gulls ride on the waves.");
    await lake.close();
    await sea.close();
  });

  it("need no second click on a page that was asked about and not left", async () => {
    const lake = await visit("http://lake.test/lake");
    await ask(lake);
    await untilChips(1);
    await removeAll();
    await lake.bringToFront();
    await panel.click("[data-attach-page]");
    expect((await untilChips(1))[0]).toContain("The lake");
    await removeAll();
    await lake.close();
  });
});

describe("a page that was asked about", () => {
  it("is read where it is, not the one in front since, and none once it was left or closed", async () => {
    const lake = await visit("http://lake.test/lake");
    await ask(lake);
    await untilChips(1);
    await removeAll();
    const tabId = await panel.evaluate(async () => {
      const tabs = await chrome.tabs.query({});
      // The browser tells an address only of what was asked about.
      return tabs.find(({ url }) => url?.startsWith("http://lake.test/"))?.id ?? null;
    });
    expect(tabId).not.toBeNull();
    const sea = await visit("http://sea.test/sea");
    const input = { channel: "side-panel" } as const;
    const { conversation } = await extension.call(panel, "conversation.open", input);
    const attach = () =>
      extension.call(panel, "page.attach", {
        ...{ id: crypto.randomUUID(), conversationId: conversation.id },
        ...{ windowId: null, tabId, part: "page" as const },
      });
    expect(await attach()).toMatchObject({ attachment: { name: expect.stringContaining("lake") } });
    await lake.goto("http://sea.test/elsewhere");
    expect(await attach()).toMatchObject({ kind: "refused", why: "page-access" });
    await lake.close();
    expect(await attach()).toEqual({ kind: "refused", why: "page-gone" });
    await sea.close();
  });
});

describe("what is said in a video of the page", () => {
  it("is told with its times, from captions that are shown and from a transcript beside it", async () => {
    const tab = await visit("http://lake.test/talk");
    await tab.waitForFunction(
      () => document.querySelector("video")?.textTracks[0]?.cues?.length === 2,
    );
    requests = [];
    await ask(tab);
    await untilChips(1);
    const text = await preview();
    expect(text).toContain("## Captions");
    expect(text).toContain("[0:05] Welcome to the lake.");
    expect(text).toContain("[1:05] In March they nest.");
    expect(text).toMatch(/0:10\s+Line 0 of what was said/);
    expect(text).toContain("Line 11 of what was said");
    expect(requests).toEqual([]);
    await removeAll();
    await tab.close();
  });
});
