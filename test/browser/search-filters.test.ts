import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import { makeContext } from "./harness/contexts-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { foundTexts, search, typedQuery, untilFound, untilNone } from "./harness/search-sheet";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

let extension: RunningExtension;
let panel: Page;
let contextId: string;

const day = (year: number, month: number) => new Date(year, month - 1, 15).getTime();

/** A conversation as an import makes it; the third message is another version of the first. */
const PLANTED = {
  id: "planted",
  title: "Boats and lamps",
  tags: ["travel"],
  createdAt: day(2024, 3),
  updatedAt: day(2024, 3),
  rank: 0,
  leaf: "answer",
  messages: [
    { id: "asked", previous: null, role: "user", text: "A lantern for the boat", at: day(2024, 3) },
    {
      ...{ id: "answer", previous: "asked", role: "assistant" },
      ...{ text: "A lantern of brass lasts longest", at: day(2025, 6) },
    },
    { id: "other", previous: null, role: "user", text: "A lantern for the tent", at: day(2024, 4) },
  ].map(({ at, role, ...message }) => ({
    ...message,
    ...{ role: role as "user" | "assistant", createdAt: at, model: "" },
  })),
} as const;

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPage("sidepanel.html");
  await panel.setViewport({ width: 360, height: 700 });
  await untilSeen(panel, "main[data-ready]");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  contextId = opened.conversation.contextId;
  const source = "chatgpt";
  const { base } = await extension.call(panel, "import.begin", { contextId, source });
  const planted = { ...PLANTED, tags: [...PLANTED.tags], messages: [...PLANTED.messages] };
  const conversations = [planted];
  await extension.call(panel, "import.add", { contextId, source, base, conversations });
  const far = await makeContext(extension, panel, "Lighthouse work");
  for (const [id, text] of [
    [contextId, "The spare lantern hangs in the shed"],
    [far, "A lantern room needs two keepers"],
  ] as const) {
    const note = { id: crypto.randomUUID(), contextId: id, text, tags: ["shed"], messageId: null };
    await extension.call(panel, "archive.insert", note);
  }
});

afterAll(() => extension?.close());

const chips = () =>
  panel.$$eval("[data-chip]", (all) => all.map(({ textContent }) => textContent ?? ""));

async function untilTexts(wanted: readonly string[]): Promise<void> {
  const found = async () => (await foundTexts(panel)).sort();
  await expect.poll(found, { timeout: 10_000 }).toEqual([...wanted].sort());
}

const BOAT = "A lantern for the boat";
const BRASS = "A lantern of brass lasts longest";
const TENT = "A lantern for the tent";
const SHED = "The spare lantern hangs in the shed shed";

/** Presses Tab until that has the keyboard. */
async function tabTo(selector: string): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    if (await panel.evaluate((one) => document.activeElement?.matches(one) === true, selector))
      return;
    await panel.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not come to ${selector}.`);
}

describe("filters of a search", () => {
  it("are shown as chips where they are typed, and one key removes one", async () => {
    await search(panel, "from:me lantern");
    await untilTexts([BOAT, TENT]);
    expect(await chips()).toEqual(["From: You"]);
    await tabTo("[data-chip=from]");
    await panel.keyboard.press("Backspace");
    await untilTexts([BOAT, TENT, BRASS, SHED]);
    expect(await typedQuery(panel)).toBe("lantern");
    expect(await chips()).toEqual([]);
    const field = "[data-find-conversation]";
    expect(await panel.evaluate((one) => document.activeElement?.matches(one), field)).toBe(true);
  });

  it("are chosen by the keyboard too, and stand in the field then (P-086)", async () => {
    await search(panel, "lantern");
    await tabTo("[data-filter=kind]");
    await panel.keyboard.press("Enter");
    await tabTo('[data-toggle="kind-archival"]');
    await panel.keyboard.press("Space");
    await untilTexts([SHED]);
    expect(await typedQuery(panel)).toBe("kind:note lantern");
    expect(await panel.$eval('[data-toggle="kind-archival"]', (one) => one.ariaPressed)).toBe(
      "true",
    );
    await clickOnceSeen(panel, '[data-toggle="kind-message"]');
    await untilTexts([BOAT, TENT, BRASS, SHED]);
    await clickOnceSeen(panel, '[data-toggle="kind-archival"]');
    await untilTexts([BOAT, TENT, BRASS]);
    expect(await chips()).toEqual(["Kind: Messages"]);
    await clickOnceSeen(panel, "[data-filter=kind]");
  });

  it("find since a day and until one, as they are set in a calendar", async () => {
    await search(panel, "lantern kind:message");
    await clickOnceSeen(panel, "[data-filter=date]");
    await panel.$eval("[data-date=before]", setDay, "2024-04-01");
    await untilTexts([BOAT]);
    await panel.$eval("[data-date=before]", setDay, "2025-01-01");
    await panel.$eval("[data-date=after]", setDay, "2024-04-01");
    await untilTexts([TENT]);
    expect(await chips()).toEqual(["Since 2024-04-01", "Before 2025-01-01", "Kind: Messages"]);
    // What a chip takes away is in the calendar no longer.
    await clickOnceSeen(panel, "[data-chip=before]");
    await untilTexts([TENT, BRASS]);
    expect(
      await panel.$eval("[data-date=before]", (field) => (field as HTMLInputElement).value),
    ).toBe("");
    await clickOnceSeen(panel, "[data-last-days='365']");
    await untilNone(panel);
    await clickOnceSeen(panel, "[data-filter=date]");
  });

  it("find by a tag, of the conversation and of a note", async () => {
    await search(panel, "lantern");
    await clickOnceSeen(panel, "[data-filter=tag]");
    await clickOnceSeen(panel, "[data-filter-choice=tag] input");
    await panel.keyboard.sendCharacter("travel");
    await panel.keyboard.press("Enter");
    await untilTexts([BOAT, TENT, BRASS]);
    await search(panel, "tag:shed lantern");
    await untilTexts([SHED]);
    await clickOnceSeen(panel, "[data-filter=tag]");
  });

  it("find in contexts by their names, in one conversation and in all (P-026, P-027)", async () => {
    await search(panel, "in:lighthouse lantern");
    await untilTexts(["A lantern room needs two keepers shed"]);
    await search(panel, "lantern");
    await untilTexts([BOAT, TENT, BRASS, SHED]);
    await clickOnceSeen(panel, '[data-toggle="everywhere"]');
    await untilTexts([BOAT, TENT, BRASS, SHED, "A lantern room needs two keepers shed"]);
    await clickOnceSeen(panel, '[data-toggle="this"]');
    await untilNone(panel);
    await clickOnceSeen(panel, '[data-toggle="here"]');
    await untilFound(panel, BOAT);
  });

  it("find titles as their own kind", async () => {
    await search(panel, "kind:title lamps");
    await untilFound(panel, "Boats and lamps");
    expect(await panel.$$eval("[data-found]", (rows) => rows.length)).toBe(1);
  });

  it("tell how to search, with no barrier, in light and in dark", async () => {
    await search(panel, "from:me tag:travel lantern");
    await untilFound(panel, BOAT);
    for (const part of ["from", "kind", "date", "tag", "help"]) {
      await clickOnceSeen(panel, `[data-filter=${part}]`);
      await untilSeen(panel, `[data-filter-choice=${part}]`);
      expect(await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      if (part === "help" || part === "date") {
        for (const value of ["light", "dark"]) {
          await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
          expect(await barriers(panel)).toEqual([]);
        }
      }
    }
    await clickOnceSeen(panel, "[data-filter=help]");
  });
});

describe("what a search finds", () => {
  it("is marked where another version of it is shown, and opens there with the hit marked", async () => {
    await search(panel, "lantern tent");
    await untilTexts([TENT]);
    expect(await panel.$$eval("[data-found] [data-aside]", (all) => all.length)).toBe(1);
    await search(panel, "lantern boat");
    await untilTexts([BOAT]);
    expect(await panel.$$eval("[data-found] [data-aside]", (all) => all.length)).toBe(0);
    await search(panel, "lantern tent");
    await untilTexts([TENT]);
    await panel.keyboard.press("Enter");
    await panel.waitForFunction(
      (text) => document.activeElement?.textContent?.includes(text) === true,
      {},
      TENT,
    );
    await expect.poll(() => marked("found")).toEqual(["lantern", "tent"]);
    // It is theirs until they go on.
    await panel.keyboard.press("Escape");
    await expect.poll(() => marked("found")).toEqual([]);
  });

  it("is told to be gone where it was deleted since, and the list is read anew", async () => {
    // No panel is told of a note that is deleted, as it is of a message: the row stands until it is chosen.
    const id = crypto.randomUUID();
    const note = { id, contextId, text: "A candle burns down", tags: [], messageId: null };
    await extension.call(panel, "archive.insert", note);
    await search(panel, "candle");
    await untilTexts([note.text]);
    await extension.call(panel, "archive.remove", { id, undo: crypto.randomUUID() });
    await panel.keyboard.press("Enter");
    await panel.waitForFunction(() =>
      document
        .querySelector("[data-conversation-sheet] [role=alert]")
        ?.textContent?.includes("deleted"),
    );
    await untilNone(panel);
  });

  it("leaves the list by itself where a message was deleted elsewhere", async () => {
    await search(panel, "lantern brass");
    await untilTexts([BRASS]);
    const found = await panel.$eval("[data-found]", (row) => (row as HTMLElement).dataset.found);
    const other = await extension.openPage("options.html");
    await extension.call(other, "message.delete", {
      ...{ contextId, conversationId: null, what: { type: "ids", ids: [String(found)] } },
    });
    await other.close();
    await panel.bringToFront();
    await untilNone(panel);
  });

  it.each([
    ["10 KB", "lantern ".repeat(1_300)],
    ["operators only", "AND OR NOT NEAR( * ^ : { } -"],
    ["a percent sign", "%"],
    ["quotes", '"" " “ „'],
    ["a lone surrogate", "lantern \ud800"],
    ["pictures", "🏮🚤"],
    ["SQL", "'; drop table texts; -- lantern"],
    ["a filter without a value", "from: in: tag: lantern"],
  ])("is no failure for %s", async (_, typed) => {
    await search(panel, typed);
    // What comes next is answered, so this was.
    await panel.waitForFunction(() => {
      const sheet = document.querySelector("[data-conversation-sheet]");
      const status = sheet?.querySelector("[role=status]")?.textContent;
      return sheet?.querySelector("[data-found]") !== null || status === "Nothing has these words.";
    });
    expect(await panel.$("[data-conversation-sheet] [role=alert]")).toBe(null);
  });
});

/** Runs in the page: sets a day as its calendar does. */
function setDay(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function marked(name: string): Promise<string[]> {
  return panel.evaluate(
    (one) => [...(CSS.highlights.get(one) ?? [])].map((range) => range.toString()),
    name,
  );
}
