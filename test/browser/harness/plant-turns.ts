import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import type { RunningExtension } from "./launch-extension";
import { openConversations } from "./panel-page";
import { untilSeen } from "./until-seen";

/** What a person asked and what a model answered. */
export type PlantedTurn = readonly [asked: string, answered: string];

/** The width that the panel is drawn for, and a usual height. */
const WINDOW = { width: 360, height: 700 };

/**
 * Stores a conversation as an import does and opens the panel with it, in a tab of the panel's size,
 * at whose end the conversation is.
 */
export async function openPlanted(
  extension: RunningExtension,
  turns: readonly PlantedTurn[],
): Promise<Page> {
  const panel = await extension.openPage("sidepanel.html");
  await panel.setViewport(WINDOW);
  await untilSeen(panel, "main[data-ready]");
  const title = await plantTurns(extension, panel, turns);
  await openConversations(panel);
  await panel.keyboard.sendCharacter(title);
  await panel.waitForFunction(
    (wanted) => {
      const rows = [...document.querySelectorAll("[data-conversation-row]")];
      // What was said last stands below the title.
      const titles = rows.map((row) => row.querySelector("bdi")?.textContent);
      return titles.length > 0 && titles.every((title) => title === wanted);
    },
    {},
    title,
  );
  await panel.keyboard.press("Enter");
  await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
  await untilSeen(panel, "main[data-ready] article");
  return panel;
}

/** Stores a conversation as an import does, in the context that is active; resolves with its title. */
export async function plantTurns(
  extension: RunningExtension,
  page: Page,
  turns: readonly PlantedTurn[],
): Promise<string> {
  const source = "chatgpt";
  const { conversation } = await extension.call(page, "conversation.open", {
    channel: "side-panel",
  });
  const { contextId } = conversation;
  const { base } = await extension.call(page, "import.begin", { contextId, source });
  const createdAt = Date.UTC(2024, 0, 1);
  const title = `Planted by a test, ${base}`;
  const said = turns.flat();
  const messages = said.map((text, at) => ({
    id: `m${at}`,
    previous: at === 0 ? null : `m${at - 1}`,
    role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text,
    createdAt,
    model: "",
  }));
  const planted = { id: title, title, createdAt, updatedAt: createdAt, messages, leaf: null };
  const conversations = [{ ...planted, rank: 0 }];
  const input = { contextId, source, base, conversations } as const;
  const { results } = await extension.call(page, "import.add", input);
  expect(results.map(({ result }) => result)).toEqual(["added"]);
  return title;
}
