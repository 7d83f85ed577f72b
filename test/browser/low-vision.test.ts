import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { openConversations, say, untilChosen, untilStatus } from "./harness/panel-page";
import { askQuickly, openPopup, untilListed } from "./harness/popup-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  await untilStatus(panel, await say(panel, "A question"), "complete");
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

async function force(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const features = [{ name: "forced-colors", value: "active" }];
  await session.send("Emulation.setEmulatedMedia", { features });
  expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
}

/** Resolves once these have such lines around them: what is chosen is marked a moment after it is listed. */
async function untilLines(page: Page, selector: string, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => lines(page, selector), { timeout: 10_000 }).toEqual(wanted);
}

/** Whether a line stands around these: an outline, a border, both or none. */
function lines(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (parts) =>
    parts.map((part) => {
      const { outlineStyle, borderTopWidth } = getComputedStyle(part);
      const kinds = [
        outlineStyle === "none" ? "" : "outline",
        borderTopWidth === "0px" ? "" : "border",
      ];
      return kinds.filter((kind) => kind !== "").join(" ");
    }),
  );
}

describe("in forced colours", () => {
  beforeAll(() => force(panel));

  it("the person's messages have a line around them, and replies have none", async () => {
    expect(await lines(panel, 'article[data-role="user"]')).toEqual(["border"]);
    expect(await lines(panel, 'article[data-role="assistant"]')).toEqual([""]);
  });

  it("what is selected in a list or a menu has a line around it", async () => {
    await openConversations(panel);
    await untilLines(panel, '[role="option"][aria-selected="true"]', ["outline"]);
    await untilLines(panel, '[data-toggle][aria-pressed="true"]', ["outline border"]);
    await untilLines(panel, '[data-toggle="everywhere"]', ["border"]);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
    await clickOnceSeen(panel, "[data-conversation-menu]");
    await untilSeen(panel, '[role="menuitem"]:focus');
    expect((await lines(panel, '[role="menuitem"]')).slice(0, 2)).toEqual(["outline", ""]);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector('[role="menu"]', { hidden: true });
  });

  it("in the popup too: what is chosen, and who has asked", async () => {
    const popup = await openPopup(extension, panel);
    await force(popup);
    await untilListed(popup);
    await untilLines(popup, '[role="option"][aria-selected="true"]', ["outline"]);
    await askQuickly(popup, "Something short");
    await untilLines(popup, "[data-quick-answer] [data-question]", ["border"]);
    await popup.close();
  });
});

describe("at twice the size", () => {
  it("the context's name can be read whole, and nothing sticks out", async () => {
    await panel.bringToFront();
    const name = "Quiet morning pages";
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    const { contexts } = await extension.call(panel, "context.list", {});
    const own = contexts.find(({ context }) => context.id === conversation.contextId)?.context;
    if (own === undefined) throw new Error("the shown context is not listed");
    await extension.call(panel, "context.update", {
      id: own.id,
      version: own.version,
      fields: { name },
    });
    // 360 px at 200 %.
    await panel.setViewport({ width: 180, height: 400 });
    await panel.waitForFunction(
      (wanted) => document.querySelector("[data-context-name]")?.textContent === wanted,
      {},
      name,
    );
    const shown = await panel.$eval("[data-context-name]", (part) => {
      const { left, right, height } = part.getBoundingClientRect();
      const clipped = Math.max(
        part.scrollWidth - part.clientWidth,
        part.scrollHeight - part.clientHeight,
      );
      return { left, right, height, clipped };
    });
    expect(shown.clipped).toBe(0);
    expect(shown.left).toBeGreaterThanOrEqual(0);
    expect(shown.right).toBeLessThanOrEqual(180);
    expect(shown.height).toBeGreaterThan(0);
    expect(await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    for (const button of ["list", "menu"].map((one) => `[data-conversation-${one}]`)) {
      const { x, width } = await panel.$eval(button, (part) => {
        const box = part.getBoundingClientRect();
        return { x: box.x, width: box.width };
      });
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(180);
    }
  });
});
