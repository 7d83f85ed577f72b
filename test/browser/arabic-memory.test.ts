import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { isRightOf, notArabic, speakArabic, untilArabic } from "./harness/arabic-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { addBlock, blockCard as card, untilText } from "./harness/memory-page";
import { chooseAction, say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { nameless, readingOrder } from "./harness/reading-order";
import { clickOnceSeen, closeByEscape, untilSeen } from "./harness/until-seen";

const SHEET = "[data-memory-sheet]";

/** What is called the same in every language: what the person and the model call the blocks. */
const OWN = /^(?:Confidant|persona|human|scratchpad|errands|figures|first|second|ごはん|パン)$/;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  server.setScript("reply", { text: "في الصباح." });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await speakArabic(panel);
  await untilChosen(panel, "calm:1b");
  await untilStatus(panel, await say(panel, "متى أسقي النعناع؟"), "complete");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function choose(label: string, action: string): Promise<void> {
  await clickOnceSeen(panel, `${card(label)} [data-block-menu]`);
  await clickOnceSeen(panel, `[data-action="${action}"]`);
  await untilSeen(panel, "[data-small-dialog]");
}

/** Arabic in every name that is heard there, and nothing to be worked with that has none. */
async function expectHeard(part: string): Promise<void> {
  expect(await notArabic(panel, part, OWN), part).toEqual([]);
  expect(nameless(await readingOrder(panel, part)), part).toEqual([]);
}

// One story: each test goes on where the one before has left memory.
it("/remember takes key and value of an Arabic sentence, and of a Japanese one", async () => {
  const remember = async (sentence: string, value: string) => {
    await writeMessage(panel, `/remember ${sentence}`);
    await panel.keyboard.press("Enter");
    await untilText(panel, '[data-command-card="remember"]', value);
  };
  await remember("مدينتي هي لشبونة", "لشبونة");
  await untilArabic(panel);
  // は within a word parts nothing: the browser itself tells the words.
  await remember("私のごはんはパンです", "パン");
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const { contextId } = conversation;
  const { facts } = await extension.call(panel, "fact.list", { contextId });
  expect(facts.map(({ key, value }) => `${key}: ${value}`).sort()).toEqual(
    ["ごはん: パン", "مدينتي: لشبونة"].sort(),
  );
});

it("memory is Arabic from right to left, with what is done at each block on its left", async () => {
  await chooseAction(panel, "memory");
  await untilSeen(panel, card("persona"));
  await untilSeen(panel, '[data-fact="مدينتي"]');
  await untilText(panel, `${card("scratchpad")} h3`, "مسودة scratchpad");
  await untilArabic(panel);
  expect(
    await isRightOf(panel, `${card("persona")} h3`, `${card("persona")} [data-block-menu]`),
  ).toBe(true);
  expect(await isRightOf(panel, `${SHEET} header h2`, `${SHEET} header button:last-child`)).toBe(
    true,
  );
});

it("each block is laid out and edited in Arabic, whatever it holds", async () => {
  await addBlock(panel, "errands", "checklist");
  await clickOnceSeen(panel, `${card("errands")} [data-edit]`);
  await untilSeen(panel, `${card("errands")} [data-add-line]`);
  await panel.focus(`${card("errands")} [data-add-line]`);
  await panel.keyboard.sendCharacter("خبز");
  await panel.keyboard.press("Enter");
  await untilSeen(panel, `${card("errands")} [data-item="0"] [data-tick]`);
  await untilArabic(panel);
  const item = `${card("errands")} [data-item="0"]`;
  expect(await isRightOf(panel, `${item} [data-tick]`, `${item} textarea`)).toBe(true);
  await clickOnceSeen(panel, `${card("errands")} [data-done]`);
  await addBlock(panel, "figures", "map");
  await clickOnceSeen(panel, `${card("figures")} [data-edit]`);
  await untilSeen(panel, `${card("figures")} [data-more]`);
  await untilArabic(panel);
  await expectHeard(SHEET);
  await clickOnceSeen(panel, `${card("figures")} [data-done]`);
});

it.each(["settings", "layout", "share", "history"])(
  "%s of a block has no barrier",
  async (action) => {
    await choose("errands", action);
    await untilArabic(panel);
    await expectHeard("[data-small-dialog]");
    await closeByEscape(panel, "[data-small-dialog]");
  },
);

it.each([
  ["[data-add-block]", "[data-block-form]"],
  ["[data-add-note]", "[data-note-form]"],
  ["[data-add-reference]", "[data-reference-form]"],
])("what %s opens has no barrier", async (button, form) => {
  await clickOnceSeen(panel, button);
  await untilSeen(panel, form);
  await untilArabic(panel);
  await expectHeard(form);
  await clickOnceSeen(panel, `${form} [data-cancel]`);
  await panel.waitForSelector(form, { hidden: true });
});

it("a reference is told by the names that an Arabic message finds it by", async () => {
  await clickOnceSeen(panel, "[data-add-reference]");
  await untilSeen(panel, '[data-reference-form] [data-field-name="name"]');
  await panel.focus('[data-reference-form] [data-field-name="name"]');
  await panel.keyboard.sendCharacter("رعاية النعناع");
  await clickOnceSeen(panel, "[data-reference-form] [data-save]");
  await untilText(panel, "[data-reference] [data-aliases]", "سير عمل رعاية النعناع");
  const shown = await panel.$eval(
    "[data-reference] [data-aliases]",
    (one) => one.textContent ?? "",
  );
  expect(shown).not.toMatch(/my|workflow/);
  await untilArabic(panel);
});
