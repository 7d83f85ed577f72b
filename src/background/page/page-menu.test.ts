import { expect, it } from "vitest";
import { addMenu } from "./page-menu";

it("the menu of a page has each entry once, however often it is put there", async () => {
  const entries: chrome.contextMenus.CreateProperties[] = [];
  const menus = {
    create: (entry: chrome.contextMenus.CreateProperties) => void entries.push(entry),
    removeAll: async () => void entries.splice(0),
  };
  await addMenu(menus);
  await addMenu(menus);
  expect(entries.map(({ id }) => id)).toEqual(["ask", "explain", "summarise"]);
});
