import { describe, expect, it } from "vitest";
import { makeStore } from "../../../test/builders/make-store";
import { type ModelLimits, type Redaction, redactionSchema } from "../../domain/prompt-settings";
import { createUndoShelf } from "../undo-shelf";
import { promptChange, promptHide, promptSettings, promptUnhide } from "./prompt-settings";

async function setup() {
  const { store } = await makeStore();
  let wakes = 0;
  const app = { store, jobs: { wake: () => (wakes += 1) } } as unknown as Parameters<
    typeof promptChange
  >[0];
  const hide = (redaction: Redaction) => promptHide(app, { redaction });
  const shelf = createUndoShelf({ clock: { now: () => 0 }, later: () => () => {} });
  const unhide = (redaction: Redaction, undo?: string) =>
    promptUnhide({ store, undo: shelf }, { redaction, undo });
  return { app, hide, unhide, shelf, wakes: () => wakes };
}

const limits = (maxTokens: number): ModelLimits => ({
  maxTokens,
  memoryTokens: null,
  historyTokens: null,
  reservedResponseTokens: null,
});

const word = (text: string, when: Redaction["when"] = "sent"): Redaction =>
  redactionSchema.parse({ kind: "word", text, when });

describe("prompt.change", () => {
  it("changes the fields given and no others, and lets begin what is possible now", async () => {
    const { app, wakes } = await setup();
    const before = await promptSettings(app);
    const after = await promptChange(app, { maxTurns: 6, modes: undefined });
    expect(after).toEqual({ ...before, maxTurns: 6 });
    expect(await promptSettings(app)).toEqual(after);
    expect(wakes()).toBe(1);
  });

  it("P-073 changes the limits of the models named, so that two pages lose nothing", async () => {
    const { app } = await setup();
    await Promise.all([
      promptChange(app, { modelLimits: { one: limits(1_000) } }),
      promptChange(app, { modelLimits: { two: limits(2_000) } }),
    ]);
    await promptChange(app, { maxTurns: 6 });
    const { modelLimits } = await promptChange(app, { modelLimits: { two: limits(3_000) } });
    expect(modelLimits).toEqual({ one: limits(1_000), two: limits(3_000) });
  });

  it("P-073 changes one limit and leaves the others, so that two pages lose nothing", async () => {
    const { app } = await setup();
    await Promise.all([
      promptChange(app, { modelLimits: { one: { maxTokens: 1_000 } } }),
      promptChange(app, { modelLimits: { one: { historyTokens: 500, maxTokens: undefined } } }),
      promptChange(app, { defaultLimits: { maxTokens: 8_192 } }),
      promptChange(app, { defaultLimits: { reservedResponseTokens: 1_000 } }),
    ]);
    expect(await promptSettings(app)).toMatchObject({
      modelLimits: { one: { ...limits(1_000), historyTokens: 500 } },
      defaultLimits: { ...limits(8_192), reservedResponseTokens: 1_000 },
    });
  });

  it("removes a model's entry once it says nothing any more", async () => {
    const { app } = await setup();
    await promptChange(app, { modelLimits: { one: limits(1_000), two: limits(2_000) } });
    const none = { maxTokens: null };
    const { modelLimits } = await promptChange(app, { modelLimits: { one: none, three: none } });
    expect(modelLimits).toEqual({ two: limits(2_000) });
  });
});

describe("prompt.hide and prompt.unhide", () => {
  it("E-051 add and take away one rule each, so that two pages lose nothing", async () => {
    const { app, hide, unhide } = await setup();
    await Promise.all([hide(word("Anna")), hide(word("Berta"))]);
    expect(await unhide(word("Anna"))).toEqual(await promptSettings(app));
    expect((await promptSettings(app)).redactions).toEqual([word("Berta")]);
  });

  it("change nothing where the rule is there already, or is not there", async () => {
    const { hide, unhide } = await setup();
    const once = await hide(word("Anna"));
    expect(await hide(word("Anna"))).toEqual(once);
    expect(await unhide(word("Anna", "stored"))).toEqual(once);
    expect((await hide(word("Anna", "stored"))).redactions).toHaveLength(2);
  });

  it("is undone in the place where the rule stood, beside what was added since", async () => {
    const { app, hide, unhide, shelf } = await setup();
    for (const name of ["Anna", "Berta", "Clara"]) await hide(word(name));
    const undo = crypto.randomUUID();
    await unhide(word("Berta"), undo);
    await hide(word("Dora"));
    await shelf.take(undo, async () => {});
    const names = (await promptSettings(app)).redactions.map(({ text }) => text);
    expect(names).toEqual(["Anna", "Berta", "Clara", "Dora"]);
  });

  it("holds nothing where no rule was taken away, and gives none twice", async () => {
    const { app, hide, unhide, shelf } = await setup();
    await hide(word("Anna"));
    const undo = crypto.randomUUID();
    await unhide(word("Berta"), undo);
    expect(shelf.has(undo)).toBe(false);
    await unhide(word("Anna"), undo);
    await hide(word("Anna"));
    await shelf.take(undo, async () => {});
    expect((await promptSettings(app)).redactions).toEqual([word("Anna")]);
  });

  it("take a hundred rules and no more", async () => {
    const { app, hide } = await setup();
    for (let rule = 0; rule < 100; rule += 1) await hide(word(`word ${rule}`));
    await expect(hide(word("one more"))).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "redactions", max: 100 },
    });
    const { redactions } = await hide(word("word 7"));
    expect(redactions).toHaveLength(100);
    expect((await promptSettings(app)).redactions).toEqual(redactions);
  });
});
