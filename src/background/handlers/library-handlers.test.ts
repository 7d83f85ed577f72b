import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { libraryList, libraryMove, libraryRemove, librarySave } from "./library-handlers";
import { undoRun } from "./undo-handlers";

const fields = { title: "Translate", command: "tr", text: "Into {{language}}." };

async function setup() {
  const { app } = await makeApp();
  const save = (over: Partial<typeof fields> = {}) =>
    librarySave(app, {
      id: crypto.randomUUID(),
      version: null,
      fields: { ...fields, ...over },
    });
  const titles = async () => (await libraryList(app)).prompts.map(({ title }) => title);
  return { app, save, titles };
}

describe("calls of the prompt library", () => {
  it("keep a prompt without what nobody sees of it", async () => {
    const { save } = await setup();
    const saved = await save({
      title: " Tr\u202eans\nlate ",
      command: "t\u200br",
      text: " a\u{e0041}b\n",
    });
    expect(saved).toMatchObject({ title: "Trans late", command: "tr", text: "ab", version: 1 });
  });

  it.each([{ title: "\u200b " }, { text: " \n\u202e" }])(
    "refuse one that says nothing: %j",
    async (over) => {
      const { save, titles } = await setup();
      await expect(save(over)).rejects.toMatchObject({ code: "bad-request" });
      expect(await titles()).toEqual([]);
    },
  );

  it("move one, delete one, and take that back", async () => {
    const { app, save, titles } = await setup();
    await save();
    const { id } = await save({ title: "Sum up" });
    await libraryMove(app, { id, to: 0 });
    expect(await titles()).toEqual(["Sum up", "Translate"]);
    const undo = crypto.randomUUID();
    expect(await libraryRemove(app, { id, undo })).toEqual({ canUndo: true });
    expect(await titles()).toEqual(["Translate"]);
    await undoRun(app, { undoId: undo });
    expect(await titles()).toEqual(["Sum up", "Translate"]);
    expect(await libraryRemove(app, { id })).toEqual({});
    expect(await titles()).toEqual(["Translate"]);
  });
});
