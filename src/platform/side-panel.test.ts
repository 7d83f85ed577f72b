import { expect, it } from "vitest";
import { hasPanels, openSidePanel } from "./side-panel";

it("opens the panel of the window where the browser has side panels", async () => {
  const opened: number[] = [];
  const sidePanel = {
    open: async ({ windowId }: { windowId: number }) => void opened.push(windowId),
  };
  await openSidePanel(7, { sidePanel });
  expect(opened).toEqual([7]);
});

it("opens the sidebar within the same click where it has those", async () => {
  let opened = 0;
  const sidebarAction = {
    open: async () => {
      opened += 1;
    },
  };
  const opening = openSidePanel(7, { sidebarAction });
  expect(opened).toBe(1);
  await opening;
});

it("tells that the browser refused", async () => {
  const sidebarAction = { open: () => Promise.reject(new Error("no click")) };
  await expect(openSidePanel(7, { sidebarAction })).rejects.toThrow("no click");
});

it("tells whether the browser has such panels", () => {
  const open = async () => {};
  const browsers = [{ sidePanel: { open } }, { sidebarAction: { open } }, {}];
  expect(browsers.map((browser) => hasPanels(browser))).toEqual([true, true, false]);
});
