import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_SERVER } from "./harness/launch-with-ollama";
import { launchWithPrograms, type WithPrograms } from "./harness/launch-with-programs";

let world: WithPrograms;
let site: Server;
let folder: string;

beforeAll(async () => {
  world = await launchWithPrograms(NO_SERVER);
  site = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<title>A website</title>");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  folder = await mkdtemp(join(tmpdir(), "other-"));
  const manifest = {
    ...{ manifest_version: 3, name: "Another extension", version: "1" },
    permissions: ["nativeMessaging"],
  };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "page.html"), "<title>Another extension</title>");
}, 120_000);

afterAll(async () => {
  await world?.close();
  site?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

async function open(url: string): Promise<Page> {
  const page = await world.extension.browser.newPage();
  await page.goto(url);
  return page;
}

/** What a page is told that says something to the extension, and that connects to it. */
function knock(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    if (globalThis.chrome?.runtime?.sendMessage === undefined) return ["no way", "no way"];
    const message = { id: 1, type: "program.list", data: {}, timestamp: 0 };
    const said = await chrome.runtime.sendMessage(id, message).then(
      (answer) => JSON.stringify(answer),
      (error: unknown) => String(error),
    );
    const connected = await new Promise<string>((resolve) => {
      const port = chrome.runtime.connect(id, { name: "turn.watch" });
      port.onMessage.addListener((received) => resolve(JSON.stringify(received)));
      port.onDisconnect.addListener(() => resolve(chrome.runtime.lastError?.message ?? "ended"));
    });
    return [said, connected];
  }, world.extension.extensionId);
}

describe("from outside", () => {
  it("a website has no way in", async () => {
    const { port } = site.address() as AddressInfo;
    const page = await open(`http://127.0.0.1:${port}/`);
    expect(await knock(page)).toEqual(["no way", "no way"]);
  });

  it("another extension is answered by nobody, and may not start the program that joins us to others", async () => {
    await expect
      .poll(async () => (await world.extension.call(world.page, "program.list", {})).link)
      .toBe("connected");
    const id = await world.extension.browser.installExtension(folder);
    const page = await open(`chrome-extension://${id}/page.html`);
    for (const answer of await knock(page))
      expect(answer).toContain("Receiving end does not exist");
    const started = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const port = chrome.runtime.connectNative("confidant.mcp");
          port.onMessage.addListener((received) => resolve(JSON.stringify(received)));
          port.onDisconnect.addListener(() => {
            resolve(chrome.runtime.lastError?.message ?? "ended");
          });
        }),
    );
    expect(started).toContain("forbidden");
  });
});
