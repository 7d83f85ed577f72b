import { expect, it } from "vitest";
import { openPanelOnCommand } from "./open-panel-on-command";

type Press = (command: string, tab?: { readonly windowId: number }) => void;

function setup({ refuses = false } = {}) {
  const opened: number[] = [];
  const listeners: Press[] = [];
  openPanelOnCommand({
    commands: { onCommand: { addListener: (listener) => void listeners.push(listener) } },
    sidePanel: {
      open: async ({ windowId }) => {
        opened.push(windowId);
        if (refuses) throw new Error("no panel there");
      },
    },
  });
  const press: Press = (...pressed) => {
    for (const listener of listeners) listener(...pressed);
  };
  return { press, opened };
}

it("opens the panel of the window in which the shortcut was pressed, within the keystroke", () => {
  const { press, opened } = setup();
  press("panel", { windowId: 7 });
  expect(opened).toEqual([7]);
});

it("leaves other commands, and a keystroke in no window, alone", () => {
  const { press, opened } = setup();
  press("lock", { windowId: 7 });
  press("panel");
  expect(opened).toEqual([]);
});

it("fails nothing where the window has no panel", async () => {
  const { press } = setup({ refuses: true });
  press("panel", { windowId: 7 });
  await new Promise((resolve) => setTimeout(resolve, 1));
});
