import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { clickAction } from "../../browser/harness/click-action";
import { closeInspector, openInspector } from "../../browser/harness/inspector-page";
import type { RunningExtension } from "../../browser/harness/launch-extension";
import { showSection } from "../../browser/harness/options-page";
import { chooseAction, say, untilChosen, untilStatus } from "../../browser/harness/panel-page";
import { untilSeen } from "../../browser/harness/until-seen";
import { type OllamaServer, startOllamaServer } from "../../fakes/ollama-server.mjs";
import { joinPictures } from "../../gallery/compare/picture-tools";
import { DEMO_SITE, launchBesidePages } from "./launch-beside-pages";

/** What docs/store/listing.md names; `STORE_PICTURES=write` puts them there. */
const FOLDER = join(PROJECT_ROOT, "docs/store/pictures");

/** As the stores take them: 1280 by 800, JPEG, for PNG may have no alpha and is far larger here. */
const SIZE = { width: 1280, height: 800 };
const PANEL_WIDTH = 400;
const MAX_BYTES = 140_000;

const ABOUT_HERONS = [
  "They stand far longer than they strike: about **eleven minutes for each catch**, and one strike in three misses.",
  "",
  "On windy days they leave the shore and walk the flooded meadow for voles.",
].join("\n");

const ABOUT_PLANTS = [
  "Both suit a first winter on a balcony. What differs is how much they ask of you:",
  "",
  "| Plant | Light | Water |",
  "|---|---|---|",
  "| Ivy | shade | once a week |",
  "| Heather | half sun | keep it moist |",
  "",
  "If you are often away, take the ivy. It forgives a dry week.",
].join("\n");

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let tab: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "llama3.2:3b" }, { name: "qwen3:4b" }] });
  extension = await launchBesidePages(server.url);
  panel = await extension.openPanel();
  await panel.setViewport({ width: PANEL_WIDTH, height: SIZE.height });
  await untilChosen(panel, "llama3.2:3b");
  tab = await extension.browser.newPage();
  await tab.setViewport({ width: SIZE.width - PANEL_WIDTH, height: SIZE.height });
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function shoot(page: Page, scheme: "light" | "dark"): Promise<Uint8Array> {
  await page.bringToFront();
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return page.screenshot({ type: "png" });
}

/** Pages beside one another, without the browser's own frame. */
async function keep(name: string, shots: readonly Uint8Array[]): Promise<void> {
  const { picture, width, height } = await joinPictures(panel, shots, "image/jpeg", 0.82);
  expect({ width, height }).toEqual(SIZE);
  expect(picture.length, name).toBeLessThan(MAX_BYTES);
  // One that shows nothing is far smaller.
  expect(picture.length, name).toBeGreaterThan(20_000);
  if (process.env.STORE_PICTURES !== "write") return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.jpg`), picture);
}

async function visit(path: string): Promise<void> {
  await tab.goto(DEMO_SITE + path);
  await tab.bringToFront();
}

const beside = async (scheme: "light" | "dark" = "light") => [
  await shoot(tab, scheme),
  await shoot(panel, scheme),
];

// One story, as a person would see it.
it("shows the page that was asked about, and the answer beside it", async () => {
  await visit("/herons");
  const popup = await clickAction(extension, tab);
  popup.click("[data-ask-page]").catch(() => {});
  await panel.waitForFunction(() =>
    document.querySelector("form [data-attachment]")?.textContent?.includes("token"),
  );
  server.setScript("reply", { text: ABOUT_HERONS });
  await untilStatus(panel, await say(panel, "How do they fish?"), "complete");
  await keep("page", await beside());
});

it("shows a conversation beside a page that it knows nothing of", async () => {
  await visit("/balcony");
  await chooseAction(panel, "new");
  await untilSeen(panel, "main[data-ready]");
  server.setScript("reply", { text: ABOUT_PLANTS });
  await untilStatus(panel, await say(panel, "Ivy or heather for a shady balcony?"), "complete");
  await keep("conversation", await beside());
});

it("shows what the model is told", async () => {
  await openInspector(panel);
  await keep("prompt", await beside("dark"));
  await closeInspector(panel);
});

/** What the person might have written into memory. */
const REMEMBERED: Readonly<Record<string, string>> = {
  persona: "Calm and brief. Says so where it does not know.",
  human: "Lives by a lake in the north. Has a shady balcony, and is often away in winter.",
  scratchpad: "Balcony: ivy is decided. Still open: which pot, and where it stands.",
};

async function fillMemory(): Promise<void> {
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const { contextId } = conversation;
  const { blocks } = await extension.call(panel, "memory.list", { contextId });
  for (const { id, version, label } of blocks) {
    const edits = [{ op: "append-text" as const, text: REMEMBERED[label] ?? "" }];
    await extension.call(panel, "block.edit", { id, version, edits });
  }
}

it("shows memory, and how backups stand", async () => {
  await fillMemory();
  const options = await extension.openPage("options.html");
  await options.setViewport(SIZE);
  await showSection(options, "memory");
  await untilSeen(options, "[data-memory] [data-block]");
  await keep("memory", [await shoot(options, "light")]);
  await showSection(options, "backup");
  await untilSeen(options, "[data-backup-make]");
  await options.click("[data-backup-make]");
  await untilSeen(options, "[data-backup]");
  await keep("backup", [await shoot(options, "light")]);
});
