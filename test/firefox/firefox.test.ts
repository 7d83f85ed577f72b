import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEY_FILE } from "../../src/domain/backup";
import { chooseFiles, lookInto, takeOut } from "../browser/harness/backup-files";
import {
  fillNewPassphrase,
  hasText,
  typePassphrase,
  untilGate,
} from "../browser/harness/gate-page";
import { answerAndLock } from "../browser/harness/into-new";
import {
  newTurn,
  readConversation,
  readReply,
  say,
  turnIds,
  untilChosen,
  untilReplyHas,
  untilStatus,
} from "../browser/harness/panel-page";
import { search, untilFound } from "../browser/harness/search-sheet";
import { clickOnceSeen, untilSeen } from "../browser/harness/until-seen";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { launchFirefox, type RunningFirefox } from "./launch-firefox";

const PASSPHRASE = "seven quiet herons at dusk";
const QUESTION = "Where does the kingfisher nest?";
const PATIENCE = { timeout: 20_000 };
const PAGE = "http://lake.test/";
const LAKE = `<!doctype html><title>The lake</title><h1>The lake</h1>
  <p>Herons stand in the reeds. ${"They wait for an hour. ".repeat(20)}</p><p hidden>secretword</p>`;

/** Of Firefox alone. */
type Commands = {
  readonly update: (of: { readonly name: string; readonly shortcut: string }) => Promise<void>;
};

/** Chrome's types know no sidebar. */
type Sidebar = { readonly type: "sidebar" };

let server: OllamaServer;
let lake: Server;
let folder: string;
let firefox: RunningFirefox;
let welcome: Page;
let panel: Page;
let backup: string;
let keyFile: string;

const launch = (profileDir: string) =>
  launchFirefox({
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    ollamaPort: Number(new URL(server.url).port),
    sites: new Map([["lake.test", (lake.address() as AddressInfo).port]]),
    profileDir,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-firefox-"));
  lake = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(LAKE);
  });
  await new Promise<void>((resolve) => lake.listen(0, "127.0.0.1", resolve));
  // As it is installed: told of no extension.
  server = await startOllamaServer({ origins: [], models: [{ name: "calm:1b" }] });
  firefox = await launch(join(folder, "first"));
});

function lastChat(): string {
  return JSON.stringify(server.requests.findLast(({ path }) => path === "/api/chat")?.body);
}

/** What the panel beside the pages shows there: a test reaches it from another page alone. */
function readSidebar(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const getViews = chrome.extension.getViews as unknown as (of: Sidebar) => Window[];
    return getViews({ type: "sidebar" })[0]?.document.querySelector(wanted)?.textContent ?? "";
  }, selector);
}

/** Types a message in the panel beside the pages, and sends it by its button. */
async function sayInSidebar(page: Page, text: string): Promise<void> {
  await page.evaluate((typed) => {
    const getViews = chrome.extension.getViews as unknown as (of: Sidebar) => Window[];
    const shown = getViews({ type: "sidebar" })[0]?.document;
    shown?.querySelector<HTMLElement>("[data-composer]")?.focus();
    shown?.execCommand("insertText", false, typed);
    shown?.querySelector<HTMLElement>('form button[type="submit"]')?.click();
  }, text);
}

/** Closes the browser; fails where it has asked for anything but Ollama and its makers since its launch. */
async function end({ strays, close }: RunningFirefox): Promise<void> {
  const strayRequests = [...strays];
  await close();
  expect(strayRequests).toEqual([]);
}

afterAll(async () => {
  try {
    if (firefox !== undefined) await end(firefox);
  } finally {
    await server?.close();
    lake?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** The kinds of the pages that are open, the background and its frame among them. */
function listContexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await chrome.runtime.getContexts({});
    return all.map(
      ({ contextType, documentUrl = "" }) => `${contextType} ${documentUrl.split("/").at(-1)}`,
    );
  });
}

// One story: each test goes on where the one before has left the profile.
describe("in Firefox", () => {
  it("the installation asks how it is locked, and offers no passkey, which Firefox refuses", async () => {
    welcome = await firefox.untilPage("welcome.html");
    await untilGate(welcome, "new");
    await welcome.bringToFront();
    const kinds = await welcome.$$eval("[data-choose]", (all) =>
      all.map((one) => (one as HTMLElement).dataset.choose),
    );
    expect(kinds).toEqual(["passphrase", "device"]);
    await clickOnceSeen(welcome, '[data-choose="passphrase"]');
    await fillNewPassphrase(welcome, PASSPHRASE);
  });

  it("the sidebar opens by a click", async () => {
    await clickOnceSeen(welcome, "#open-panel");
    await expect.poll(() => listContexts(welcome), PATIENCE).toContain("SIDE_PANEL sidepanel.html");
  });

  it("finds Ollama, which refuses extensions, and shows the answer as it comes", async () => {
    panel = await firefox.openPage("sidepanel.html");
    await untilChosen(panel, "calm:1b");
    server.setScript("hold");
    const turn = await say(panel, QUESTION);
    await untilReplyHas(panel, turn, "word0 word1");
    await untilStatus(panel, turn, "streaming");
    server.release();
    await untilStatus(panel, turn, "complete");
    expect(await panel.$$('[role="alert"]')).toEqual([]);
    const chats = server.requests.filter(({ path }) => path === "/api/chat");
    expect(chats[0]?.headers).not.toHaveProperty("origin");
  });

  it("goes on where the browser has stopped the background", async () => {
    await firefox.stopBackground();
    server.setScript("reply", { text: "In a bank by the water." });
    const turn = await say(panel, "And in winter?");
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toContain("by the water");
  });

  it("finds what was said by its words", async () => {
    await search(panel, "kingfisher");
    await untilFound(panel, QUESTION);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
  });

  it("reads the page in the tab by the key for it, and tells it with that message only", async () => {
    await panel.evaluate(() => {
      const commands = chrome.commands as unknown as Commands;
      return commands.update({ name: "page", shortcut: "Alt+Shift+Y" });
    });
    const tab = await firefox.visit(PAGE);
    await firefox.pressKey("Y");
    // The sidebar takes it, and no tab.
    const chip = () => readSidebar(panel, "form [data-attachment]");
    await expect.poll(chip, PATIENCE).toContain("The lake");
    expect(await panel.$$("form [data-attachment]")).toEqual([]);
    await panel.bringToFront();
    server.setScript("reply", { text: "After an hour." });
    const before = await turnIds(panel);
    await sayInSidebar(panel, "When do herons strike?");
    await untilStatus(panel, await newTurn(panel, before), "complete");
    expect(lastChat()).toContain("Herons stand in the reeds");
    expect(lastChat()).not.toContain("secretword");
    await untilStatus(panel, await say(panel, "And now?"), "complete");
    expect(lastChat()).not.toContain("Herons stand in the reeds");
    await tab.close();
  });

  it("makes a backup by one click", async () => {
    const options = await firefox.openPage("options.html#backup");
    await clickOnceSeen(options, "[data-backup-make]");
    await untilSeen(options, "[data-backup]");
    const name = () =>
      options.$eval("[data-backup]", (row) => (row as HTMLElement).dataset.backup ?? "");
    backup = await takeOut(options, await name(), folder);
    await options.close();
    expect((await readFile(backup)).includes(QUESTION)).toBe(false);
  });

  it("locks by one click: no page shows anything, and the compute host is gone", async () => {
    await panel.bringToFront();
    expect(await listContexts(panel)).toContain("BACKGROUND offscreen.html");
    await clickOnceSeen(panel, "[data-lock-now]");
    await untilGate(panel, "locked");
    expect(await hasText(panel, "kingfisher")).toBe(false);
    expect(await listContexts(panel)).not.toContain("BACKGROUND offscreen.html");
    const session = await panel.evaluate(() => chrome.storage.session.get(null));
    expect(Object.keys(session)).not.toContain("vault-key");
  });

  it("opens by the passphrase, which then opens the backups, too", async () => {
    await typePassphrase(panel, PASSPHRASE);
    await untilSeen(panel, "main[data-ready]");
    await expect
      .poll(() => takeOut(panel, KEY_FILE, folder).catch(() => null), PATIENCE)
      .not.toBeNull();
    keyFile = join(folder, KEY_FILE);
  });

  it("has the conversation, behind the lock, after the browser's end", async () => {
    await end(firefox);
    firefox = await launch(join(folder, "first"));
    panel = await firefox.openPage("sidepanel.html");
    await untilGate(panel, "locked");
    await typePassphrase(panel, PASSPHRASE);
    await untilSeen(panel, "main[data-ready]");
    expect((await readConversation(panel)).join(" ")).toContain(QUESTION);
  });

  it("has everything back in a new profile, by the backup and the passphrase", async () => {
    await end(firefox);
    firefox = await launch(join(folder, "second"));
    const page = await firefox.untilPage("welcome.html");
    await page.bringToFront();
    await clickOnceSeen(page, "[data-restore-ask]");
    await chooseFiles(page, [backup, keyFile]);
    await lookInto(page, "passphrase", PASSPHRASE);
    await untilSeen(page, "[data-restore-preview]");
    await answerAndLock(page, "own");
    await untilSeen(page, "[data-restored]");
    panel = await firefox.openPage("sidepanel.html");
    await untilSeen(panel, "main[data-ready]");
    expect((await readConversation(panel)).join(" ")).toContain(QUESTION);
  });

  it("says that model files cannot run, and which server can", async () => {
    const options = await firefox.openPage("options.html#models/files");
    await untilSeen(options, "[data-no-files]");
    expect(await options.$("[data-file-drop]")).toBeNull();
    // Nor are they a place among those of models.
    await untilSeen(options, '[data-source-row="ollama"]');
    expect(await options.$('[data-source-row="files"]')).toBeNull();
  });
});
