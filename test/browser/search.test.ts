import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { barriers } from "./harness/barriers";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { type PlantedTurn, plantTurns } from "./harness/plant-turns";
import { foundTexts, search, untilFound, untilNone } from "./harness/search-sheet";
import { untilSeen } from "./harness/until-seen";

/** Each said once, long ago, in a conversation of thousands of messages. */
const SAID = {
  latin: "The crème brûlée at the harbour was worth the wait",
  russian: "Ёлка у большого окна уже наряжена",
  arabic: "وضعت الكتاب على الطاولة القديمة",
  japanese: "昨日は東京で古い喫茶店を見つけました",
  hindi: "मेरी किताब खिड़की के पास रखी है",
};

let extension: RunningExtension;
let panel: Page;
let title: string;

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPage("sidepanel.html");
  await panel.setViewport({ width: 360, height: 700 });
  await untilSeen(panel, "main[data-ready]");
  const filler = (at: number): PlantedTurn => [`Question ${at} of many`, `An answer, number ${at}`];
  const turns: PlantedTurn[] = Array.from({ length: 200 }, (_, at) => filler(at));
  for (const [at, text] of Object.values(SAID).entries()) turns[at + 3] = [text, "I see."];
  title = await plantTurns(extension, panel, turns);
});

afterAll(() => extension?.close());

/** A fact, a block, and more notes than stand on a page. */
async function rememberMore(contextId: Id): Promise<void> {
  const { call } = extension;
  await call(panel, "fact.keep", { contextId, key: "tea", value: "oolong" });
  const about = { label: "Boathouse", description: "", type: "working", pinned: false } as const;
  const schema = { kind: "text", viewport: null } as const;
  const fields = { ...about, permission: "ReadWrite", schema } as const;
  await call(panel, "block.add", { id: crypto.randomUUID(), contextId, fields });
  for (let nth = 0; nth < 21; nth += 1) {
    const note = { id: crypto.randomUUID(), contextId, text: `Note ${nth}`, tags: [] };
    await call(panel, "archive.insert", { ...note, messageId: null });
  }
}

describe("searching in the side panel", () => {
  it.each([
    ["brul", SAID.latin],
    ["елк", SAID.russian],
    ["الكتا", SAID.arabic],
    ["東京", SAID.japanese],
    ["किता", SAID.hindi],
  ])("%s finds what was said long ago, while it is typed (M-084)", async (typed, said) => {
    await search(panel, typed);
    await untilFound(panel, said);
    expect((await foundTexts(panel)).length).toBe(1);
    expect((await panel.$$("[data-found] mark")).length).toBe(1);
  });

  it("opens at the message, however far up it is", async () => {
    await search(panel, "brul");
    await untilFound(panel, SAID.latin);
    await panel.keyboard.press("Enter");
    await panel.waitForFunction(
      (text) => document.activeElement?.textContent?.includes(text) === true,
      {},
      SAID.latin,
    );
    const top = await panel.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(600);
  });

  it("has no barrier, in light and in dark", async () => {
    await search(panel, "harbour");
    await untilFound(panel, SAID.latin);
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
    }
    expect(await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it("finds what is said from then on, after the worker was stopped too", async () => {
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    await extension.killWorker();
    await extension.call(panel, "archive.insert", {
      id: crypto.randomUUID(),
      contextId: conversation.contextId,
      text: "The spare key hangs behind the marmalade",
      tags: ["house"],
      messageId: null,
    });
    await search(panel, "marmal");
    await untilFound(panel, "behind the marmalade");
    await search(panel, "tag:house");
    await untilFound(panel, "behind the marmalade");
    await rememberMore(conversation.contextId);
  });

  it.each(["oolong", "Boathouse", "marmalade"])(
    "opens what is found in memory where it stands, with the keyboard on it: %s",
    async (word) => {
      await search(panel, word);
      await untilFound(panel, word);
      await panel.keyboard.press("Enter");
      await untilSeen(panel, "[data-memory-sheet] [data-found-row]:focus");
      const read = () =>
        panel.$eval("[data-found-row]", (row) => {
          const fields = [...row.querySelectorAll<HTMLTextAreaElement>("input, textarea")];
          const { top, bottom } = row.getBoundingClientRect();
          const isInView = top >= 0 && bottom <= innerHeight;
          const text = row.textContent + fields.map(({ value }) => value).join(" ");
          return isInView ? text : "not in view";
        });
      // What stands above it may still come in.
      await expect.poll(read).toContain(word);
      const typed = await panel.$eval(
        "[data-find-note]",
        (field) => (field as HTMLInputElement).value,
      );
      expect(typed).toBe(word === "marmalade" ? word : "");
      expect(await barriers(panel)).toEqual([]);
      await panel.keyboard.press("Escape");
      await panel.waitForSelector("[data-memory-sheet]", { hidden: true });
    },
  );

  it("finds nothing of a conversation that was deleted", async () => {
    const { conversations } = await extension.call(panel, "conversation.list", {
      ...{ contextId: null, query: title, archived: false, after: null, limit: 20 },
    });
    const [card] = conversations;
    if (card === undefined) throw new Error("It was planted.");
    const { id, messageCount } = card.conversation;
    // It is shown: the panel goes on to another one.
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
    await extension.call(panel, "conversation.purge", {
      conversationId: id,
      messages: messageCount,
    });
    await panel.waitForFunction(() => document.querySelector("[data-message]") === null);
    await untilSeen(panel, "main[data-ready]");
    await search(panel, "brul");
    await untilNone(panel);
  });
});
