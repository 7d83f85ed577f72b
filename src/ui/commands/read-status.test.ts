import { expect, it } from "vitest";
import { createFakeClient, makeTotals, OPENED, settle } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createPanel } from "../panel";
import { readStatus } from "./read-status";

function setUp(measure: () => unknown) {
  const fake = createFakeClient({
    health: () => ({ damaged: 2 }),
    "debug.promptInfo": () => ({ newest: null }),
    "prompt.measure": measure,
  });
  return { ...fake, panel: createPanel(fake.client) };
}

it("measures the status once, whatever is typed behind it", async () => {
  const { panel, named } = setUp(() => makeTotals());
  const read = readStatus(panel);
  panel.meter.type("And now?");
  expect(await read).toMatchObject({ damaged: 2, mode: null, totals: makeTotals() });
  await settle();
  const { id: conversationId } = OPENED.conversation;
  expect(named("prompt.measure").map(({ input }) => input)).toEqual([{ conversationId, text: "" }]);
});

it("tells the rest of the status where nothing can be measured", async () => {
  const { panel } = setUp(() => {
    throw new AppError("internal");
  });
  expect(await readStatus(panel)).toMatchObject({ damaged: 2, totals: null });
});
