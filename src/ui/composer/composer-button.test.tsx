import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { ComposerButton } from "./composer-button";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("what sends is never the button that was pressed to stop: a press that the end came amid does nothing", async () => {
  const page = await livePage();
  const draw = (running: string | null) =>
    page.show(<ComposerButton running={running} isEmpty={false} onStop={() => {}} />);
  await draw("turn");
  const stop = page.find("[data-stop]");
  await draw(null);
  expect(page.find("[data-send]")).not.toBe(stop);
  expect(stop.isConnected).toBe(false);
});
