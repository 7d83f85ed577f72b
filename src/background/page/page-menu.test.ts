import { expect, it } from "vitest";
import { addMenu } from "./page-menu";

it("the menu of a page has each entry once, in the browser's language, however often it is put there", async () => {
  const entries: chrome.contextMenus.CreateProperties[] = [];
  const menus = {
    create: (entry: chrome.contextMenus.CreateProperties) => void entries.push(entry),
    removeAll: async () => void entries.splice(0),
  };
  const german = new Map([
    ["ask", "Dazu fragen"],
    ["explain", "Erklären"],
    ["summarise", "Zusammenfassen"],
    ["prompt", "Einen Prompt verwenden"],
  ]);
  const texts = { getMessage: (name: string) => german.get(name) ?? "" };
  await addMenu(menus, texts);
  await addMenu(menus, texts);
  expect(entries.map(({ id, title }) => [id, title])).toEqual([...german]);
  const contexts = new Set(entries.map((entry) => `${entry.contexts}`));
  expect([...contexts], "links and pictures are parts of a page, too").toEqual([
    "page,selection,link,image",
  ]);
});
