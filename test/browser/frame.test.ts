import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeContext } from "./harness/contexts-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { openPlanted, type PlantedTurn } from "./harness/plant-turns";
import { openPopup, untilListed } from "./harness/popup-page";
import { clickOnceSeen } from "./harness/until-seen";

const TURNS = 200;
const CONTEXTS = 30;

let extension: RunningExtension;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER, { scrollbars: true });
});

afterAll(() => extension?.close());

/** How far a page reaches beyond its window, and how far it is scrolled. */
function readOverhang(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth, scrollTop } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - clientWidth, scrollTop];
  });
}

async function showAll(panel: Page): Promise<void> {
  const articles = () => panel.$$eval("article", ({ length }) => length);
  for (let shown = await articles(); shown < TURNS * 2; shown = await articles()) {
    await clickOnceSeen(panel, "[data-show-earlier]");
    await panel.waitForFunction(
      (before) => document.querySelectorAll("article").length > before,
      {},
      shown,
    );
  }
}

function readScrollTop(panel: Page): Promise<number> {
  return panel.$eval("main", ({ scrollTop }) => scrollTop);
}

describe("the panel's frame", () => {
  it("holds two hundred turns: the wheel moves the conversation and nothing else", async () => {
    const turns = Array.from({ length: TURNS }, (_, at): PlantedTurn => [`Ask ${at}`, `Say ${at}`]);
    const panel = await openPlanted(extension, turns);
    expect(await readOverhang(panel)).toEqual([0, 0, 0]);
    await showAll(panel);
    expect(await readOverhang(panel)).toEqual([0, 0, 0]);
    await panel.$eval("main", (main) => {
      main.scrollTop = 0;
    });
    await panel.mouse.move(180, 350);
    await panel.mouse.wheel({ deltaY: 500 });
    await expect.poll(() => readScrollTop(panel), { timeout: 10_000 }).toBeGreaterThan(400);
    // At the end there is nothing more to move, the page least of all.
    await panel.$eval("main", (main) => {
      main.scrollTop = main.scrollHeight;
    });
    const end = await readScrollTop(panel);
    for (let turn = 0; turn < 3; turn += 1) await panel.mouse.wheel({ deltaY: 500 });
    await panel.mouse.wheel({ deltaY: -200 });
    await expect.poll(() => readScrollTop(panel), { timeout: 10_000 }).toBeLessThan(end);
    expect(await readOverhang(panel)).toEqual([0, 0, 0]);
    expect(
      await panel.$eval("[data-composer]", (field) => field.getBoundingClientRect().bottom),
    ).toBeLessThan(700);
    await panel.close();
  });

  it("holds in the popup and in the switcher, however many contexts they list", async () => {
    const page = await extension.openPage("options.html");
    for (let at = 0; at < CONTEXTS; at += 1) await makeContext(extension, page, `Context ${at}`);
    const popup = await openPopup(extension, page);
    await untilListed(popup);
    expect(await readOverhang(popup)).toEqual([0, 0, 0]);
    const panel = await openPlanted(extension, [["Ask", "Say"]]);
    await clickOnceSeen(panel, "[data-context-name]");
    await panel.waitForSelector("[data-finder]:focus");
    expect(await readOverhang(panel)).toEqual([0, 0, 0]);
  });

  it("holds in the options: no page is wider than its window", async () => {
    const options = await extension.openPage("options.html");
    for (const width of [360, 1200]) {
      await options.setViewport({ width, height: 700 });
      const names = await options.$$eval("nav a", (links) => links.map((link) => link.hash));
      expect(names.length).toBeGreaterThan(5);
      for (const hash of names) {
        await options.evaluate((to) => {
          location.hash = to;
        }, hash);
        await options.waitForSelector(`nav a[href="${hash}"][aria-current]`);
        expect([hash, (await readOverhang(options))[1]]).toEqual([hash, 0]);
      }
    }
  });
});
