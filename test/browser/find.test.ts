import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { openPlanted, type PlantedTurn } from "./harness/plant-turns";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

let extension: RunningExtension;
let panel: Page;

const TURNS = 60;
/** Said in the first turn, in one in the middle and in the last one; the panel has the last ones only. */
const SAID = new Map([
  [0, "The first pomegranate of the year"],
  [30, "Half a pomegranate is left"],
  [59, "One more pomegranate for the table"],
]);

beforeAll(async () => {
  extension = await launchExtension();
  const filler = (at: number): PlantedTurn => [`Question ${at}`, `An answer, number ${at}`];
  const turns = Array.from({ length: TURNS }, (_, at): PlantedTurn => {
    const said = SAID.get(at);
    return said === undefined ? filler(at) : [said, `An answer, number ${at}`];
  });
  panel = await openPlanted(extension, turns);
});

afterAll(() => extension?.close());

async function openFind(): Promise<void> {
  await panel.keyboard.down("Control");
  await panel.keyboard.press("f");
  await panel.keyboard.up("Control");
  await untilSeen(panel, "[data-find-field]:focus");
}

const count = () => panel.$eval("[data-find-count]", ({ textContent }) => textContent ?? "");
const untilCount = (wanted: string) => expect.poll(count, { timeout: 10_000 }).toBe(wanted);

/** The message that is looked at: whose mark is the strong one, and whether it is within the window. */
const lookedAt = () =>
  panel.evaluate(() => {
    const [range] = CSS.highlights.get("found-now") ?? [];
    if (!(range instanceof Range)) return null;
    const { top, bottom } = range.getBoundingClientRect();
    const message = range.startContainer.parentElement?.closest("[data-message]");
    const text = message?.querySelector("p")?.textContent ?? "";
    return { text, isSeen: top >= 0 && bottom <= innerHeight };
  });

const untilAt = (at: number) => untilText(SAID.get(at));
const untilText = (text: string | undefined) =>
  expect.poll(lookedAt, { timeout: 20_000 }).toEqual({ text, isSeen: true });

const toEnd = () =>
  panel.$eval("[data-conversation]", (one) => one.scrollHeight - one.clientHeight - one.scrollTop);

/** Until the page has heard of every scroll, and has laid out what came before. */
const twoFrames = () =>
  panel.evaluate(async () => {
    for (let at = 0; at < 2; at += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

const scrollTop = () => panel.$eval("[data-conversation]", (one) => one.scrollTop);

describe("finding in a conversation", () => {
  it("stays at what was read on the way to it, and leads back to the end", async () => {
    await panel.focus("[data-composer]");
    await openFind();
    // So far down in what is read that it stands lower than the end did before.
    await panel.keyboard.sendCharacter('"number 43"');
    await untilCount("1 above");
    await panel.keyboard.press("Enter");
    await untilText("An answer, number 43");
    await twoFrames();
    expect(await lookedAt()).toEqual({ text: "An answer, number 43", isSeen: true });
    await panel.keyboard.press("Escape");
    await expect.poll(toEnd).toBeLessThan(4);
  });

  it("counts what is far above what is loaded, and goes through it round the ends", async () => {
    await panel.focus("[data-composer]");
    expect(await panel.$$eval("[data-message]", (all) => all.length)).toBeLessThan(2 * TURNS);
    await openFind();
    await panel.keyboard.sendCharacter("pomegr");
    await untilCount("3 of 3");
    await untilAt(59);
    await panel.keyboard.press("ArrowUp");
    await untilCount("2 of 3");
    await untilAt(30);
    await clickOnceSeen(panel, "[data-find=previous]");
    await untilCount("1 of 3");
    await untilAt(0);
    await clickOnceSeen(panel, "[data-find=previous]");
    await untilAt(59);
    await clickOnceSeen(panel, "[data-find-field]");
    await panel.keyboard.press("Enter");
    await untilAt(0);
    // Every hit on the page is marked, not only the one that is looked at.
    expect(await panel.evaluate(() => CSS.highlights.get("found")?.size)).toBe(3);
  });

  it("leads back to where the person was by Escape, and leaves no mark", async () => {
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-find-bar]", { hidden: true });
    expect(await panel.evaluate(() => document.activeElement?.matches("[data-composer]"))).toBe(
      true,
    );
    expect(await panel.evaluate(() => CSS.highlights.size)).toBe(0);
    await expect.poll(toEnd).toBeLessThan(4);

    // From the middle, too.
    await panel.$eval("[data-conversation]", (one) => one.scrollTo(0, one.scrollHeight / 2));
    await panel.focus("[data-conversation]");
    const before = await scrollTop();
    await openFind();
    await panel.keyboard.sendCharacter("pomegranate");
    await untilCount("2 of 3");
    await panel.keyboard.press("Enter");
    await untilAt(59);
    await panel.keyboard.press("Escape");
    await expect.poll(async () => Math.abs((await scrollTop()) - before)).toBeLessThan(4);
  });

  it("knows phrases and what is left out, and says where nothing is found", async () => {
    await openFind();
    await panel.keyboard.sendCharacter('"pomegranate is"');
    await untilCount("1 of 1");
    await openAnew("pomegranate -half");
    // From where the person is: between the two.
    await untilCount("1 of 2");
    await openAnew("nobody said this");
    await untilCount("Not found");
    await openAnew('%"');
    await untilCount("Not found");
  });

  it("has no barrier, in light and in dark", async () => {
    await openAnew("pomegranate");
    await untilCount("2 of 3");
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
    }
    expect(await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await panel.keyboard.press("Escape");
  });

  it("finds in what is not stored, and is in the menu", async () => {
    await clickOnceSeen(panel, "[data-conversation-menu]");
    await clickOnceSeen(panel, "[data-action=temporary]");
    await untilSeen(panel, "[data-composer]:focus");
    await untilSeen(panel, "main[data-ready]:not(:has(article))");
    await panel.keyboard.sendCharacter("A secret pomegranate");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, 'article[data-status="complete"]');
    await clickOnceSeen(panel, "[data-conversation-menu]");
    await clickOnceSeen(panel, "[data-action=find]");
    await untilSeen(panel, "[data-find-field]:focus");
    await panel.keyboard.sendCharacter("secret");
    await untilCount("1 of 1");
    await panel.keyboard.press("Escape");
  });
});

/** Types something else into the bar that is open. */
async function openAnew(typed: string): Promise<void> {
  await panel.focus("[data-composer]");
  // Once more it begins anew where it is: what stood there is selected.
  await openFind();
  await panel.keyboard.sendCharacter(typed);
}
