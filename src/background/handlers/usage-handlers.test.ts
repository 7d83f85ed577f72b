import { expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { MODEL } from "../../../test/builders/make-store";
import { modelKey } from "../../domain/model";
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
  await usageForget(app);
  expect(await usageRead(app)).toEqual({ months: [] });
});
