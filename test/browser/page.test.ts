import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { clickAction } from "./harness/click-action";
import type { RunningExtension } from "./harness/launch-extension";
import { launchExtension } from "./harness/launch-extension";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { untilSeen } from "./harness/until-seen";
import { isThrough, TRICKS, trickPage } from "./pages/hidden-tricks";

const CHIP = "form [data-attachment]";
const WORD = (at: number) => `secret${String(at).padStart(2, "0")}word`;

const PAGES: Readonly<Record<string, string>> = {
  "/lake": trickPage(WORD),
  "/empty": "<!doctype html><title>Nothing</title><p hidden>not to be seen</p>",
  "/clobbered": `<!doctype html><title>Form</title><form name="body"><input name="childNodes"><input name="tagName"><p>Inside the form.</p></form>
    <img name="title" alt=""><img name="defaultView" alt=""><p>After it, ${"words and ".repeat(20)}</p>`,
  "/shadow": `<!doctype html><title>Parts</title><div id="a"></div><p>Beside it.</p><script>
    document.querySelector("#a").attachShadow({mode:"closed"}).innerHTML = "<p>In a closed shadow.</p>";</script>
    <iframe srcdoc="<p>In a frame.</p>"></iframe>`,
  "/long": `<!doctype html><title>Long lake</title><h1>Birds</h1>${["Herons", "Swans", "Grebes"]
    .map(
      (name) =>
        `<h2>${name}</h2>${`<p>${`${name} nest in the reeds. `.repeat(12)}</p>`.repeat(90)}`,
    )
    .join("")}`,
  // Little text, so that it is the nodes that are too many.
  "/endless": `<!doctype html><title>Endless</title><main></main><script>
    for (let at = 0; at < 225_000; at += 1) {
      const line = document.createElement("p");
      line.append(at % 1_000 === 0 ? \`Line \${at}, of a list that goes on and on, and says little.\` : document.createElement("b"));
      document.querySelector("main").append(line);
    }</script>`,
  "/deep": `<!doctype html><title>Deep</title>${"<div>".repeat(20_000)}At the bottom.`,
};

let server: OllamaServer;
let pages: Server;
let extension: RunningExtension;
let panel: Page;
let requests: string[] = [];

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  pages = createServer(({ url = "" }, response) => {
    // The browser's own wish, whenever it comes.
    if (url !== "/favicon.ico") requests.push(url);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(PAGES[url.split("?")[0] ?? ""] ?? "<!doctype html><p>Elsewhere</p>");
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const ollama = new URL(server.url).port;
  const port = (pages.address() as AddressInfo).port;
  const rules = [
    `MAP 127.0.0.1:11434 127.0.0.1:${ollama}`,
    `MAP lake.test:80 127.0.0.1:${port}`,
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

/** Opens a web page in the panel's window; its own site's, which the extension has no leave for. */
async function visit(path: string): Promise<Page> {
  const tab = await extension.browser.newPage();
  await tab.goto(`http://lake.test${path}`, { timeout: 120_000 });
  await tab.bringToFront();
  return tab;
}

function lastChat(): string {
  return JSON.stringify(server.requests.findLast(({ path }) => path === "/api/chat")?.body);
}

async function untilAttached(): Promise<string> {
  await panel.waitForFunction(
    (chip) => document.querySelector(chip)?.textContent?.includes("token"),
    {},
    CHIP,
  );
  return panel.$eval(CHIP, (chip) => chip.textContent ?? "");
}

async function preview(): Promise<string> {
  await panel.click("[data-look-attachment]");
  const shown = await panel.waitForSelector("[data-preview]");
  return (await shown?.evaluate((one) => one.textContent ?? "")) ?? "";
}

async function remove(): Promise<void> {
  await panel.click("[data-remove-attachment]");
  await panel.waitForSelector(CHIP, { hidden: true });
}

async function attach(path: string): Promise<string> {
  const tab = await visit(path);
  const popup = await clickAction(extension, tab);
  popup.click("[data-ask-page]").catch(() => {});
  await untilAttached();
  const text = await preview();
  await remove();
  await tab.close();
  return text;
}

describe("the page beside the panel", () => {
  it("is not read before the person has clicked on it, and says how", async () => {
    const tab = await visit("/lake");
    await panel.click("[data-attach-page]");
    await untilSeen(panel, 'form [role="alert"]');
    expect(await panel.$eval("form", (form) => form.textContent)).toContain("Ask about this page");
    expect(await panel.$(CHIP)).toBeNull();
    await tab.close();
  });

  it("is attached from the toolbar's button, shown before it is sent, and told as untrusted", async () => {
    requests = [];
    const tab = await visit("/lake");
    const loaded = requests.length;
    const popup = await clickAction(extension, tab);
    popup.click("[data-ask-page]").catch(() => {});
    expect(await untilAttached()).toContain("The lake");
    const text = await preview();
    expect(text).toContain("Address: http://lake.test/lake");
    expect(text).toContain("Herons stand in the reeds");
    expect(text).toContain("swans come in May");
    expect(text).toContain("Nests: http://lake.test/nests");
    expect(text).not.toContain("key=abc");
    // Reading has asked for nothing.
    expect(requests).toHaveLength(loaded);
    server.setScript("reply", { text: "They strike after an hour." });
    await untilStatus(panel, await say(panel, "When do herons strike?"), "complete");
    const request = lastChat();
    expect(request).toContain("Herons stand in the reeds");
    await tab.close();
  });

  it("P-090 is told with that message only", async () => {
    server.setScript("reply", { text: "In May." });
    await untilStatus(panel, await say(panel, "And the swans?"), "complete");
    const request = lastChat();
    expect(request).toContain("[page: The lake]");
    expect(request).not.toContain("Herons stand in the reeds");
  });

  it("says at its chip how much of one that is too long is sent, and shows all of it", async () => {
    const tab = await visit("/long");
    const popup = await clickAction(extension, tab);
    popup.click("[data-ask-page]").catch(() => {});
    await untilAttached();
    await panel.waitForSelector("form [data-cut]");
    expect(await panel.$eval(CHIP, (chip) => chip.textContent)).toMatch(
      /about [\d,]+ of [\d,]+ tokens/,
    );
    expect(await panel.$eval("[data-cut]", (one) => one.textContent)).toContain("Long lake");
    expect((await preview()).match(/Grebes nest/g)?.length).toBe(90 * 12);
    await panel.click("[data-window-bar]");
    const left = await panel.waitForSelector('[data-left-out="page-tokens"]');
    expect(await left?.evaluate((one) => one.textContent)).toMatch(
      /“Long lake”: \d+ passages\. Among them: “Herons”/,
    );
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-inspector]", { hidden: true });
    await remove();
    await tab.close();
  });

  it.each([
    [],
    [{ mimeType: "application/x-confidant", data: "1" }],
    [{ mimeType: "text/uri-list", data: "https://lake.test/" }],
  ])(
    "takes a text that is dragged from it as a selection, never as words of the person's: %#",
    async (...more) => {
      const session = await panel.createCDPSession();
      const { x, y } = await panel.$eval("[data-composer]", (field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      const items = [{ mimeType: "text/plain", data: "Herons nest in March." }, ...more];
      const data = { items, dragOperationsMask: 1 };
      for (const type of ["dragEnter", "dragOver"] as const) {
        await session.send("Input.dispatchDragEvent", { type, x, y, data });
      }
      await untilSeen(panel, "[data-drop-here]");
      await session.send("Input.dispatchDragEvent", { type: "drop", x, y, data });
      await panel.waitForSelector("[data-drop-here]", { hidden: true });
      expect(await untilAttached()).toContain("Selection");
      expect(await preview()).toBe("Herons nest in March.");
      expect(
        await panel.$eval("[data-composer]", (one) => (one as HTMLTextAreaElement).value),
      ).toBe("");
      await remove();
      await session.detach();
    },
  );

  it("leaves what is dragged here", async () => {
    const taken = await panel.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "said here");
      const init = { bubbles: true, cancelable: true, dataTransfer };
      const main = document.querySelector("main");
      main?.dispatchEvent(new DragEvent("dragstart", init));
      const isTaken = main?.dispatchEvent(new DragEvent("dragover", init)) === false;
      main?.dispatchEvent(new DragEvent("dragend", init));
      return isTaken;
    });
    expect(taken).toBe(false);
  });

  it("lets at most two of the ways to hide a text through", async () => {
    const text = await attach("/lake");
    const through = TRICKS.filter((_, at) => isThrough(text, WORD(at))).map(({ name }) => name);
    expect(through.length, through.join(", ")).toBeLessThanOrEqual(2);
    expect(text).toContain("texts that are not to be seen");
  });

  it.each([
    ["/clobbered", ["Inside the form.", "After it"]],
    ["/shadow", ["In a closed shadow.", "Beside it.", "In a frame."]],
    ["/deep", ["At the bottom."]],
  ])("is read whatever it is made of: %s", async (path, parts) => {
    const text = await attach(path);
    for (const part of parts) expect(text).toContain(part);
  });

  it("comes without its end, and says so, where it has more than 400,000 nodes", async () => {
    const tab = await visit("/endless");
    const popup = await clickAction(extension, tab);
    popup.click("[data-ask-page]").catch(() => {});
    expect(await untilAttached()).toContain("Endless");
    const text = await preview();
    expect(text).toContain("Line 0, of");
    expect(text).not.toContain("Line 224000, of");
    expect(await panel.$eval("[data-omitted]", (one) => one.textContent)).toContain(
      "the end of the page",
    );
    await remove();
    await tab.close();
  }, 180_000);

  it("says so where nothing is to be seen", async () => {
    const tab = await visit("/empty");
    const popup = await clickAction(extension, tab);
    popup.click("[data-ask-page]").catch(() => {});
    await panel.waitForFunction(() =>
      document.querySelector("form")?.textContent?.includes("no text to be seen"),
    );
    await tab.close();
  });

  it("says so of the browser's own pages", async () => {
    const tab = await extension.browser.newPage();
    await tab.goto("chrome://version");
    await tab.bringToFront();
    const popup = await clickAction(extension, tab);
    popup.click("[data-ask-page]").catch(() => {});
    await panel.waitForFunction(() =>
      document.querySelector("form")?.textContent?.includes("which no extension may read"),
    );
    await tab.close();
  });
});
