import { expect, it, onTestFinished, vi } from "vitest";
import { livePage } from "../../test/builders/live-page";
import { useWindow } from "./use-window";

function Shown() {
  return <p data-window={useWindow()} />;
}

it("is the window into which the page's tab was moved, from then on", async () => {
  const page = await livePage();
  onTestFinished(() => void vi.unstubAllGlobals());
  let id = 7;
  let move = () => {};
  const onAttached = {
    addListener: (listener: () => void) => {
      move = listener;
    },
    removeListener: () => {},
  };
  const windows = { getCurrent: async () => ({ id }) };
  vi.stubGlobal("chrome", { windows, tabs: { onAttached } });
  await page.show(<Shown />);
  await page.until(() => page.has("[data-window='7']"));
  expect(page.has("[data-window='8']")).toBe(false);
  id = 8;
  move();
  await page.until(() => page.has("[data-window='8']"));
});
