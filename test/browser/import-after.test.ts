import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLAUDE_BEGINNING, makeChatGptLine, makeClaude } from "../builders/make-export";
import { barriers } from "./harness/barriers";
import { importFile } from "./harness/import-file";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import {
  closePanel,
  openConversations,
  readConversation,
  untilContext,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const INTO = "From elsewhere";
const LATER = "From another";
const HERONS = ["herons-q0", "herons-a0"];

let extension: RunningExtension;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-import-"));
  extension = await launchWithOllama(NO_SERVER);
  options = await extension.openPage("options.html");
});

afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
});

async function writeExport(name: string, conversations: readonly unknown[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(conversations));
  return path;
}

async function importInto(path: string, newName: string): Promise<void> {
  await showSection(options, "data");
  expect((await importFile(options, path, { newName })).how).toBe("done");
}

/** Resolves once the text stands in one of these, without the page being touched. */
async function untilContains(page: Page, selector: string, text: string): Promise<void> {
  // Asked by a timer: a page behind another paints no frame.
  await page.waitForFunction(
    (parts, wanted) =>
      [...document.querySelectorAll(parts)].some((part) => part.textContent?.includes(wanted)),
    { polling: 100 },
    selector,
    text,
  );
}

/** The side panel that the browser has opened by now. */
async function openedPanel(): Promise<Page> {
  const target = await extension.browser.waitForTarget((one) =>
    one.url().endsWith("/sidepanel.html"),
  );
  const panel = await target.asPage();
  await untilSeen(panel, "main[data-ready]");
  return panel;
}

describe("after an import", () => {
  it("every open page lists what came, without being loaded anew", async () => {
    const switching = await extension.openPage("sidepanel.html");
    await untilSeen(switching, "main[data-ready]");
    await clickOnceSeen(switching, "[data-context-menu]");
    await untilSeen(switching, "[data-option]");
    const listing = await extension.openPage("sidepanel.html");
    await untilSeen(listing, "main[data-ready]");
    await openConversations(listing);
    await clickOnceSeen(listing, '[data-toggle="everywhere"]');
    const popup = await extension.openPage("popup.html");
    await untilSeen(popup, "[data-context-option]");
    const contexts = await extension.openPage("options.html#contexts");
    await untilSeen(contexts, "[data-contexts]");
    const data = await extension.openPage("options.html#data");
    await untilSeen(data, "[data-older-ask]");
    await importInto(await writeExport("herons.json", [makeChatGptLine("herons", 1)]), INTO);
    await untilContains(switching, "[data-option]", INTO);
    await untilContains(listing, "[data-conversation-row]", "About herons");
    await untilContains(popup, "[data-context-option]", INTO);
    await untilContains(contexts, "[data-contexts]", INTO);
    for (const page of [data, options]) {
      await untilContains(page, '[data-select="older-context"] option', INTO);
    }
    await untilContains(data, '[data-select="import-into"] option', INTO);
    for (const page of [switching, listing, popup, contexts, data]) await page.close();
  });

  it("the report opens what came in the side panel, whether that was open or not", async () => {
    await options.bringToFront();
    expect(await barriers(options)).toEqual([]);
    await clickOnceSeen(options, "[data-open-came]");
    const panel = await openedPanel();
    await untilContext(panel, INTO);
    await expect.poll(() => readConversation(panel)).toEqual(HERONS);
    const claude = makeClaude([
      { uuid: "k", sender: "human", text: "Why?", parent: CLAUDE_BEGINNING },
    ]);
    const path = await writeExport("two.json", [claude, makeChatGptLine("wrens", 1)]);
    await importInto(path, LATER);
    await clickCame("About wrens");
    await untilContext(panel, LATER);
    await expect.poll(() => readConversation(panel)).toEqual(["wrens-q0", "wrens-a0"]);
    await closePanel(panel);
    await clickCame("A name");
    await expect.poll(async () => readConversation(await openedPanel())).toEqual(["Why?"]);
  });

  it("the report of what was there already leads to where that is", async () => {
    await importInto(join(folder, "herons.json"), "Nothing new");
    await clickCame("About herons");
    const panel = await openedPanel();
    await untilContext(panel, INTO);
    await expect.poll(() => readConversation(panel)).toEqual(HERONS);
  });
});

async function clickCame(title: string): Promise<void> {
  await options.bringToFront();
  await clickOnceSeen(options, "[data-came]", title);
}
