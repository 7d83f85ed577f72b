import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { DeleteOlder } from "./delete-older";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("offers to go without a backup only where that of the same question could not be made", async () => {
  const { client } = createFakeClient({
    "message.delete": () => {
      throw new AppError("backup-failed");
    },
  });
  const contexts = [
    { id: idOf(1), name: "Work" },
    { id: idOf(2), name: "Home" },
  ];
  const page = await livePage();
  await page.show(<DeleteOlder client={client} contexts={contexts} />);
  await page.choose("[data-select=older-context]", idOf(1));
  await page.choose("[data-older-date]", "2026-01-01");
  await page.submit("form");
  await page.click("[data-older-confirm]");
  expect(page.has("[data-without-backup]")).toBe(true);
  await page.choose("[data-select=older-context]", idOf(2));
  await page.submit("form");
  expect(page.has("[data-older-confirm]")).toBe(true);
  expect(page.has("[data-without-backup]")).toBe(false);
  expect(page.has("[data-problem]")).toBe(false);
});
