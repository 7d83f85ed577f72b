import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { clickAction } from "../browser/harness/click-action";
import { closeInspector, openInspector } from "../browser/harness/inspector-page";
import type { RunningExtension } from "../browser/harness/launch-extension";
import { showSection } from "../browser/harness/options-page";
import {
  chooseAction,
  say,
  untilChosen,
  untilStatus,
  writeMessage,
} from "../browser/harness/panel-page";
import { closePopup, openPopup, untilListed } from "../browser/harness/popup-page";
import { clickOnceSeen, untilSeen } from "../browser/harness/until-seen";
import { fakeRecognition, hear, switchOn } from "../browser/harness/voice-fakes";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { DEMO_SITE, launchBesidePages } from "./store/launch-beside-pages";

/** The pictures of docs/tour.md; `TOUR_PICTURES=write` puts them there. */
const FOLDER = join(PROJECT_ROOT, "docs/images/tour");
const MAX_BYTES = 90_000;

const ANSWER = [
  "Both suit a first winter on a balcony. What differs is how much they ask of you:",
  "",
  "| Plant | Light | Water |",
  "|---|---|---|",
  "| Ivy | shade | once a week |",
  "| Heather | half sun | keep it moist |",
  "",
  "If you are often away, take the ivy. It forgives a dry week.",
].join("\n");

const DIAGRAM = `Three steps, and one that repeats:

\`\`\`mermaid
flowchart TD
  A[Bring the pots to the wall] --> B{Frost at night?}
  B -->|Yes| C[Cover them]
  B -->|No| D[Water on mild days]
  C --> D
  D --> B
\`\`\``;

/** What the person has in the library. */
const PROMPTS = [
  ["Explain simply", "Explain {{topic}} to {{reader}}, in plain words."],
  ["Sum up", "Sum this up in five lines."],
  ["Kind reply", "Write a kind, short reply to this message:"],
] as const;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({
    models: [{ name: "llama3.2:3b" }, { name: "qwen3:4b" }],
    scriptOptions: { text: ANSWER },
  });
  extension = await launchBesidePages(server.url, { tour: true });
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 600, deviceScaleFactor: 2 });
  await untilChosen(panel, "llama3.2:3b");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** Takes a page in both palettes; a picture that shows nothing is far smaller than one that does. */
async function take(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  const pictures: Uint8Array[] = [];
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value },
      { name: "prefers-reduced-motion", value: "reduce" },
    ]);
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    const bytes = await page.screenshot({ type: "webp", quality: 70 });
    expect(bytes.length, name).toBeLessThan(MAX_BYTES);
    expect(bytes.length, name).toBeGreaterThan(4_000);
    pictures.push(bytes);
    if (process.env.TOUR_PICTURES === "write") {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(join(FOLDER, `${name}-${value}.webp`), bytes);
    }
  }
  const [light, dark] = pictures;
  expect(light, "light and dark are not the same picture").not.toEqual(dark);
}

// One story, as a person would see it.
it("shows the side panel: a first answer, the tour, the model, the prompt and memory", async () => {
  const turn = await say(panel, "Ivy or heather for a shady balcony?");
  await untilStatus(panel, turn, "complete");
  await untilSeen(panel, '[data-tour="offered"]');
  await clickOnceSeen(panel, '[data-tour-action="begin"]');
  await untilSeen(panel, '[data-tour="private"]');
  await take(panel, "first-steps");
  await clickOnceSeen(panel, '[data-tour-action="skip"]');
  await panel.waitForSelector("[data-tour]", { hidden: true });
  await take(panel, "conversation");
  await clickOnceSeen(panel, "[data-model-button]");
  await untilSeen(panel, '[data-model="qwen3:4b"]');
  await take(panel, "model");
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-model]", { hidden: true });
  await openInspector(panel);
  await take(panel, "prompt");
  await closeInspector(panel);
  await chooseAction(panel, "memory");
  await untilSeen(panel, "[data-memory-sheet] [data-block]");
  await take(panel, "memory");
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-memory-sheet]", { hidden: true });
});

it("shows the panel in Arabic, from right to left", async () => {
  await panel.evaluate(() => localStorage.setItem("language", "ar"));
  await panel.reload();
  await untilSeen(panel, 'html[dir="rtl"] main[data-ready]');
  // Measured a moment after the page is there.
  await untilSeen(panel, "[data-window-bar]:enabled");
  await take(panel, "arabic");
  await panel.evaluate(() => localStorage.setItem("language", "en"));
  await panel.reload();
  await untilSeen(panel, 'html[dir="ltr"] main[data-ready]');
});

it("shows the popup", async () => {
  const popup = await openPopup(extension, panel);
  await popup.setViewport({ width: 320, height: 420, deviceScaleFactor: 2 });
  await untilListed(popup);
  await take(popup, "popup");
  await closePopup(popup);
});

it("shows the options: models, lock, backup, usage and languages", async () => {
  const options = await extension.openPage("options.html");
  await options.setViewport({ width: 840, height: 640, deviceScaleFactor: 1 });
  for (const section of ["models", "lock", "backup", "usage", "appearance"]) {
    await showSection(options, section);
    await untilSeen(options, `[data-section="${section}"] h2`);
    if (section === "usage") await untilSeen(options, "[data-plot]");
    await take(options, `options-${section}`);
  }
});

async function beginNew(): Promise<void> {
  await panel.bringToFront();
  await chooseAction(panel, "new");
  await panel.waitForFunction(() => document.querySelector("[data-turn]") === null);
  await untilSeen(panel, "main[data-ready]");
}

it("shows a diagram in a reply", async () => {
  await beginNew();
  server.setScript("reply", { text: DIAGRAM });
  const turn = await say(panel, "How do pots get through the winter? Draw it.");
  await untilStatus(panel, turn, "complete");
  await clickOnceSeen(panel, "[data-show-diagram]");
  await untilSeen(panel, "[data-diagram] svg");
  await panel.$eval("[data-conversation]", (part) => part.scrollTo({ top: part.scrollHeight }));
  await take(panel, "diagram");
});

it("shows the prompt library, and what a prompt asks for", async () => {
  for (const [title, text] of PROMPTS) {
    const fields = { title, command: "", text };
    await extension.call(panel, "library.save", { id: crypto.randomUUID(), version: null, fields });
  }
  const options = await extension.openPage("options.html");
  await options.setViewport({ width: 840, height: 640, deviceScaleFactor: 1 });
  await showSection(options, "library");
  await untilSeen(options, "[data-prompt]");
  await take(options, "options-library");
  await options.close();
  await panel.bringToFront();
  await writeMessage(panel, "/exp");
  await untilSeen(panel, '[data-option="explain-simply"][aria-selected="true"]');
  await panel.keyboard.press("Enter");
  await untilSeen(panel, "[data-prompt-form]");
  await panel.keyboard.type("tides");
  await take(panel, "prompts");
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-prompt-form]", { hidden: true });
});

it("shows what was dictated", async () => {
  const page = await extension.browser.newPage();
  await page.setViewport({ width: 360, height: 600, deviceScaleFactor: 2 });
  await fakeRecognition(page, "available");
  await switchOn(page);
  await page.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await page.emulateFocusedPage(true);
  await untilSeen(page, "main[data-ready]");
  // In the place of what stands there.
  await page.$eval("[data-composer]", (field) => (field as HTMLTextAreaElement).select());
  await writeMessage(page, "And the ivy?");
  await clickOnceSeen(page, '[data-dictate="off"]');
  await untilSeen(page, '[data-dictate="listening"]');
  await hear(page, "it gets no sun at all", false);
  await untilSeen(page, "[data-interim]");
  await take(page, "voice");
  await page.evaluate(() => localStorage.removeItem("dictation"));
  await page.close();
});

it("shows a page that was asked about", async () => {
  await beginNew();
  const tab = await extension.browser.newPage();
  await tab.goto(`${DEMO_SITE}/herons`);
  const popup = await clickAction(extension, tab);
  popup.click("[data-ask-page]").catch(() => {});
  await panel.waitForFunction(() =>
    document.querySelector("form [data-attachment]")?.textContent?.includes("token"),
  );
  await writeMessage(panel, "How do they fish?");
  await take(panel, "page");
  await tab.close();
});
