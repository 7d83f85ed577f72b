import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "../../src/ui/words/en";
import { CATEGORIES, longestOf, MARK } from "../bench/browser/trace-tasks";
import { HOSTILE, hostileTexts, makeHostile } from "../builders/hostile-markup";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilChosen, untilStatus } from "./harness/panel-page";

const LENGTH = 200_000;
const CHUNK = 4_000;
const PROSE = "Plain words that say **one** thing after another, as models write them.\n\n";
/** A page that is held up takes a hundred times as long as with plain words, and more. */
const MOST = 8;
/** Of a text that misses that the least counts: what is collected may fall into any task. */
const TRIES = 3;
const PATIENCE = { timeout: 60_000 };

const WIDE = "a table of 2,000 columns: letters";
/** One of each kind; the long run has them all, in three lengths, and the bench at a megabyte. */
const FEW = ["nested list marks", "indented list lines", "emphasis", "addresses", "entities", WIDE];
const isLong = process.env.FAULTS === "1";
const LENGTHS = isLong ? [60_000, LENGTH, 1_000_000] : [LENGTH];
const ALL = hostileTexts(1).map(([name]) => name);
const NAMES = isLong ? ALL : FEW;
const CASES = NAMES.flatMap((name) => LENGTHS.map((length) => [name, length] as const));
const LONG_MS = 180_000;

it("the patterns of the short run are among all of them", () => {
  expect(ALL).toEqual(expect.arrayContaining(FEW));
});

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer();
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "llama3.2:latest");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/**
 * Has the model say a text, in chunks; the longest task of the panel until all of it is shown, in
 * milliseconds that its thread has worked: how busy the machine is counts little.
 */
async function hear(text: string, chunk: number): Promise<number> {
  server.setScript(async (chat) => {
    for (let at = 0; at < text.length; at += chunk) {
      await chat.send(chat.line({ text: text.slice(at, at + chunk) }));
    }
    chat.response.end(chat.doneLine({ done_reason: "stop" }));
  });
  await panel.tracing.start({ categories: [...CATEGORIES] });
  await panel.evaluate((mark) => void performance.mark(mark), MARK);
  const turn = await say(panel, "Say it");
  await untilStatus(panel, turn, "complete");
  await panel.waitForFunction(
    (id) => document.querySelector(`[data-turn="${id}"]:not(:has([data-reading]))`) !== null,
    PATIENCE,
    turn,
  );
  const trace = new TextDecoder().decode(await panel.tracing.stop());
  await panel.focus("[data-composer]");
  await panel.keyboard.sendCharacter("/new");
  await panel.keyboard.press("Enter");
  await panel.waitForSelector("[data-turn]", { hidden: true });
  return longestOf(JSON.parse(trace).traceEvents);
}

/** The least of some times, as many as it takes to stay within `most`. */
async function hearWithin(most: number, text: string, chunk: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least >= most; tries += 1) {
    least = Math.min(least, await hear(text, chunk));
  }
  return least;
}

/** Has the model say a text; the selector of where it stands, once all of it is shown. */
async function hearWhole(text: string): Promise<string> {
  server.setScript("reply", { text });
  const turn = await say(panel, "Say it");
  await untilStatus(panel, turn, "complete");
  await panel.waitForSelector(`[data-turn="${turn}"]:not(:has([data-reading]))`);
  return `[data-turn="${turn}"] [data-reply-text]`;
}

describe("a reply that is made to hold the page up", () => {
  let plain: number;

  beforeAll(async () => {
    plain = await hear(makeHostile(PROSE, LENGTH), CHUNK);
  });

  it.each(CASES)(
    "takes no longer tasks than plain words do: %s, %i characters",
    async (name, length) => {
      const text = new Map(hostileTexts(length)).get(name) ?? "";
      expect(text).toHaveLength(length);
      const most = MOST * plain;
      expect(await hearWithin(most, text, length)).toBeLessThan(most);
      expect(await hearWithin(most, text, CHUNK)).toBeLessThan(most);
    },
    LONG_MS,
  );

  it("is all there, formatted where that takes no time", async () => {
    const reply = await hearWhole(makeHostile("* * * x\n", 6_000));
    const shown = await panel.$eval(reply, (part) =>
      (part.textContent ?? "").replaceAll(/[^x]/g, ""),
    );
    expect(shown.length).toBeGreaterThanOrEqual(750);
    expect(await panel.$(`${reply} [data-as-text]`)).toBe(null);
  });

  it("is all there as the text it is where that would take long, and says so once", async () => {
    const text = makeHostile(HOSTILE.emphasis ?? "", 20_000);
    const reply = await hearWhole(text);
    const parts = await panel.$$eval(`${reply} [data-as-text]`, (found) =>
      found.map((part) => part.textContent),
    );
    expect(parts.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    const shown = await panel.$eval(reply, (part) => part.textContent ?? "");
    expect(shown.split(en.markdown.asText)).toHaveLength(2);
  });

  it.each([
    ["list of nothing", "-\n"],
    ["blank lines in a fence", HOSTILE["blank lines in a fence"] ?? ""],
  ])(
    "is drawn as far as anybody reads, and on where the person asks for it: %s",
    async (_, unit) => {
      const reply = await hearWhole(makeHostile(unit, LENGTH));
      const height = () => panel.$eval(reply, (part) => part.scrollHeight);
      const elements = () => panel.$eval(reply, (part) => part.querySelectorAll("*").length);
      const [before, high] = [await elements(), await height()];
      await panel.$eval(`${reply} [data-show-more]`, (button) => (button as HTMLElement).click());
      await expect.poll(elements, PATIENCE).toBeGreaterThan(before);
      await expect.poll(height, PATIENCE).toBeGreaterThan(high);
    },
  );

  it("that is very long is formatted on where the person asks for more of it", async () => {
    server.setScript("reply", { text: "Some *words* of prose.\n\n".repeat(5_000) });
    const turn = await say(panel, "Say it");
    await untilStatus(panel, turn, "complete");
    const whole = `[data-turn="${turn}"]:not(:has([data-reading]))`;
    await panel.waitForSelector(whole, PATIENCE);
    const before = await panel.$$eval(`${whole} em`, (parts) => parts.length);
    expect(before).toBeGreaterThan(1_000);
    expect(before).toBeLessThan(5_000);
    await panel.$eval(`${whole} [data-show-more]`, (button) => (button as HTMLElement).click());
    await panel.waitForFunction(
      (selector, known) => document.querySelectorAll(`${selector} em`).length > 1.5 * known,
      PATIENCE,
      whole,
      before,
    );
  });
});
