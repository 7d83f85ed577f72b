import { describe, expect, it } from "vitest";
import { askAboutPage } from "./ask-about-page";

type Listener = (what: never, tab?: { readonly id?: number; readonly windowId: number }) => void;

function setup({ isLocked = false } = {}) {
  const requests: unknown[] = [];
  const opened: number[] = [];
  const heard: { menu?: Listener; command?: Listener } = {};
  const browser = {
    contextMenus: {
      onClicked: { addListener: (menu: Listener) => void Object.assign(heard, { menu }) },
    },
    commands: {
      onCommand: { addListener: (command: Listener) => void Object.assign(heard, { command }) },
    },
    sidePanel: { open: async ({ windowId }: { windowId: number }) => void opened.push(windowId) },
  };
  const panels = { askPage: (...wanted: unknown[]) => void requests.push(wanted) };
  const ready = async () => {
    if (isLocked) throw new Error("locked");
    return { panels } as never;
  };
  askAboutPage({ ready, browser: browser as never });
  return { requests, opened, heard };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("askAboutPage", () => {
  it("opens the panel within the click and asks for what was clicked on", async () => {
    const { heard, opened, requests } = setup();
    heard.menu?.({ menuItemId: "explain", selectionText: "herons" } as never, {
      ...{ id: 7, windowId: 2 },
    });
    expect(opened).toEqual([2]);
    await settled();
    expect(requests).toEqual([[2, { part: "selection", ask: "explain", tabId: 7 }]]);
  });

  it("asks for the whole page where nothing is selected, and by the shortcut", async () => {
    const { heard, requests } = setup();
    heard.menu?.({ menuItemId: "summarise" } as never, { windowId: 2 });
    heard.menu?.({ menuItemId: "prompt", selectionText: "swans" } as never, { windowId: 2 });
    heard.command?.("page" as never, { id: 8, windowId: 3 });
    await settled();
    expect(requests).toEqual([
      [2, { part: "page", ask: "summarise", tabId: null }],
      [2, { part: "selection", ask: "prompt", tabId: null }],
      [3, { part: "page", ask: "ask", tabId: 8 }],
    ]);
  });

  it("does nothing for other entries and shortcuts, or in no window", async () => {
    const { heard, opened, requests } = setup();
    heard.menu?.({ menuItemId: "constructor" } as never, { windowId: 2 });
    heard.command?.("lock" as never, { windowId: 2 });
    heard.menu?.({ menuItemId: "ask" } as never);
    await settled();
    expect([opened, requests]).toEqual([[], []]);
  });

  it("asks for nothing while the vault is locked", async () => {
    const { heard, opened, requests } = setup({ isLocked: true });
    heard.menu?.({ menuItemId: "ask" } as never, { windowId: 2 });
    await settled();
    expect([opened, requests]).toEqual([[2], []]);
  });
});
