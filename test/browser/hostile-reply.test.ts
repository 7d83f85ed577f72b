import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import {
  activeIn,
  DIAGRAMS,
  DRAWN,
  drawAll,
  letsMarkupRun,
  touchAll,
} from "./harness/hostile-drawn";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, readStored } from "./harness/launch-with-ollama";
import { requestedBy } from "./harness/net-log";
import { readReply, say, untilChosen, untilStatus } from "./harness/panel-page";

let folder: string;
let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let closed = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-net-log-"));
  server = await startOllamaServer();
  extension = await launchWithOllama(new URL(server.url).port, {
    extraArgs: [`--log-net-log=${join(folder, "log.json")}`],
  });
  panel = await extension.openPanel();
  await untilChosen(panel, "llama3.2:latest");
});

afterAll(async () => {
  if (!closed) await extension.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Has the model say a text; resolves with the turn's id. */
async function hear(text: string): Promise<string> {
  server.setScript("reply", { text });
  const turn = await say(panel, "Say it");
  await untilStatus(panel, turn, "complete");
  return turn;
}

/** The elements of a reply that could load, run or lead somewhere. */
function activeParts(turnId: string): Promise<string[]> {
  return panel.$$eval(
    `[data-turn="${turnId}"] :is(img, script, iframe, object, embed, form, style, link, svg[onload], video, audio, base, meta, [onerror], [onclick], a:not([href^="http:"], [href^="https:"], [href^="mailto:"]))`,
    (parts) => parts.map((part) => part.outerHTML),
  );
}

function ranCode(): Promise<unknown> {
  return panel.evaluate(() => Reflect.get(globalThis, "ran"));
}

describe("what a model says", () => {
  it.each([
    '<img src="http://127.0.0.1:11434/pixel" onerror="globalThis.ran = 1">',
    "Text <script>globalThis.ran = 2</script> text",
    '<iframe srcdoc="<script>parent.ran = 3</script>"></iframe>',
    '<svg onload="globalThis.ran = 4"><style>@import "http://127.0.0.1:11434/css"</style></svg>',
    '<details open ontoggle="globalThis.ran = 5"><summary>x</summary></details>',
    '<meta http-equiv="refresh" content="0;url=http://127.0.0.1:11434/gone">',
    '<a href="javascript:globalThis.ran = 6">press</a>',
  ])("is shown as the text it is: %s", async (html) => {
    const turn = await hear(html);
    expect(await activeParts(turn)).toEqual([]);
    expect(await readReply(panel, turn)).toBe(html);
    expect(await ranCode()).toBe(undefined);
  });

  it.each([
    "[press](javascript:globalThis.ran=7)",
    "[press](JaVaScRiPt:globalThis.ran=8)",
    "[press](&#106;avascript:globalThis.ran=9)",
    "[press](data:text/html;base64,PHNjcmlwdD5yYW49MTA8L3NjcmlwdD4=)",
    "[press](vbscript:msgbox)",
    "[press](file:///etc/passwd)",
    "[press](chrome://settings)",
    "<javascript:globalThis.ran=11>",
  ])("becomes no link that could run or read: %s", async (link) => {
    const turn = await hear(`Here: ${link} there.`);
    expect(await activeParts(turn)).toEqual([]);
    expect(await panel.$$(`[data-turn="${turn}"] :is(a, [role="link"])`)).toEqual([]);
    expect(await readReply(panel, turn)).toContain("there.");
  });

  it("shows where a link leads", async () => {
    const turn = await hear("[your bank](https://example.net/steal?x=1)");
    expect(await readReply(panel, turn)).toContain("(https://example.net/steal?x=1)");
    const link = await panel.$eval(`[data-turn="${turn}"] [role="link"]`, (part) => [
      part.getAttribute("href"),
      part.getAttribute("data-link"),
      part.getAttribute("tabindex"),
    ]);
    expect(link).toEqual([null, "https://example.net/steal?x=1", "0"]);
  });

  it("names an image's host instead of loading it", async () => {
    const turn = await hear(
      "![cat](http://127.0.0.1:11434/cat.png) ![dog](https://example.net/dog.png?q=secret)",
    );
    expect(await activeParts(turn)).toEqual([]);
    expect(await readReply(panel, turn)).toContain("Image at example.net: dog");
  });

  it("is stored as it was said, markup and all", async () => {
    const said =
      '# Title\n\n<b onclick="x()">bold</b> & &amp; `code` ![i](data:image/png;base64,AA)';
    await hear(said);
    expect((await readStored(extension, panel)).at(-1)?.text).toBe(said);
  });

  it("cannot stop the panel by nesting deeply", async () => {
    const turn = await hear(`${">".repeat(5_000)} deep ${"[".repeat(5_000)}`);
    expect(await readReply(panel, turn)).toContain("deep");
    expect(await readReply(panel, await hear("Still here."))).toBe("Still here.");
  });
});

describe("mathematics, code and diagrams that are made of markup", () => {
  it.each([
    ["under the extension's policy", false],
    ["without any policy", true],
  ])("run, load and link nothing where they are drawn, %s", async (_, isBypassed) => {
    const page = await extension.openPage("sidepanel.html");
    await page.setViewport({ width: 360, height: 700 });
    await page.setBypassCSP(isBypassed);
    await page.reload();
    await untilChosen(page, "llama3.2:latest");
    // What follows says something: markup that got through would run, but for the policy.
    expect(await letsMarkupRun(page)).toBe(isBypassed);
    server.setScript("reply", { text: DRAWN });
    const turn = await say(page, "Draw it");
    await untilStatus(page, turn, "complete");
    const reply = `[data-turn="${turn}"]`;
    await drawAll(page, reply);
    await expect
      .poll(() => page.$$eval(`${reply} [data-diagram]`, ({ length }) => length))
      .toBe(DIAGRAMS.length);
    const drawn = await page.$$eval(`${reply} math`, (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(drawn.join()).toContain("<script>globalThis.ran=21</script>");
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => [...CSS.highlights.keys()].length)).toBeGreaterThan(0);
    await touchAll(page, reply);
    expect(await activeIn(page, reply)).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(globalThis, "ran"))).toBe(undefined);
    await page.close();
  });
});

describe("the network", () => {
  it("was asked by the extension for the chosen server's api and nothing else", async () => {
    expect(server.requests.map(({ path }) => path)).not.toContain("/pixel");
    await extension.close();
    closed = true;
    const origin = `chrome-extension://${extension.extensionId}`;
    const requests = await requestedBy(join(folder, "log.json"), origin);
    expect(new Set(requests.map((url) => new URL(url).host))).toEqual(new Set(["127.0.0.1:11434"]));
    expect(new Set(requests.map((url) => new URL(url).pathname))).toEqual(
      new Set(["/api/tags", "/api/show", "/api/chat"]),
    );
  });
});
