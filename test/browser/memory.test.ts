import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  addBlock,
  blockCard as card,
  readValue,
  untilText,
  untilValue,
} from "./harness/memory-page";
import { showSection } from "./harness/options-page";
import { chooseAction, say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

const saved = (label: string) => `${card(label)} [data-block-editor="saved"]`;

async function openMemory(): Promise<void> {
  await panel.bringToFront();
  await chooseAction(panel, "memory");
  await untilSeen(panel, card("persona"));
}

async function closeMemory(): Promise<void> {
  await panel.bringToFront();
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-memory-sheet]", { hidden: true });
}

async function expectWithoutBarriers(page: Page): Promise<void> {
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

// One story: each test goes on where the one before has left memory.
describe("memory in the side panel", () => {
  it("P-008 sends what the person wrote into a block with the next message", async () => {
    await openMemory();
    await clickOnceSeen(panel, `${card("persona")} [data-edit]`);
    await untilSeen(panel, `${card("persona")} textarea`);
    await panel.focus(`${card("persona")} textarea`);
    await panel.keyboard.sendCharacter("You are the keeper of a quiet lighthouse.");
    await clickOnceSeen(panel, `${card("persona")} [data-done]`);
    await untilText(panel, `${card("persona")} [data-shown]`, "quiet lighthouse");
    await closeMemory();
    await untilStatus(panel, await say(panel, "Good evening"), "complete");
    const sent = JSON.stringify(server.requests);
    expect(sent).toContain("keeper of a quiet lighthouse");
  });

  it("opens by its command, and is closed by Escape with the keyboard back in the composer", async () => {
    await writeMessage(panel, "/memory");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, card("persona"));
    await expectWithoutBarriers(panel);
    await closeMemory();
    await panel.waitForFunction(() => document.activeElement?.matches("[data-composer]"));
  });

  it("ticks a checklist by the keyboard alone, takes that back, and moves an item", async () => {
    await openMemory();
    await addBlock(panel, "errands", "checklist");
    await panel.focus(`${card("errands")} [data-edit]`);
    await panel.keyboard.press("Enter");
    await untilSeen(panel, `${card("errands")} [data-add-line]`);
    await panel.focus(`${card("errands")} [data-add-line]`);
    for (const item of ["milk", "bread"]) {
      await panel.keyboard.sendCharacter(item);
      await panel.keyboard.press("Enter");
      await panel.waitForFunction(
        (where, text) =>
          [...document.querySelectorAll<HTMLTextAreaElement>(where)].at(-1)?.value === text,
        { polling: 50 },
        `${card("errands")} [data-item] textarea`,
        item,
      );
    }
    await panel.focus(`${card("errands")} [data-item="0"] [data-tick]`);
    await panel.keyboard.press("Space");
    await untilSeen(panel, `${card("errands")} [data-item="0"] [data-tick]:checked`);
    await panel.focus(`${card("errands")} [data-undo]`);
    await panel.keyboard.press("Enter");
    await untilSeen(panel, `${card("errands")} [data-item="0"] [data-tick]:not(:checked)`);
    await panel.focus(`${card("errands")} [data-item="1"] [data-move="-1"]`);
    await panel.keyboard.press("Enter");
    await untilValue(panel, `${card("errands")} [data-item="0"] textarea`, "bread");
    await panel.waitForFunction(() =>
      document.activeElement?.closest("[data-item]")?.matches('[data-item="0"]'),
    );
    await expectWithoutBarriers(panel);
    await clickOnceSeen(panel, `${card("errands")} [data-done]`);
    await untilText(panel, `${card("errands")} [data-shown]`, "- [ ] bread");
  });

  it("edits a table, a log and sections by the keyboard, each with what fits it", async () => {
    await addBlock(panel, "figures", "map");
    await panel.focus(`${card("figures")} [data-edit]`);
    await panel.keyboard.press("Enter");
    await untilSeen(panel, `${card("figures")} [data-more]`);
    await panel.focus(`${card("figures")} [data-more]`);
    await panel.keyboard.press("Enter");
    await untilText(panel, `${card("figures")} output`, "1");
    await panel.keyboard.press("Enter");
    await untilText(panel, `${card("figures")} output`, "2");
    await panel.focus(`${card("figures")} [data-kept="first"]`);
    await panel.keyboard.sendCharacter("a value");
    await panel.keyboard.press("Tab");
    await untilSeen(panel, saved("figures"));
    await clickOnceSeen(panel, `${card("figures")} [data-done]`);
    await untilText(panel, `${card("figures")} [data-shown]`, "first: a value");
    await addBlock(panel, "days", "log");
    await panel.focus(`${card("days")} [data-edit]`);
    await panel.keyboard.press("Enter");
    await untilSeen(panel, `${card("days")} [data-add-line]`);
    await panel.focus(`${card("days")} [data-add-line]`);
    for (const entry of ["It rained", "It cleared up"]) {
      await panel.keyboard.sendCharacter(entry);
      await panel.keyboard.press("Enter");
      await untilText(panel, `${card("days")} [data-entry]`, entry);
    }
    await addBlock(panel, "plan", "composite");
    await panel.focus(`${card("plan")} [data-edit]`);
    await panel.keyboard.press("Enter");
    const second = `${card("plan")} [data-block-text="second"]`;
    await untilSeen(panel, second);
    await panel.focus(second);
    await panel.keyboard.sendCharacter("sail at dawn");
    await clickOnceSeen(panel, `${card("plan")} [data-done]`);
    await untilText(panel, `${card("plan")} [data-shown]`, "=== second ===\nsail at dawn");
    await expectWithoutBarriers(panel);
  });

  it("restores a version from the history, which tells who changed what", async () => {
    await clickOnceSeen(panel, `${card("persona")} [data-edit]`);
    const field = `${card("persona")} textarea`;
    await untilSeen(panel, field);
    await panel.focus(field);
    await panel.keyboard.sendCharacter(" It rains a lot.");
    await clickOnceSeen(panel, `${card("persona")} [data-done]`);
    await untilText(panel, `${card("persona")} [data-shown]`, "It rains a lot.");
    await clickOnceSeen(panel, `${card("persona")} [data-block-menu]`);
    await clickOnceSeen(panel, '[data-action="history"]');
    await untilSeen(panel, '[data-revision][data-who="person"] [data-line="added"]');
    await expectWithoutBarriers(panel);
    await clickOnceSeen(panel, '[data-restore="1"]');
    const shown = () => panel.$eval(`${card("persona")} [data-shown]`, (one) => one.textContent);
    await expect.poll(shown).not.toContain("It rains a lot.");
    await untilText(panel, "[data-undo-bar]", "Version restored.");
    await clickOnceSeen(panel, "[data-memory-sheet] [data-undo-act]");
    await untilText(panel, `${card("persona")} [data-shown]`, "It rains a lot.");
    await clickOnceSeen(panel, `${card("persona")} [data-block-menu]`);
    await clickOnceSeen(panel, '[data-action="history"]');
    await clickOnceSeen(panel, '[data-restore="1"]');
    await expect.poll(shown).not.toContain("It rains a lot.");
  });

  it("deletes a block, and has it back by Undo", async () => {
    await clickOnceSeen(panel, `${card("days")} [data-block-menu]`);
    await clickOnceSeen(panel, '[data-action="remove"]');
    await panel.waitForSelector(card("days"), { hidden: true });
    await clickOnceSeen(panel, "[data-memory-sheet] [data-undo-bar] button");
    await untilSeen(panel, card("days"));
    await untilText(panel, `${card("days")} [data-shown]`, "It cleared up");
  });

  it("keeps a note, and finds it by a word in it or a tag", async () => {
    for (const [text, tag] of [
      ["The key lies under the third stone", "home"],
      ["Ask Ada about the boat", "sea"],
    ]) {
      await clickOnceSeen(panel, "[data-add-note]");
      await panel.waitForFunction(() => document.activeElement?.matches("textarea[name=text]"));
      await panel.keyboard.sendCharacter(text!);
      await panel.focus('[data-note-form] [name="tags"]');
      await panel.keyboard.sendCharacter(tag!);
      await panel.keyboard.press("Enter");
      await untilText(panel, "[data-notes]", text!);
    }
    await panel.focus("[data-find-note]");
    await panel.keyboard.sendCharacter("sea");
    await untilSeen(panel, '[data-notes="1"]');
    await untilText(panel, "[data-notes]", "the boat");
    await expectWithoutBarriers(panel);
    await closeMemory();
  });
});

describe("Remember, in a message's menu", () => {
  it("keeps a reply as a note, which leads back to it", async () => {
    const reply = 'article[data-role="assistant"]';
    await clickOnceSeen(panel, `${reply} [data-message-menu]`);
    await clickOnceSeen(panel, '[data-action="remember"]');
    await untilSeen(panel, '[data-remember="note"]');
    const text = await readValue(panel, '[data-remember] [name="text"]');
    expect(text).not.toBe("");
    await expectWithoutBarriers(panel);
    await clickOnceSeen(panel, "[data-remember] [data-save]");
    await untilSeen(panel, '[data-remembered="kept"]');
    await clickOnceSeen(panel, "[data-show-memory]");
    await clickOnceSeen(panel, "[data-note] [data-source]");
    await panel.waitForFunction(
      (where) => document.activeElement?.matches(where),
      { polling: 50 },
      reply,
    );
  });

  it("keeps it as a fact that is among the facts, and takes that back", async () => {
    await clickOnceSeen(panel, 'article[data-role="user"] [data-message-menu]');
    await clickOnceSeen(panel, '[data-action="remember"]');
    await clickOnceSeen(panel, '[data-remember] input[value="fact"]');
    await panel.focus('[data-remember] [name="key"]');
    await panel.keyboard.sendCharacter("greeting");
    await clickOnceSeen(panel, "[data-remember] [data-save]");
    await untilSeen(panel, '[data-remembered="kept"]');
    await clickOnceSeen(panel, "[data-small-dialog] [data-undo]");
    await untilSeen(panel, '[data-remembered="undone"]');
    await clickOnceSeen(panel, "[data-show-memory]");
    await untilSeen(panel, '[data-memory-part="facts"] [data-none]');
    await closeMemory();
  });
});

/** Lines that each of two pages writes, each kept before the next. */
const STEPS = 12;

/** How often the block that both edit was changed. */
async function savesOf(): Promise<number> {
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const { contextId } = conversation;
  const { blocks } = await extension.call(panel, "memory.list", { contextId });
  return blocks.find(({ label }) => label === "scratchpad")?.revision ?? 0;
}

describe("a block that two pages edit at once", () => {
  it("P-072 holds what both have written, and both show it", async () => {
    options = await extension.openPage("options.html");
    await showSection(options, "memory");
    await openMemory();
    const field = `${card("scratchpad")} textarea`;
    for (const page of [panel, options]) {
      await clickOnceSeen(page, `${card("scratchpad")} [data-edit]`);
      await untilSeen(page, field);
    }
    const before = await savesOf();
    const [here, there] = [panel, options].map((page, at) => async () => {
      for (let step = 0; step < STEPS; step += 1) {
        await page.evaluate(
          (where, text) => {
            const element = document.querySelector<HTMLTextAreaElement>(where)!;
            element.setRangeText(text, 0, 0, "end");
            element.dispatchEvent(new InputEvent("input", { bubbles: true }));
          },
          field,
          `${"ab"[at]}${step}\n`,
        );
        // Long enough to be kept, while the other one goes on writing.
        await untilSeen(page, saved("scratchpad"));
      }
    });
    await Promise.all([here!(), there!()]);
    for (const page of [panel, options]) await untilSeen(page, saved("scratchpad"));
    expect((await savesOf()) - before).toBeGreaterThanOrEqual(STEPS);
    const all = ["a", "b"].flatMap((page) =>
      Array.from({ length: STEPS }, (_, at) => `${page}${at}`),
    );
    await expect
      .poll(async () => (await readValue(panel, field)).trim().split("\n").toSorted())
      .toEqual(all.toSorted());
    await untilValue(options, field, await readValue(panel, field));
    await expectWithoutBarriers(options);
  });
});
