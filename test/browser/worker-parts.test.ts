import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EXTENSION_DIR } from "../../scripts/project-root.mjs";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";

// A worker reads its other scripts only if it has imported it while it was installed: what has to
// hold in every way in which a worker comes to be.

const REST = "background-rest.js";
const MCP = "background-mcp.js";

let root: string;
let extension: RunningExtension;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "confidant-parts-"));
});

afterEach(async () => {
  await extension?.close();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

/** A call whose code is in the second script, asked of a worker that was just started. */
async function usesRest(page: Page): Promise<boolean> {
  await extension.killWorker();
  const check = await extension.call(page, "vault.check", {});
  const { text } = await extension.call(page, "prompts.get", {
    name: "personality-creator",
    arguments: { role: "gardener", traits: "patient", scenario: "winter" },
  });
  return check.unreadable.length === 0 && text.includes("gardener");
}

/** The names of the scripts that the running worker has read. A worker that was asked never comes back. */
async function readScripts(): Promise<readonly string[]> {
  const { browser, extensionId } = extension;
  const isOurs = (url: string) => url.includes(extensionId);
  const target = await browser.waitForTarget(
    (one) => one.type() === "service_worker" && isOurs(one.url()),
  );
  const session = await target.createCDPSession();
  const scripts: string[] = [];
  session.on("Debugger.scriptParsed", ({ url }) => {
    if (isOurs(url)) scripts.push(url.split("/").at(-1) ?? url);
  });
  await session.send("Debugger.enable");
  return scripts;
}

describe("a worker in three scripts", { timeout: 120_000 }, () => {
  it("answers what a panel asks at first from the first one", async () => {
    extension = await launchExtension();
    const page = await extension.openPage("welcome.html");
    const { conversation } = await extension.call(page, "conversation.open", {
      channel: "side-panel",
    });
    await extension.killWorker();
    await extension.call(page, "vault.status", {});
    await extension.call(page, "shortcut.list", {});
    await extension.call(page, "conversation.open", { channel: "side-panel" });
    await extension.call(page, "context.list", {});
    await extension.call(page, "message.list", {
      conversationId: conversation.id,
      before: null,
      limit: 30,
    });
    expect(await readScripts()).toEqual(["background.js"]);
  });

  it("answers what the list of conversations asks from the first one", async () => {
    extension = await launchExtension();
    const page = await extension.openPage("welcome.html");
    const { conversation } = await extension.call(page, "conversation.open", {
      channel: "side-panel",
    });
    await extension.killWorker();
    const list = { contextId: null, after: null, limit: 20, archived: false };
    for (const query of ["", "zither"]) {
      await extension.call(page, "conversation.list", { ...list, query });
    }
    await extension.call(page, "conversation.count", { contextId: null });
    await extension.call(page, "conversation.lastWords", { ids: [conversation.id] });
    expect(await readScripts()).toEqual(["background.js"]);
  });

  it("reads the second one for what is not in the first", async () => {
    extension = await launchExtension();
    const page = await extension.openPage("welcome.html");
    expect(await usesRest(page)).toBe(true);
    expect(await readScripts()).toEqual(["background.js", REST]);
  });

  it("reads the third one once a server of MCP is asked", async () => {
    extension = await launchExtension();
    const page = await extension.openPage("welcome.html");
    const url = "http://127.0.0.1:9/mcp";
    const given = { kind: "mcp", preset: null, url, key: null } as const;
    const { id } = await extension.call(page, "connection.add", given);
    await extension.killWorker();
    const { failure } = await extension.call(page, "connection.test", { id });
    expect(failure?.code).toBe("provider-unreachable");
    expect(await readScripts()).toEqual(["background.js", REST, MCP]);
  });

  it("reads it after the browser was restarted, and again after that", async () => {
    for (let round = 0; round < 3; round += 1) {
      extension = await launchExtension({ profileDir: join(root, "profile") });
      const page = await extension.openPage("welcome.html");
      expect(await usesRest(page)).toBe(true);
      if (round < 2) await extension.close();
    }
  });

  it("reads it after an update, which brings another one", async () => {
    const build = join(root, "build");
    await cp(EXTENSION_DIR, build, { recursive: true });
    extension = await launchExtension({ extensionDir: build });
    const before = await extension.openPage("welcome.html");
    expect(await usesRest(before)).toBe(true);
    await extension.browser.installExtension(build);
    // A page may be there before the worker that the update brings, or go with the one before.
    const opened = async () => usesRest(await extension.openPage("welcome.html"));
    await expect.poll(() => opened().catch(String)).toBe(true);
  });
});
