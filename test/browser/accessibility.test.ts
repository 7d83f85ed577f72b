import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECTIONS } from "../../src/ui/options/use-section";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers, smallButtons } from "./harness/barriers";
import { untilGone } from "./harness/keyboard-focus";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { closePanel, newTurn, say, turnIds, untilChosen, untilStatus } from "./harness/panel-page";
import { tabAroundAll } from "./harness/tab-around";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const RICH = `# A heading

Some *words*, a [link](https://example.net/), \`code\` and a list:

- one
- two

\`\`\`js
const another = "block of code";
\`\`\`

\`\`\`js
const aLineOfCodeThatIsWiderThanThePanel = "so that it has to be scrolled to the side to be read";
\`\`\`

> A quote

| a | b |
| - | - |
| 1 | 2 |
`;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b", thinks: true }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

async function setScheme(value: "light" | "dark"): Promise<void> {
  await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
}

function overflow(): Promise<number> {
  return panel.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

describe("the empty side panel", () => {
  it("is as wide as a side panel is, and nothing sticks out", async () => {
    expect(await panel.evaluate(() => innerWidth)).toBeLessThanOrEqual(360);
    expect(await overflow()).toBe(0);
  });

  it("has the keyboard in the composer when it opens", async () => {
    expect(await panel.evaluate(() => document.activeElement?.hasAttribute("data-composer"))).toBe(
      true,
    );
  });

  it.each(["light", "dark"] as const)("has no barrier in the %s scheme", async (scheme) => {
    await setScheme(scheme);
    expect(await barriers(panel)).toEqual([]);
  });

  it("has every control in the tab order, with the focus visible", async () => {
    const { reached, unseen, controls } = await tabAroundAll(panel);
    expect(unseen).toEqual([]);
    expect(reached).toBe(controls);
    expect(reached).toBeGreaterThan(3);
  });
});

describe("a finished reply", () => {
  it("is announced once, and no token before it", async () => {
    await panel.evaluate(recordAnnouncements);
    server.setScript("reply", {
      text: "Twelve words that come slowly, one by one, to the very end.",
      tokensPerSecond: 25,
    });
    const turn = await say(panel, "Slowly please");
    await untilStatus(panel, turn, "complete");
    await panel.waitForFunction(() => Reflect.get(globalThis, "announced").length > 0);
    await panel.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await panel.evaluate(() => Reflect.get(globalThis, "announced"))).toEqual([
      "Reply finished: Twelve words that come slowly, one by one, to the very end.",
    ]);
  });

  it("is not announced again when the panel is reopened", async () => {
    await closePanel(panel);
    panel = await extension.openPanel();
    expect(await panel.$eval("[data-announcer]", (part) => part.textContent)).toBe("");
  });
});

describe("the side panel with messages, an error and a menu", () => {
  beforeAll(async () => {
    server.setScript("reply", { text: RICH, thinking: "Hm." });
    await untilStatus(panel, await say(panel, "Everything, please"), "complete");
    server.setScript("status", { status: 403 });
    await untilStatus(panel, await say(panel, "And a failure"), "failed");
  });

  it("lets nothing stick out at 360 px", async () => {
    expect(await overflow()).toBe(0);
  });

  it("has no button of less than 24 px, be it of a version, a reply or what is attached", async () => {
    server.setScript("reply", { text: "Another one.", thinking: "Hm." });
    const before = await turnIds(panel);
    await clickOnceSeen(panel, "[data-retry]");
    await untilStatus(panel, await newTurn(panel, before), "complete");
    await panel.evaluate(dropFile);
    await untilSeen(panel, "form [data-look-attachment]");
    await untilSeen(panel, "[data-branch-switch]");
    expect(await smallButtons(panel)).toEqual([]);
    expect(await barriers(panel)).toEqual([]);
    await clickOnceSeen(panel, "form [data-remove-attachment]");
    await untilGone(panel, "form [data-attachment]");
    server.setScript("status", { status: 403 });
    await untilStatus(panel, await say(panel, "And another failure"), "failed");
  });

  it("tells of an icon what it does: to assistive technology, and on hover", async () => {
    const names = await panel.$$eval(
      "[data-inspect], [data-copy-message], [data-edit], [data-other-model], [data-message-menu]",
      (buttons) =>
        buttons.map((one) => `${one.getAttribute("aria-label")}, ${one.getAttribute("title")}`),
    );
    const labels = [
      ...["What the model saw", "Copy", "Edit"],
      ...["Regenerate with another model", "More actions for this message"],
    ];
    expect(new Set(names)).toEqual(new Set(labels.map((name) => `${name}, ${name}`)));
  });

  it.each(["light", "dark"] as const)("has no barrier in the %s scheme", async (scheme) => {
    await setScheme(scheme);
    expect(await barriers(panel)).toEqual([]);
  });

  it("has every control in the tab order, with the focus visible", async () => {
    const { reached, unseen, controls } = await tabAroundAll(panel);
    expect(unseen).toEqual([]);
    expect(reached).toBe(controls);
    expect(reached).toBeGreaterThan(8);
  });

  it("tells a failure to assistive technology at once", async () => {
    const alert = await panel.$eval('[role="alert"]', (part) => part.textContent);
    expect(alert).toContain("refused this extension (403)");
  });

  describe.each([
    ["[data-model-button]", '[role="dialog"]'],
    ["[data-lock-state]", '[role="dialog"]'],
    ["[data-context-menu]", '[role="dialog"]'],
    ["[data-conversation-menu]", '[role="menu"]'],
    ["[data-message-menu]", '[role="menu"]'],
    ["[data-conversation-list]", "[data-conversation-sheet]"],
    ["[data-window-bar]", "[data-inspector]"],
  ])("and what %s opens", (button, opened) => {
    it.each(["light", "dark"] as const)("has no barrier (%s)", async (scheme) => {
      await setScheme(scheme);
      await panel.focus(button);
      await panel.keyboard.press("Enter");
      await panel.waitForSelector(opened);
      const found = await barriers(panel);
      await panel.keyboard.press("Escape");
      await panel.waitForSelector(opened, { hidden: true });
      await panel.waitForSelector(`${button}:focus`);
      expect(found).toEqual([]);
    });
  });

  it("closes a menu by Escape without stopping a reply that runs", async () => {
    server.setScript("hold");
    const turn = await say(panel, "Go on and on");
    await untilStatus(panel, turn, "streaming");
    await panel.focus("[data-model-button]");
    await panel.keyboard.press("Enter");
    await panel.waitForSelector('[role="dialog"]');
    await panel.keyboard.press("Escape");
    await panel.waitForSelector('[role="dialog"]', { hidden: true });
    expect(await panel.$(`[data-turn="${turn}"][data-status="streaming"]`)).not.toBe(null);
    server.release();
    await untilStatus(panel, turn, "complete");
  });
});

describe("the options, each part of them, and what a context or a preset begins with", () => {
  it.each(["light", "dark"] as const)(
    "have no barrier, unfolded, in the %s scheme",
    async (value) => {
      const options = await extension.openPage("options.html");
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      const found: Record<string, unknown> = {};
      for (const part of [...SECTIONS, "contexts/new", "contexts/new-preset"]) {
        await options.evaluate((hash) => {
          location.hash = hash;
        }, part);
        await options.waitForSelector(`[data-section="${part.split("/")[0]}"] h1`);
        await options.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
        await options.evaluate(() => {
          for (const one of document.querySelectorAll("details")) one.open = true;
        });
        const here = await barriers(options);
        if (here.length > 0) found[part] = here;
      }
      await options.close();
      expect(found).toEqual({});
    },
  );
});

describe("the welcome page", () => {
  it.each(["light", "dark"] as const)("has no barrier in the %s scheme", async (value) => {
    const page = await extension.openPage("welcome.html");
    await page.waitForSelector("#open-panel");
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(page)).toEqual([]);
    await page.close();
  });
});

/** Runs in the page: drops a small text file on it. */
function dropFile(): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["Some notes."], "notes.txt", { type: "text/plain" }));
  const dropped = { dataTransfer, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", dropped));
}

/** Runs in the page: notes every text that a live region comes to hold. */
function recordAnnouncements(): void {
  const announced: string[] = [];
  Reflect.set(globalThis, "announced", announced);
  for (const region of document.querySelectorAll('[aria-live], [role="alert"], [role="status"]')) {
    new MutationObserver(() => {
      const text = region.textContent ?? "";
      if (text !== "") announced.push(text);
    }).observe(region, { subtree: true, childList: true, characterData: true });
  }
}
