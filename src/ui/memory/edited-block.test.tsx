import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient } from "../../../test/fakes/fake-client";
import type { OpenedBlock } from "../../contract/memory";
import { AppError } from "../../domain/app-error";
import { EditedBlock } from "./edited-block";

const ID = crypto.randomUUID();

const OPENED: OpenedBlock = {
  block: {
    id: ID,
    contextId: ID,
    version: 1,
    label: "list",
    description: "",
    type: "core",
    permission: "ReadWrite",
    pinned: true,
    schema: { kind: "list", checkbox: false, maxItems: null },
    text: "- one",
    revision: 0,
    taint: [],
    createdAt: 0,
    updatedAt: 0,
    tokens: 1,
  },
  content: { kind: "list", items: [{ text: "one", done: false }] },
  shares: [],
  lost: 0,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a block is left where a change of it was not kept, with nothing typed that could be kept anew", async () => {
  const { client } = createFakeClient({
    "block.open": () => OPENED,
    "block.edit": () => {
      throw new AppError("internal");
    },
  });
  const onDone = vi.fn();
  const page = await livePage();
  await page.show(<EditedBlock surface={{ client }} id={ID} onDone={onDone} onSaved={() => {}} />);
  await page.until(() => page.has("[data-remove]"));
  expect(page.has("[data-close]")).toBe(false);
  await page.click("[data-remove]");
  await page.until(() => page.has("[data-problem]"));
  await page.click("[data-done]");
  expect(onDone, "something may be typed that is not kept").not.toHaveBeenCalled();
  expect(page.has("[data-undo] ~ [data-close]"), "where Undo was to be pressed").toBe(true);
  await page.click("[data-close]");
  expect(onDone).toHaveBeenCalledOnce();
});
