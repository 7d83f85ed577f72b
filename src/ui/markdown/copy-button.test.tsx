import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { CopyButton, CopyMessage } from "./copy-button";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["a code's", <CopyButton key="" text="x" />],
  ["a message's", <CopyMessage key="" text="x" messageId="m" />],
])("%s copy is told once: that it was made, and not that another can be", async (_, button) => {
  const page = await livePage();
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
  await page.show(button);
  const told = page.find("[aria-live]");
  expect(told.textContent).toBe("");
  await page.click("button");
  expect([told.textContent, page.find("button").getAttribute("aria-label")]).toEqual([
    "Copied",
    "Copied",
  ]);
  await page.until(() => page.find("button").getAttribute("aria-label") === "Copy");
  expect(told.textContent).toBe("");
});
