import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { NARROW, speakArabic, untilArabic } from "./harness/arabic-page";
import { setUpByPassphrase, typePassphrase, untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { readConversation, say, untilChosen, untilStatus } from "./harness/panel-page";
import { search, untilFound } from "./harness/search-sheet";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "سبعة طيور هادئة على بحيرة واحدة";
const QUESTION = "متى أسقي النعناع على الشرفة؟";
const ANSWER = "في الصباح الباكر، قبل أن تشتد الشمس.";
const PATIENCE = { timeout: 20_000 };

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  server.setScript("reply", { text: ANSWER });
  extension = await launchWithOllama(new URL(server.url).port, { setUp: false });
  panel = await extension.openPanel({ gate: "new" });
  await speakArabic(panel);
  await untilGate(panel, "new");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

// One story: each test goes on where the one before has left the profile.
it("the first start is gone through in Arabic, to a panel that can be typed in", async () => {
  await untilArabic(panel);
  await setUpByPassphrase(panel, PASSPHRASE);
  await untilChosen(panel, "calm:1b");
  await untilArabic(panel);
});

it("a question is asked and answered, both from right to left", async () => {
  await untilStatus(panel, await say(panel, QUESTION), "complete");
  expect(await readConversation(panel)).toEqual([QUESTION, ANSWER]);
  const directions = await panel.$$eval('[data-role="user"] > p, [data-reply-text] p', (parts) =>
    parts.map((part) => getComputedStyle(part).direction),
  );
  expect(directions).toEqual(["rtl", "rtl"]);
  await untilArabic(panel);
});

it("what was said is gone with the lock, and back with the Arabic passphrase", async () => {
  await clickOnceSeen(panel, "[data-lock-now]");
  await untilGate(panel, "locked");
  await untilArabic(panel);
  await typePassphrase(panel, PASSPHRASE);
  await untilSeen(panel, "main[data-ready]");
  await expect.poll(() => readConversation(panel), PATIENCE).toEqual([QUESTION, ANSWER]);
});

it("it is found by the beginning of a word", async () => {
  await search(panel, "النعنا");
  await untilFound(panel, QUESTION);
  await untilArabic(panel);
  await panel.keyboard.press("Escape");
});

it("a backup is made, and told of", async () => {
  const options = await extension.openPage("options.html");
  await options.setViewport(NARROW);
  await showSection(options, "backup");
  await clickOnceSeen(options, "[data-backup-make]");
  await untilSeen(options, "[data-backup]");
  await untilSeen(options, "[data-backup-made]");
  await untilArabic(options);
  const [newest] = (await extension.call(options, "backup.status", {})).records;
  expect(newest).toMatchObject({ reason: "by-hand", damage: null });
  await options.close();
});

it("in the usage a model's Latin name stands beside its mark, not at the far side", async () => {
  const options = await extension.openPage("options.html");
  await options.setViewport(NARROW);
  await showSection(options, "usage");
  await untilSeen(options, "[data-usage-plot] li");
  const gap = await options.$eval("[data-usage-plot] li", (line) => {
    const [mark, name] = line.children;
    if (mark === undefined || name === undefined) return null;
    const words = document.createRange();
    words.selectNodeContents(name);
    return mark.getBoundingClientRect().left - words.getBoundingClientRect().right;
  });
  // What stands between all marks and names of such lines.
  expect(gap).toBe(8);
  await untilArabic(options);
  await options.close();
});
