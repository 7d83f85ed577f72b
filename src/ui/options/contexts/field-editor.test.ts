import { describe, expect, it } from "vitest";
import { AppError } from "../../../domain/app-error";
import { checkContextFields } from "../../../domain/check-fields";
import { toInvalidField } from "../../../domain/field-problem";
import { createFieldEditor } from "./field-editor";

type Fields = { readonly name: string; readonly temperature: number };
type Item = Fields & { readonly version: number };

const FIRST: Item = { version: 1, name: "Work", temperature: 0.7 };

/** A worker that keeps one item and refuses a change made from an older version. */
function makeEditor(refuse: (change: Partial<Fields>) => AppError | null = () => null) {
  let item = FIRST;
  const sent: Partial<Fields>[] = [];
  const timers = new Set<() => void>();
  const update = async (from: Item, change: Partial<Fields>) => {
    sent.push(change);
    if (from.version !== item.version) throw new AppError("conflict");
    const refused = refuse(change);
    if (refused !== null) throw refused;
    item = { ...item, ...change, version: item.version + 1 };
    return item;
  };
  const editor = createFieldEditor<Fields, Item>({
    item: FIRST,
    fieldsOf: ({ name, temperature }) => ({ name, temperature }),
    check: checkContextFields,
    keyOf: (field) => (field === "name" || field === "temperature" ? field : undefined),
    update,
    read: async () => item,
    later: (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  });
  return {
    editor,
    sent,
    item: () => item,
    /** Another window keeps a change. */
    changeElsewhere: (change: Partial<Fields>) => {
      item = { ...item, ...change, version: item.version + 1 };
    },
    pause: async () => {
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

describe("createFieldEditor", () => {
  it("keeps what was typed while a save was running without a pause, where it closes", async () => {
    const { editor, sent } = makeEditor();
    editor.change({ name: "Words" });
    editor.save();
    editor.change({ name: "Words and more" });
    editor.close();
    await expect.poll(() => sent).toEqual([{ name: "Words" }, { name: "Words and more" }]);
  });

  it("keeps what is typed after a pause, and only that", async () => {
    const { editor, sent, pause } = makeEditor();
    editor.change({ name: "Wo" });
    editor.change({ name: "Words" });
    expect(sent).toEqual([]);
    expect(editor.get().isDirty).toBe(true);
    await pause();
    expect(sent).toEqual([{ name: "Words" }]);
    expect(editor.get()).toMatchObject({ isDirty: false, canUndo: true, item: { version: 2 } });
  });

  it("M-026 keeps an explicit temperature of 0", async () => {
    const { editor, item } = makeEditor();
    editor.change({ temperature: 0 });
    await editor.save();
    expect(item().temperature).toBe(0);
  });

  it("M-073 tells what is wrong beside its field, keeps the rest, and loses nothing typed", async () => {
    const { editor, sent } = makeEditor();
    editor.change({ name: " ", temperature: 0.2 });
    await editor.save();
    expect(sent).toEqual([{ temperature: 0.2 }]);
    expect(editor.get().problems).toEqual([{ field: "name", problem: "empty" }]);
    expect(editor.get().fields.name).toBe(" ");
    editor.change({ temperature: Number.NaN });
    await editor.save();
    expect(sent).toHaveLength(1);
    expect(editor.get().problems).toContainEqual({ field: "temperature", problem: "not-a-number" });
  });

  it("tells what only the worker knows to be wrong, and keeps the rest without it", async () => {
    const taken = toInvalidField({ field: "name", problem: "taken" });
    const { editor, sent } = makeEditor(({ name }) => (name === "Home" ? taken : null));
    editor.change({ name: "Home", temperature: 0.1 });
    await editor.save();
    expect(sent).toEqual([{ name: "Home", temperature: 0.1 }, { temperature: 0.1 }]);
    expect(editor.get().problems).toEqual([{ field: "name", problem: "taken" }]);
    editor.change({ name: "Home 2" });
    expect(editor.get().problems).toEqual([]);
    await editor.save();
    expect(editor.get().item.name).toBe("Home 2");
  });

  it("takes kept changes back, one after another", async () => {
    const { editor, item } = makeEditor();
    for (const name of ["One", "Two"]) {
      editor.change({ name });
      await editor.save();
    }
    editor.undo();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(item().name).toBe("One");
    editor.undo();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(item().name).toBe("Work");
    expect(editor.get().canUndo).toBe(false);
  });

  it("takes back what is just being kept, and not what was kept before", async () => {
    const { editor, item, pause } = makeEditor();
    editor.change({ name: "One" });
    await editor.save();
    editor.change({ name: "Two" });
    editor.save();
    editor.undo();
    await pause();
    await pause();
    expect(item().name).toBe("One");
  });

  it("takes as many changes back as was asked, however soon one after another", async () => {
    const { editor, item, pause } = makeEditor();
    for (const name of ["One", "Two"]) {
      editor.change({ name });
      await editor.save();
    }
    editor.undo();
    editor.undo();
    await pause();
    await pause();
    expect(item().name).toBe("Work");
    expect(editor.get().canUndo).toBe(false);
  });

  it("takes nothing else back where what was being kept is not kept: it still stands in its field", async () => {
    const { editor, item, pause } = makeEditor(({ name }) =>
      name === "Two" ? new AppError("internal") : null,
    );
    editor.change({ name: "One" });
    await editor.save();
    editor.change({ name: "Two" });
    editor.save();
    editor.undo();
    await pause();
    expect(editor.get()).toMatchObject({ fields: { name: "Two" }, failure: { code: "internal" } });
    expect(item().name).toBe("One");
    editor.undo();
    await pause();
    expect(item().name).toBe("Work");
  });

  it("leaves the choice to the person where another window was first with what was being kept", async () => {
    const { editor, changeElsewhere, pause } = makeEditor();
    editor.change({ temperature: 0.5 });
    await editor.save();
    changeElsewhere({ name: "Theirs" });
    editor.change({ name: "Mine" });
    editor.save();
    editor.undo();
    await pause();
    expect(editor.get()).toMatchObject({ fields: { name: "Mine", temperature: 0.5 } });
    expect(editor.get().theirs).toMatchObject({ name: "Theirs" });
  });

  it("keeps nothing over what another window has kept before the person has chosen", async () => {
    const { editor, item, changeElsewhere, pause } = makeEditor();
    changeElsewhere({ name: "Theirs" });
    editor.change({ name: "Mine" });
    await editor.save();
    expect(editor.get()).toMatchObject({ theirs: { name: "Theirs" }, fields: { name: "Mine" } });
    editor.change({ temperature: 0.3 });
    await pause();
    expect(item()).toMatchObject({ name: "Theirs", temperature: 0.7 });
  });

  it("leaves that choice to the person where another call brings the item meanwhile", async () => {
    const { editor, item, changeElsewhere, pause } = makeEditor();
    changeElsewhere({ name: "Theirs" });
    editor.change({ name: "Mine" });
    await editor.save();
    changeElsewhere({});
    editor.accept(item());
    await pause();
    expect(editor.get()).toMatchObject({
      ...{ item: { version: 3 }, theirs: { name: "Theirs" } },
      ...{ fields: { name: "Mine" }, isDirty: true },
    });
    expect(item().name).toBe("Theirs");
    editor.keepMine();
    await pause();
    expect(item().name).toBe("Mine");
  });

  it("goes on with what is typed here, on top of what another window has kept", async () => {
    const { editor, item, changeElsewhere, pause } = makeEditor();
    changeElsewhere({ temperature: 0.1 });
    editor.change({ name: "Mine" });
    await editor.save();
    editor.keepMine();
    await pause();
    expect(item()).toMatchObject({ name: "Mine", temperature: 0.1 });
    expect(editor.get()).toMatchObject({ theirs: null, fields: { temperature: 0.1 } });
  });

  it("shows theirs when that is chosen, and can still bring back what was typed here", async () => {
    const { editor, item, changeElsewhere, pause } = makeEditor();
    changeElsewhere({ name: "Theirs" });
    editor.change({ name: "Mine" });
    await editor.save();
    editor.takeTheirs();
    expect(editor.get()).toMatchObject({
      theirs: null,
      isDirty: false,
      fields: { name: "Theirs" },
    });
    editor.undo();
    await pause();
    expect(item().name).toBe("Mine");
  });

  it("takes a change for kept whose answer was lost on its way", async () => {
    const { editor, changeElsewhere } = makeEditor();
    changeElsewhere({ name: "Mine" });
    editor.change({ name: "Mine" });
    await editor.save();
    expect(editor.get()).toMatchObject({ theirs: null, isDirty: false, item: { version: 2 } });
  });

  it("leaves what is typed where it cannot be kept, and tells why", async () => {
    const { editor } = makeEditor(() => new AppError("quota-exceeded"));
    editor.change({ name: "Mine" });
    await editor.save();
    expect(editor.get()).toMatchObject({
      isDirty: true,
      saving: false,
      fields: { name: "Mine" },
      failure: { code: "quota-exceeded" },
    });
  });
});
