import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeChatGptLine } from "../builders/make-export";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { isRightOf, notArabic, speakArabic, untilArabic } from "./harness/arabic-page";
import { clickAction } from "./harness/click-action";
import { importFile } from "./harness/import-file";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { untilText } from "./harness/memory-page";
import { showSection } from "./harness/options-page";
import {
  newTurn,
  readConversation,
  say,
  turnIds,
  untilChosen,
  untilStatus,
} from "./harness/panel-page";
import { nameless, readingOrder } from "./harness/reading-order";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 20_000 };
const CHIP = "form [data-attachment]";
const LAKE = `<!doctype html><html lang="ar" dir="rtl"><title>البحيرة</title><h1>البحيرة</h1>
  <p>يقف مالك الحزين بين القصب ساعةً قبل أن يصطاد.</p><p hidden>كلمة مخفية</p>`;

let server: OllamaServer;
let pages: Server;
let extension: RunningExtension;
let panel: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-arabic-"));
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  pages = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(LAKE);
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const rules = [
    `MAP 127.0.0.1:11434 127.0.0.1:${new URL(server.url).port}`,
    `MAP lake.test:80 127.0.0.1:${(pages.address() as AddressInfo).port}`,
    "MAP 127.0.0.1 127.0.0.1",
    "MAP localhost 127.0.0.1",
    "MAP * ~NOTFOUND",
  ];
  extension = await launchExtension({ extraArgs: [`--host-resolver-rules=${rules.join(", ")}`] });
  panel = await extension.openPanel();
  await speakArabic(panel);
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension?.close();
  pages.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function exchange(text: string, reply: string): Promise<void> {
  server.setScript("reply", { text: reply });
  await untilStatus(panel, await say(panel, text), "complete");
}

// One story: each test goes on where the one before has left the profile.
it("the page beside is attached, shown before it is sent, and told of, in Arabic", async () => {
  const tab = await extension.browser.newPage();
  await tab.goto("http://lake.test/");
  await tab.bringToFront();
  const popup = await clickAction(extension, tab);
  popup.click("[data-ask-page]").catch(() => {});
  await untilText(panel, CHIP, "البحيرة");
  await untilArabic(panel);
  const chip = `${CHIP} `;
  expect(
    await isRightOf(panel, `${chip}[data-look-attachment]`, `${chip}[data-remove-attachment]`),
  ).toBe(true);
  await panel.bringToFront();
  await clickOnceSeen(panel, "[data-look-attachment]");
  await untilText(panel, "[data-preview]", "يقف مالك الحزين");
  expect(await panel.$eval("[data-preview]", (one) => one.textContent)).not.toContain("مخفية");
  await untilArabic(panel);
  // The address, and what models are told of a page, are as they are everywhere.
  expect(await notArabic(panel, "form", /^(?:calm:1b|\/)/)).toEqual([]);
  await panel.keyboard.press("Escape");
  await exchange("متى يصطاد؟", "بعد ساعة.");
  await untilArabic(panel);
  await tab.close();
});

it("another way on is begun from an earlier reply, and the versions are stepped through from right to left", async () => {
  await exchange("وفي الشتاء؟", "في الظهيرة.");
  await clickOnceSeen(panel, 'article[data-role="assistant"] [data-message-menu]');
  await untilSeen(panel, '[data-action="branch"]');
  await untilArabic(panel);
  await clickOnceSeen(panel, '[data-action="branch"]');
  await untilSeen(panel, "[data-message-field]");
  await untilArabic(panel);
  const before = await turnIds(panel);
  server.setScript("reply", { text: "عند الفجر." });
  await panel.keyboard.sendCharacter("وفي الربيع؟");
  await panel.keyboard.press("Enter");
  await untilStatus(panel, await newTurn(panel, before), "complete");
  await untilSeen(panel, "[data-branch-switch]");
  await untilArabic(panel);
  const group = "[data-branch-switch] ";
  expect(
    await isRightOf(panel, `${group}[data-branch="before"]`, `${group}[data-branch="after"]`),
  ).toBe(true);
  expect(nameless(await readingOrder(panel))).toEqual([]);
  await clickOnceSeen(panel, `${group}[data-branch="before"]`);
  await expect.poll(() => readConversation(panel), PATIENCE).toContain("في الظهيرة.");
});

it("chats of another program are imported, and the report is Arabic", async () => {
  const options = await extension.openPage("options.html");
  await speakArabic(options);
  await showSection(options, "data");
  await untilArabic(options);
  const path = join(folder, "chats.json");
  await writeFile(path, JSON.stringify([makeChatGptLine("herons", 3)]));
  const { how, report } = await importFile(options, path, { newName: "من مكان آخر" });
  expect(how).toBe("done");
  expect(report).toContain("من مكان آخر");
  await untilArabic(options);
  expect(await notArabic(options, "[data-import-ended]", /^(?:ChatGPT|chats\.json)$/)).toEqual([]);
  await options.close();
});
