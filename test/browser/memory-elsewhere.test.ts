import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { openContext } from "./harness/contexts-page";
import { turnBodies } from "./harness/heard";
import { importFile } from "./harness/import-file";
import { closeInspector } from "./harness/inspector-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { addBlock, blockCard as card, untilText, untilValue } from "./harness/memory-page";
import { setNumber, showSection } from "./harness/options-page";
import { chooseAction, say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const INTO = "From the other one";
const PERSONA = "You keep a quiet lighthouse, and tell who passes by it in the night.";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;
let contextId: Id;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-memory-"));
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 740 });
  await untilChosen(panel, "calm:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId } = opened.conversation);
  await untilStatus(panel, await say(panel, "Good evening"), "complete");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** In light and dark, and as wide as a narrow window. */
async function expectWithoutBarriers(page: Page): Promise<void> {
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

async function openOptions(running: RunningExtension, hash = ""): Promise<Page> {
  const page = await running.openPage(`options.html${hash}`);
  await page.setViewport({ width: 360, height: 900 });
  return page;
}

async function write(label: string, text: string): Promise<void> {
  await clickOnceSeen(panel, `${card(label)} [data-edit]`);
  await untilSeen(panel, `${card(label)} textarea`);
  await panel.focus(`${card(label)} textarea`);
  await panel.keyboard.sendCharacter(text);
  await clickOnceSeen(panel, `${card(label)} [data-done]`);
  await untilText(panel, `${card(label)} [data-shown]`, text);
}

/** A checklist of which the first item is ticked, a fact and a note. */
async function fill(): Promise<void> {
  await addBlock(panel, "errands", "checklist");
  await clickOnceSeen(panel, `${card("errands")} [data-edit]`);
  await untilSeen(panel, `${card("errands")} [data-add-line]`);
  for (const [nth, item] of ["milk", "bread"].entries()) {
    await panel.focus(`${card("errands")} [data-add-line]`);
    await panel.keyboard.sendCharacter(item);
    await panel.keyboard.press("Enter");
    await untilValue(panel, `${card("errands")} [data-item="${nth}"] textarea`, item);
  }
  await clickOnceSeen(panel, `${card("errands")} [data-item="0"] [data-tick]`);
  await clickOnceSeen(panel, `${card("errands")} [data-done]`);
  await untilText(panel, `${card("errands")} [data-shown]`, "- [x] milk\n- [ ] bread");
  await panel.focus('[data-add-fact] [name="key"]');
  await panel.keyboard.sendCharacter("city");
  await panel.focus('[data-add-fact] [name="value"]');
  await panel.keyboard.sendCharacter("Lisbon");
  await panel.keyboard.press("Enter");
  await untilSeen(panel, '[data-fact="city"]');
  await clickOnceSeen(panel, "[data-add-note]");
  await untilSeen(panel, '[data-note-form] [name="text"]');
  await panel.focus('[data-note-form] [name="text"]');
  await panel.keyboard.sendCharacter("Ask Ada about the boat");
  await clickOnceSeen(panel, "[data-note-form] [data-save]");
  await untilText(panel, "[data-notes]", "Ask Ada about the boat");
}

/** How many tokens the next prompt has, as the window's bar says. */
const promptTokens = () =>
  panel.$eval("[data-window-bar]", (bar) =>
    Number(/: (\d+) of the model/.exec(bar.getAttribute("aria-label") ?? "")?.[1] ?? 0),
  );

const lostLines = () =>
  panel.$$eval("[data-lost] li", (lines) => lines.map((line) => line.textContent));

// One story: each test goes on where the one before has left memory.
describe("a layout that the content does not fit", () => {
  it("P-032 is refused with a list of what has no place, and nothing is changed", async () => {
    await panel.bringToFront();
    await expect.poll(promptTokens).toBeGreaterThan(0);
    const before = await promptTokens();
    await chooseAction(panel, "memory");
    await untilSeen(panel, card("persona"));
    await write("persona", PERSONA);
    await fill();
    await clickOnceSeen(panel, `${card("errands")} [data-block-menu]`);
    await clickOnceSeen(panel, '[data-action="layout"]');
    await clickOnceSeen(panel, '[data-choices="layout"] input[value="list"]');
    await clickOnceSeen(panel, "[data-layout-form] [data-save]");
    await untilSeen(panel, "[data-lost]");
    expect(await lostLines()).toEqual(["1 tick"]);
    await untilText(panel, "[data-layout-form]", "nothing was changed");
    await clickOnceSeen(panel, '[data-choices="layout"] input[value="log"]');
    await clickOnceSeen(panel, "[data-layout-form] [data-save]");
    await expect.poll(lostLines).toEqual(["2 items"]);
    await expectWithoutBarriers(panel);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-small-dialog]", { hidden: true });
    await untilText(panel, `${card("errands")} [data-shown]`, "- [x] milk\n- [ ] bread");
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-memory-sheet]", { hidden: true });
    // What was written is in the next prompt, which the bar knows before anything is typed.
    await expect.poll(promptTokens).toBeGreaterThan(before);
  });
});

/** Resolves once that many tokens are kept for memory, of the model that answers. */
async function untilShare(tokens: number | undefined): Promise<void> {
  const { call } = extension;
  const kept = async () =>
    Object.values((await call(options, "prompt.settings", {})).modelLimits)[0]?.memoryTokens;
  await expect.poll(async () => (await kept()) ?? undefined).toBe(tokens);
}

describe("memory that does not fit its share", () => {
  it("is told by the window's bar, and the inspector names what was left out", async () => {
    options = await openOptions(extension);
    await showSection(options, "prompt");
    await clickOnceSeen(options, '[data-folded="own-limits"] > summary');
    await setNumber(options, "memory-tokens", 40);
    await untilShare(40);
    await panel.bringToFront();
    await writeMessage(panel, "Who are you");
    const bar = '[data-window-bar][data-tight][aria-label*="Not all that is remembered fits."]';
    await untilSeen(panel, bar);
    await expectWithoutBarriers(panel);
    await chooseAction(panel, "memory");
    await clickOnceSeen(panel, "[data-inspect-next]");
    await untilSeen(panel, '[data-inspector="typed"] [data-warning="memory"]');
    const left = await panel.$$eval('[data-left-out="memory-tokens"]', (lines) =>
      lines.map((line) => line.textContent ?? ""),
    );
    expect(left.join("\n")).toContain("persona");
    await expectWithoutBarriers(panel);
    await closeInspector(panel);
    await setNumber(options, "memory-tokens", null);
    await untilShare(undefined);
    await panel.bringToFront();
    await writeMessage(panel, ", then");
    await panel.waitForSelector(bar, { hidden: true });
  });
});

/** All that the first context remembers. */
async function remembered() {
  const { blocks } = await extension.call(panel, "memory.list", { contextId });
  const { facts } = await extension.call(panel, "fact.list", { contextId });
  const all = { contextId, query: "", skip: 0, limit: 50 };
  return { blocks, facts, notes: (await extension.call(panel, "archive.search", all)).entries };
}

describe("a temporary conversation", () => {
  it("is told what the context remembers, and leaves that as it is", async () => {
    const before = await remembered();
    await panel.focus("[data-composer]");
    await panel.$eval("[data-composer]", (field) => (field as HTMLTextAreaElement).select());
    await panel.keyboard.sendCharacter("/temp");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-storage-note="temporary"]');
    await untilStatus(panel, await say(panel, "I live in Turin now"), "complete");
    const heard = turnBodies(server).at(-1) ?? "";
    expect(heard).toContain(PERSONA);
    expect(heard).toContain("- [x] milk");
    expect(heard).toContain("- city: Lisbon");
    expect(await remembered()).toEqual(before);
  });
});

/** Presses one of a context's buttons; resolves with the memory of what that has made, on its page. */
async function duplicate(button: string): Promise<Page> {
  const page = await openContext(extension, contextId);
  await page.setViewport({ width: 360, height: 900 });
  await untilSeen(page, button);
  await expectWithoutBarriers(page);
  const before = page.url();
  await clickOnceSeen(page, button);
  await page.waitForFunction((was) => location.href !== was, { polling: 50 }, before);
  const made = new URL(page.url()).hash.split("/").at(-1) ?? "";
  await showSection(page, "memory");
  await page.waitForSelector(`[data-memory-context] option[value="${made}"]`);
  await page.select("[data-memory-context]", made);
  await untilSeen(page, `[data-memory="${made}"] ${card("errands")}`);
  return page;
}

describe("a context that is duplicated", () => {
  it("remembers what the first does, each on its own from then on", async () => {
    const page = await duplicate("[data-duplicate]");
    await untilText(page, `${card("errands")} [data-shown]`, "- [x] milk\n- [ ] bread");
    await untilText(page, `${card("persona")} [data-shown]`, PERSONA);
    await untilSeen(page, '[data-fact="city"]');
    await untilText(page, "[data-notes]", "Ask Ada about the boat");
    await clickOnceSeen(page, '[data-fact="city"] [data-forget]');
    await page.waitForSelector('[data-fact="city"]', { hidden: true });
    await page.select("[data-memory-context]", contextId);
    await untilSeen(page, `[data-memory="${contextId}"] [data-fact="city"]`);
    await page.close();
  });

  it("without memory has its blocks with their layouts, and nothing that stands in them", async () => {
    const page = await duplicate("[data-duplicate-empty]");
    await untilText(page, card("errands"), "Empty.");
    await untilText(page, card("persona"), "Empty.");
    await untilSeen(page, '[data-memory-part="facts"] [data-none]');
    await untilSeen(page, '[data-memory-part="notes"] [data-none]');
    await clickOnceSeen(page, `${card("errands")} [data-edit]`);
    await untilSeen(page, `${card("errands")} [data-add-line]`);
    await expectWithoutBarriers(page);
    await page.close();
  });
});

/** Exports everything as our own file of JSON; resolves with the path of what was downloaded. */
async function exportAll(): Promise<string> {
  const page = await openOptions(extension);
  await showSection(page, "data");
  const client = await page.createCDPSession();
  await client.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
  await page.waitForSelector('[data-select="export-form"]');
  await page.select('[data-select="export-form"]', "json");
  await clickOnceSeen(page, "[data-export-start]:enabled");
  await page.waitForSelector('[data-export-ended="done"]');
  const files = async () => (await readdir(folder)).filter((name) => name.endsWith(".json"));
  await expect.poll(files, { timeout: 10_000 }).toHaveLength(1);
  await page.close();
  return join(folder, (await files())[0] ?? "");
}

describe("our own file, in another profile", () => {
  it("M-085 P-056 brings memory with the conversations, and the report counts it", async () => {
    // The copies are in it, too, with words that are there already.
    const path = await exportAll();
    const other = await launchWithOllama(NO_SERVER);
    try {
      const page = await openOptions(other);
      await showSection(page, "data");
      const { how, report } = await importFile(page, path, { newName: INTO });
      expect(how).toBe("done");
      expect(report).toContain("1 conversation added");
      expect(report).toContain("2 blocks, 1 fact (to be approved in Memory), 1 note");
      await expectWithoutBarriers(page);
      await showSection(page, "memory");
      const { contexts } = await other.call(page, "context.list", { pageSize: 50, query: INTO });
      const into = contexts[0]?.context.id ?? "";
      await page.waitForSelector(`[data-memory-context] option[value="${into}"]`);
      await page.select("[data-memory-context]", into);
      await untilText(page, `${card("errands")} [data-shown]`, "- [x] milk\n- [ ] bread");
      await untilText(page, card("errands"), "Holds text from elsewhere");
      await untilText(page, `${card("persona")} [data-shown]`, PERSONA);
      await untilText(page, "[data-notes]", "Ask Ada about the boat");
      const waiting = '[data-fact="city"][data-state="waiting"]';
      await expectWithoutBarriers(page);
      await clickOnceSeen(page, `${waiting} [data-approve]`);
      await untilSeen(page, '[data-fact="city"]:not([data-state="waiting"])');
    } finally {
      await other.close();
    }
  });
});
