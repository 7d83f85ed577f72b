import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { makeContext } from "./harness/contexts-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { addBlock, blockCard, readValue, untilText, untilValue } from "./harness/memory-page";
import { chooseAction, say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, closeByEscape, untilSeen } from "./harness/until-seen";

const FORM = '[data-note-form] [name="text"]';
const UNDO_NOTICE = "[data-undo-notice]";
/** As many notes as stand on a page. */
const ON_PAGE = 20;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;
let contextId: Id;
let conversationId: Id;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId, id: conversationId } = opened.conversation);
  await untilStatus(panel, await say(panel, "Good evening"), "complete");
  await keepNote("The first one");
  options = await extension.openPage("options.html#memory");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function keepNote(text: string): Promise<Id> {
  const note = { id: crypto.randomUUID(), contextId, text, tags: [], messageId: null };
  return (await extension.call(panel, "archive.insert", note)).id;
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await page.bringToFront();
  await untilSeen(page, selector);
  await page.focus(selector);
  await page.$eval(selector, (field) => (field as HTMLInputElement).select());
  await page.keyboard.sendCharacter(text);
}

// One story: each test goes on where the one before has left memory.
describe("what is typed in Memory while something else is changed", () => {
  it("stays where another context becomes the active one", async () => {
    await clickOnceSeen(options, "[data-add-note]");
    await typeInto(options, FORM, "half a note");
    const other = await makeContext(extension, panel, "Other");
    await extension.call(panel, "panel.show", {
      ...{ contextId: other, conversationId: null, windowId: null },
    });
    const later = await makeContext(extension, panel, "Later");
    await untilSeen(options, `[data-memory-context] option[value="${later}"]`);
    expect(await readValue(options, FORM)).toBe("half a note");
    await untilSeen(options, `[data-memory="${contextId}"]`);
    await clickOnceSeen(options, "[data-note-form] [data-cancel]");
  });

  it("stays in a note that leaves the page, is not found, or is deleted elsewhere", async () => {
    for (let nth = 2; nth <= ON_PAGE; nth += 1) await keepNote(`Note ${nth}`);
    await untilSeen(options, `[data-notes="${ON_PAGE}"]`);
    await clickOnceSeen(options, "[data-note]:last-child [data-edit-note]");
    await typeInto(options, FORM, "The first one, written anew");
    const newest = await keepNote("The newest one");
    await untilText(options, "[data-notes]", "The newest one");
    expect(await readValue(options, FORM)).toBe("The first one, written anew");
    await clickOnceSeen(options, '[data-memory-part="notes"] [data-next]');
    await untilSeen(options, "[data-before]:enabled");
    await typeInto(options, "[data-find-note]", "newest");
    await untilSeen(options, '[data-notes="1"]');
    expect(await readValue(options, FORM)).toBe("The first one, written anew");
    await clickOnceSeen(options, "[data-note-form] [data-save]");
    await options.waitForSelector("[data-note-form]", { hidden: true });
    await options.waitForFunction(() => document.activeElement?.matches("[data-add-note]"));
    const found = { contextId, query: "anew", skip: 0, limit: 1 };
    expect((await extension.call(panel, "archive.search", found)).total).toBe(1);
    await clickOnceSeen(options, `[data-note="${newest}"] [data-edit-note]`);
    await typeInto(options, FORM, "not to be lost");
    await extension.call(panel, "archive.remove", { id: newest });
    await untilSeen(options, '[data-notes="0"]');
    expect(await readValue(options, FORM)).toBe("not to be lost");
    await clickOnceSeen(options, "[data-note-form] [data-cancel]");
    await typeInto(options, "[data-find-note]", "Note");
  });

  it("leads to the page before where the last note of a page is deleted", async () => {
    await options.bringToFront();
    await options.focus("[data-find-note]");
    await options.$eval("[data-find-note]", (field) => (field as HTMLInputElement).select());
    await options.keyboard.press("Backspace");
    await keepNote("One more than a page has");
    await untilSeen(options, `[data-notes="${ON_PAGE + 1}"]`);
    await clickOnceSeen(options, '[data-memory-part="notes"] [data-next]');
    const shown = () => options.$$eval("[data-note]", (notes) => notes.length);
    await expect.poll(shown).toBe(1);
    await clickOnceSeen(options, "[data-note] [data-delete-note]");
    await untilSeen(options, `[data-notes="${ON_PAGE}"]`);
    await expect.poll(shown).toBe(ON_PAGE);
  });

  it("stays in a thing that is called otherwise while another page deletes it", async () => {
    const thing = { kind: "workflow", name: "Tasks", target: "wf-1", action: "created" } as const;
    await extension.call(panel, "reference.note", { conversationId, ...thing });
    await clickOnceSeen(options, '[data-reference="wf-1"] [data-edit-reference]');
    const name = '[data-rename-reference] [name="name"]';
    await typeInto(options, name, "Errands");
    const { kind, target } = thing;
    await extension.call(panel, "reference.remove", { contextId, kind, target });
    await untilSeen(options, '[data-references="0"]');
    expect(await readValue(options, name)).toBe("Errands");
    await clickOnceSeen(options, "[data-rename-reference] [data-cancel]");
    await options.waitForFunction(() => document.activeElement?.matches("[data-add-reference]"));
  });

  it("is kept in its item, and the row shows the one that came to its place", async () => {
    await addBlock(options, "errands", "list");
    await clickOnceSeen(options, `${blockCard("errands")} [data-edit]`);
    for (const [nth, item] of ["a", "b"].entries()) {
      await typeInto(options, `${blockCard("errands")} [data-add-line]`, item);
      await options.keyboard.press("Enter");
      await untilValue(options, `[data-item="${nth}"] textarea`, item);
    }
    // A line that is only begun waits until it is gone on with.
    await typeInto(options, '[data-item="1"] textarea', "bX\n");
    const { blocks } = await extension.call(panel, "memory.list", { contextId });
    const { id, version } = blocks.find(({ label }) => label === "errands")!;
    const above = { op: "insert-item", index: 0, item: { text: "new", done: false } } as const;
    await extension.call(panel, "block.edit", { id, version, edits: [above] });
    await untilSeen(options, '[data-item="2"]');
    await options.keyboard.press("Backspace");
    const shown = () =>
      options.$$eval("[data-item] textarea", (rows) => rows.map(({ value }) => value));
    await expect.poll(shown).toEqual(["new", "a", "bX"]);
    const { content } = await extension.call(panel, "block.open", { id });
    expect(content).toMatchObject({ items: [{ text: "new" }, { text: "a" }, { text: "bX" }] });
  });

  it("stays in Remember while the other choice is looked at", async () => {
    await panel.bringToFront();
    await extension.call(panel, "panel.show", { contextId, conversationId, windowId: null });
    await clickOnceSeen(panel, 'article[data-role="user"] [data-message-menu]');
    await clickOnceSeen(panel, '[data-action="remember"]');
    await typeInto(panel, '[data-remember] [name="text"]', "She says good evening");
    await clickOnceSeen(panel, '[data-remember] input[value="fact"]');
    await typeInto(panel, '[data-remember="fact"] [name="key"]', "greeting");
    await clickOnceSeen(panel, '[data-remember] input[value="note"]');
    await untilSeen(panel, '[data-remember="note"]');
    expect(await readValue(panel, '[data-remember] [name="text"]')).toBe("She says good evening");
    await clickOnceSeen(panel, '[data-remember] input[value="fact"]');
    await panel.waitForSelector('[data-remember="fact"] [name="key"]', { visible: true });
    expect(await readValue(panel, '[data-remember] [name="key"]')).toBe("greeting");
    await panel.waitForSelector('[data-remember] [name="text"]', { hidden: true });
    await clickOnceSeen(panel, "[data-remember] [data-save]");
    await untilSeen(panel, '[data-remembered="kept"]');
    await closeByEscape(panel, "[data-small-dialog]");
  });
});

it("a note that is being written stays where Escape is the input method's", async () => {
  await panel.bringToFront();
  await chooseAction(panel, "memory");
  await clickOnceSeen(panel, "[data-memory-sheet] [data-add-note]");
  await typeInto(panel, FORM, "日本語を書く");
  await panel.$eval(FORM, (field) => {
    const pressed = { key: "Escape", isComposing: true, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", pressed));
  });
  // Whatever would have closed the sheet is drawn by then.
  await panel.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await readValue(panel, FORM)).toBe("日本語を書く");
  await clickOnceSeen(panel, "[data-note-form] [data-cancel]");
  await closeByEscape(panel, "[data-memory-sheet]");
});

it("a second act of the same kind is told as the first was", async () => {
  await keepNote("The last one");
  await panel.bringToFront();
  await chooseAction(panel, "memory");
  const read = () => panel.$eval(UNDO_NOTICE, (notice) => notice.textContent);
  await clickOnceSeen(panel, "[data-note] [data-delete-note]");
  await expect.poll(read).toBe("Note deleted.");
  const changes = await panel.evaluateHandle((where) => {
    const notice = document.querySelector(where)!;
    const seen: string[] = [];
    const look = () => seen.push(notice.textContent ?? "");
    new MutationObserver(look).observe(notice, {
      ...{ childList: true, characterData: true, subtree: true },
    });
    return seen;
  }, `[data-memory-sheet] ${UNDO_NOTICE}`);
  await clickOnceSeen(panel, "[data-note] [data-delete-note]");
  await expect.poll(() => changes.jsonValue()).toEqual(["", "Note deleted."]);
  await changes.dispose();
});
