import { describe, expect, it, onTestFinished, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient } from "../../../test/fakes/fake-client";
import { UndoProvider, useUndoCell } from "./undo-provider";

function Removing() {
  const cell = useUndoCell();
  const what = { kind: "messages", count: 3 } as const;
  const offer = () => cell?.set({ undoId: crypto.randomUUID(), what, since: Date.now() });
  return <button type="button" onClick={offer} />;
}

describe("the place of the options where something can be undone", () => {
  it("tells nothing of what was done once the vault is locked", async () => {
    const page = await livePage();
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client } = createFakeClient({});
    const renderProvider = (isOpen: boolean) => (
      <UndoProvider client={client} isOpen={isOpen} section="data">
        <Removing />
      </UndoProvider>
    );
    await page.show(renderProvider(true));
    await page.click("button");
    expect(page.has("[data-undo-bar]")).toBe(true);
    await page.show(renderProvider(false));
    expect(page.has("[data-undo-bar]")).toBe(false);
    // What it has to tell waits for a moment, and must not come when the page is gone.
    await page.show(null);
  });
});
