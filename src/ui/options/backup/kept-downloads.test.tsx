import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../../test/builders/live-page";
import { AppError } from "../../../domain/app-error";
import { KeptDownloads } from "./kept-downloads";

const NAME = "confidant-20260102T030405006Z.age";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("tells that what is kept could not be listed, and lists it once it is asked again", async () => {
  let times = 0;
  const restorer = {
    kept: async () => {
      times += 1;
      if (times === 1) throw new AppError("worker-gone");
      return { names: [NAME], asks: false };
    },
  };
  const page = await livePage();
  await page.show(<KeptDownloads kept={{ read: async () => null }} restorer={restorer} />);
  expect(page.has('[data-problem="worker-gone"]')).toBe(true);
  await page.click("[data-again]");
  expect(page.has(`[data-kept="${NAME}"]`)).toBe(true);
  expect(page.has("[data-problem]")).toBe(false);
});
