import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { DateFilter } from "./date-filter";

beforeEach(() => {
  vi.stubEnv("TZ", "Europe/Berlin");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ["after the day that has 23 hours", "2026-04-04T00:30:00+02:00", "2026-03-29"],
  ["after the one that has 25", "2026-10-30T23:30:00+01:00", "2026-10-24"],
])("the last seven days are seven, %s", async (_, now, first) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  const onTyped = vi.fn();
  const page = await livePage();
  const parsed = { before: null, after: null };
  await page.show(<DateFilter typed="" parsed={parsed} onTyped={onTyped} />);
  await page.click("[data-last-days='7']");
  expect(onTyped).toHaveBeenCalledWith(expect.stringContaining(first));
});
