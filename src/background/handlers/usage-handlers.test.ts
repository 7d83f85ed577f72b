import { expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { MODEL } from "../../../test/builders/make-store";
import { modelKey } from "../../domain/model";
import { undoRun } from "./undo-handlers";
import { usageForget, usageRead } from "./usage-handlers";

it("tells what an answer came to, and nothing once that is forgotten", async () => {
  const { app, conversationId } = await makeApp();
  expect(await usageRead(app)).toEqual({ months: [] });
  const id = crypto.randomUUID();
  const turn = { id, conversationId, text: "Hello", model: MODEL };
  await app.runs.begin(id, () => app.store.turns.openTurn(turn));
  await untilQuiet(app);
  const { months } = await usageRead(app);
  expect(months).toMatchObject([
    { month: "2025-08", models: [{ model: modelKey(MODEL), replies: 1, promptTokens: 7 }] },
  ]);
  await usageForget(app, {});
  expect(await usageRead(app)).toEqual({ months: [] });
});

async function answer({ app, conversationId }: Awaited<ReturnType<typeof makeApp>>) {
  const id = crypto.randomUUID();
  const turn = { id, conversationId, text: "Hello", model: MODEL };
  await app.runs.begin(id, () => app.store.turns.openTurn(turn));
  await untilQuiet(app);
}

it("takes back what was forgotten, with what was answered since", async () => {
  const made = await makeApp();
  const { app } = made;
  await answer(made);
  const before = await usageRead(app);
  const undo = crypto.randomUUID();
  expect(await usageForget(app, { undo })).toEqual({ canUndo: true });
  expect(await usageForget(app, { undo }), "asked once more").toEqual({ canUndo: true });
  await undoRun(app, { undoId: undo });
  expect(await usageRead(app)).toEqual(before);
  const second = crypto.randomUUID();
  await usageForget(app, { undo: second });
  await answer(made);
  await undoRun(app, { undoId: second });
  const { months } = await usageRead(app);
  expect(months).toMatchObject([{ models: [{ replies: 2, promptTokens: 14 }] }]);
  expect(await app.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
});

it("never takes back figures over those that were forgotten later", async () => {
  const made = await makeApp();
  const { app } = made;
  await answer(made);
  const undo = crypto.randomUUID();
  await usageForget(app, { undo });
  await usageForget(app, {});
  await expect(undoRun(app, { undoId: undo })).rejects.toMatchObject({ code: "undo-late" });
  expect(await usageRead(app)).toEqual({ months: [] });
});

it("offers nothing where there are no figures", async () => {
  const { app } = await makeApp();
  expect(await usageForget(app, { undo: crypto.randomUUID() })).toEqual({});
});
