import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { blockCard as card, readValue, untilText } from "./harness/memory-page";
import { showSection } from "./harness/options-page";
import { hasKeyboard, tabTo } from "./harness/tab-to";
import { untilSeen } from "./harness/until-seen";

let extension: RunningExtension;
let page: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  // The panel makes the context whose memory the page then shows.
  await untilSeen(await extension.openPanel(), "[data-composer]");
  page = await extension.openPage("options.html");
  await showSection(page, "memory");
  await page.setViewport({ width: 360, height: 900 });
  await untilSeen(page, card("persona"));
});

afterAll(() => extension?.close());

const shown = (label: string) => `${card(label)} [data-shown]`;

async function press(...keys: readonly Parameters<Page["keyboard"]["press"]>[0][]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function untilKeyboard(selector: string): Promise<void> {
  await expect.poll(() => hasKeyboard(page, selector)).toBe(true);
}

/** Adds a block of that layout, from the button on, with nothing but keys. */
async function add(label: string, layout: number, parts: () => Promise<void> = async () => {}) {
  await tabTo(page, "[data-add-block]");
  await press("Enter");
  await untilSeen(page, "[data-block-form]");
  await tabTo(page, '[data-field-name="label"]');
  await page.keyboard.type(label);
  await tabTo(page, '[data-choices="layout"] input');
  for (let step = 0; step < layout; step += 1) await press("ArrowDown");
  await parts();
  await tabTo(page, "[data-block-form] [data-save]");
  await press("Enter");
  await untilSeen(page, card(label));
}

async function edit(label: string): Promise<void> {
  await tabTo(page, `${card(label)} [data-edit]`, { isBack: true });
  await press("Enter");
  await untilSeen(page, `${card(label)} [data-block-editor]`);
}

async function done(label: string): Promise<void> {
  await tabTo(page, `${card(label)} [data-done]`);
  await press("Enter");
  // The keyboard is back at what opened the editor.
  await untilKeyboard(`${card(label)} [data-edit]`);
}

describe("every editor of memory, by Tab, arrows, Space and Enter alone", () => {
  it("P-018 writes a text, and takes its last change back", async () => {
    await tabTo(page, `${card("persona")} [data-edit]`);
    await press("Enter");
    await tabTo(page, `${card("persona")} textarea`);
    await page.keyboard.type("You are calm.");
    await untilSeen(page, `${card("persona")} [data-block-editor="saved"]`);
    await tabTo(page, `${card("persona")} [data-undo]`);
    await press("Enter");
    await page.waitForFunction(
      (where) => document.querySelector<HTMLTextAreaElement>(where)?.value === "",
      { polling: 50 },
      `${card("persona")} textarea`,
    );
    await tabTo(page, `${card("persona")} textarea`, { isBack: true });
    await page.keyboard.type("You are slow.");
    await done("persona");
    await untilText(page, shown("persona"), "You are slow.");
  });

  it("adds, ticks, moves and deletes items of a checklist", async () => {
    await add("errands", 2);
    await edit("errands");
    await tabTo(page, `${card("errands")} [data-add-line]`);
    for (const [nth, item] of ["milk", "bread", "salt"].entries()) {
      await page.keyboard.type(item);
      await press("Enter");
      await untilSeen(page, `${card("errands")} [data-item="${nth}"]`);
    }
    await tabTo(page, `${card("errands")} [data-item="0"] [data-tick]`, { isBack: true });
    await press("Space");
    await untilSeen(page, `${card("errands")} [data-item="0"] [data-tick]:checked`);
    await tabTo(page, `${card("errands")} [data-item="2"] [data-move="-1"]`);
    await press("Enter");
    await untilKeyboard(`${card("errands")} [data-item="1"] *`);
    await tabTo(page, `${card("errands")} [data-item="2"] [data-remove]`);
    await press("Enter");
    await page.waitForSelector(`${card("errands")} [data-item="2"]`, { hidden: true });
    await done("errands");
    await untilText(page, shown("errands"), "- [x] milk\n- [ ] salt");
  });

  it("sets the fields of a table: a text and a counter", async () => {
    await add("figures", 3, async () => {
      await tabTo(page, "[data-part-name]");
      await page.keyboard.type("place");
      await tabTo(page, "[data-add-field]");
      await press("Enter");
      await expect.poll(() => page.$$eval("[data-part-name]", ({ length }) => length)).toBe(2);
      await tabTo(page, '[data-field-type="1"]', { isBack: true });
      await page.keyboard.type("Counter");
      await tabTo(page, "[data-part-name]", { isBack: true });
      await page.keyboard.type("visits");
    });
    await edit("figures");
    await tabTo(page, `${card("figures")} [data-kept]`);
    await page.keyboard.type("Turin");
    await tabTo(page, `${card("figures")} [data-more]`);
    await press("Enter");
    await untilText(page, `${card("figures")} output`, "1");
    await done("figures");
    await untilText(page, shown("figures"), "place: Turin");
    await untilText(page, shown("figures"), "visits: 1");
  });

  it("adds entries to a log, the newest first", async () => {
    await add("days", 4);
    await edit("days");
    await tabTo(page, `${card("days")} [data-add-line]`);
    await page.keyboard.type("It rained");
    await press("Enter");
    await untilText(page, `${card("days")} [data-entry]`, "It rained");
    await done("days");
    await untilText(page, shown("days"), "It rained");
  });

  it("writes into the sections of a composite", async () => {
    await add("plan", 5, async () => {
      await tabTo(page, "[data-part-name]");
      await page.keyboard.type("first");
      // The arrows have passed by the log, which leaves nothing.
      await tabTo(page, "[data-section-layout]");
      expect(await readValue(page, "[data-section-layout]")).toBe("text");
    });
    await edit("plan");
    await tabTo(page, `${card("plan")} [data-block-text="first"]`);
    await page.keyboard.type("sail at dawn");
    await done("plan");
    await untilText(page, shown("plan"), "=== first ===\nsail at dawn");
  });

  it("opens a block's menu and its settings, and leaves both with the keyboard where it was", async () => {
    await tabTo(page, `${card("plan")} [data-block-menu]`, { isBack: true });
    await press("Enter");
    await untilSeen(page, '[data-action="settings"]');
    await press("Enter");
    await untilSeen(page, "[data-block-form]");
    await press("Escape");
    await page.waitForSelector("[data-small-dialog]", { hidden: true });
    await untilKeyboard(`${card("plan")} [data-block-menu]`);
  });

  it("adds a fact, changes it in the table, and forgets it", async () => {
    await tabTo(page, '[data-add-fact] [name="key"]');
    await page.keyboard.type("city");
    await press("Tab");
    await page.keyboard.type("Lisbon");
    await press("Enter");
    await untilSeen(page, '[data-fact="city"]');
    await tabTo(page, '[data-fact="city"] textarea', { isBack: true });
    await page.keyboard.type(" now");
    await press("Tab");
    await untilText(page, '[data-fact="city"] [data-detail="former"]', "Lisbon");
    await tabTo(page, '[data-fact="city"] [data-forget]');
    await press("Enter");
    await page.waitForSelector('[data-fact="city"]', { hidden: true });
  });

  it("unfolds the notes, writes one, finds it, edits it and deletes it", async () => {
    const folded = await page.$$eval("[data-memory] details:not([open])", (all) =>
      all.map((one) => one.getAttribute("data-folded")),
    );
    expect(folded).toEqual(["references", "notes"]);
    await tabTo(page, '[data-folded="notes"] > summary');
    await press("Enter");
    await tabTo(page, "[data-add-note]");
    await press("Enter");
    await untilKeyboard('[data-note-form] [name="text"]');
    await page.keyboard.type("Ask Ada");
    await tabTo(page, "[data-note-form] [data-save]");
    await press("Enter");
    await untilSeen(page, "[data-note]");
    await tabTo(page, "[data-find-note]", { isBack: true });
    await page.keyboard.type("ada");
    await untilSeen(page, '[data-notes="1"]');
    await tabTo(page, "[data-edit-note]");
    await press("Enter");
    await untilKeyboard('[data-note-form] [name="text"]');
    await press("End");
    await page.keyboard.type(" and Eve");
    await tabTo(page, "[data-note-form] [data-save]");
    await press("Enter");
    await untilText(page, "[data-notes]", "Ask Ada and Eve");
    await untilKeyboard("[data-edit-note]");
    await tabTo(page, "[data-delete-note]");
    await press("Enter");
    await untilText(page, '[data-memory-part="notes"] [data-none]', "No");
    // What was folded before stays open under the keyboard.
    await untilSeen(page, '[data-folded="notes"][open]');
  });
});
