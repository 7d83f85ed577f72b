import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../../test/builders/live-page";
import { AppearancePage } from "./appearance-page";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("shows how another window has chosen that all pages look", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null });
  const page = await livePage();
  await page.show(<AppearancePage />);
  const isChosen = (theme: string) =>
    page.has(`[data-select=theme] option[value=${theme}][selected]`);
  expect(isChosen("dark")).toBe(false);
  stored.set("theme", "dark");
  await page.hear("storage");
  expect(isChosen("dark")).toBe(true);
});
