import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { RestoreForm } from "./restore-form";
import { createRestorer } from "./restorer";

const NAME = "confidant-20260102T030405006Z.age";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("tells that what is kept could not be listed, and lists it once it is asked again", async () => {
  let times = 0;
  const { client } = createFakeClient({
    "restore.kept": () => {
      times += 1;
      if (times === 1) throw new AppError("worker-gone");
      return { names: [NAME], asks: false };
    },
  });
  const restorer = createRestorer({
    client,
    incoming: { put: async () => {}, remove: async () => {} },
    newId: () => idOf(7),
    onDone: () => {},
  });
  const page = await livePage();
  await page.show(<RestoreForm restorer={restorer} kept={{ read: async () => null }} offersKept />);
  expect(page.has('[data-problem="worker-gone"]')).toBe(true);
  await page.click("[data-again]");
  expect(page.has(`[data-kept-use="${NAME}"]`)).toBe(true);
  expect(page.has("[data-problem]")).toBe(false);
});
