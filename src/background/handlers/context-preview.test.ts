import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { allRawRows, MODEL } from "../../../test/builders/make-store";
import { contextPreview } from "./context-preview";

const FIELDS = { name: " Coach ", systemPrompt: "You coach.", personality: "Brief" };

describe("context.preview", () => {
  it("tells what a model would be told by these fields, for a first message", async () => {
    const { app } = await makeApp();
    const { plan, model, request } = await contextPreview(app, { fields: FIELDS, text: "Hi" });
    expect(model).toEqual(MODEL);
    expect(plan.message.text).toBe("Hi");
    expect(plan.history).toEqual([]);
    expect(plan.sections[0]).toMatchObject({
      kind: "base",
      text: "You coach.",
      source: { type: "context", name: "Coach" },
    });
    expect(plan.sections.map(({ kind }) => kind)).toContain("personality");
    expect(JSON.parse(request.body)).toMatchObject({ model: MODEL.name });
  });

  it("follows the fields: the model, the temperature, and whether the personality is said", async () => {
    const { app } = await makeApp();
    const own = { ...MODEL, name: "qwen3:8b" };
    const over = { model: own, temperature: 0, maintainPersonality: false };
    const view = await contextPreview(app, { fields: { ...FIELDS, ...over }, text: "Hi" });
    expect(view.model).toEqual(own);
    expect(JSON.parse(view.request.body)).toMatchObject({ options: { temperature: 0 } });
    expect(view.plan.sections.map(({ kind }) => kind)).not.toContain("personality");
  });

  it("takes any message where none is given", async () => {
    const { app } = await makeApp();
    const { plan } = await contextPreview(app, { fields: FIELDS, text: " " });
    expect(plan.message.text).toBe("…");
  });

  it("writes nothing", async () => {
    const { app, harness } = await makeApp();
    const before = await allRawRows(harness.database);
    await contextPreview(app, { fields: FIELDS, text: "Hi" });
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it.each([
    ["systemPrompt", { systemPrompt: "" }, "empty"],
    ["temperature", { temperature: 1.1 }, "too-large"],
    ["temperature", { temperature: Number.NaN }, "not-a-number"],
  ])("M-073 tells what is wrong with the %s, and why", async (field, over, problem) => {
    const { app } = await makeApp();
    const preview = contextPreview(app, { fields: { ...FIELDS, ...over }, text: "Hi" });
    const data = { field, problem };
    await expect(preview).rejects.toMatchObject({ code: "invalid-field", data });
  });

  it("refuses a text that no message may have", async () => {
    const { app } = await makeApp();
    const preview = contextPreview(app, { fields: FIELDS, text: "x".repeat(1_048_577) });
    await expect(preview).rejects.toMatchObject({ code: "limit-exceeded" });
  });
});
