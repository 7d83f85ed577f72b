import { describe, expect, it } from "vitest";
import {
  CHECKLIST,
  FIELDS,
  LIST,
  LOG,
  SCHEMAS,
  SECTIONS,
  TEXT,
} from "../../test/builders/block-schemas";
import { makeBlockDoc, person, textOf, writeEdits } from "../../test/builders/make-block-doc";
import { edits, inside } from "../../test/builders/random-edits";
import * as fc from "../../test/builders/steady-check";
import type { BlockContent } from "../domain/block-content";
import type { BlockEdit } from "../domain/block-edit";
import type { BlockSchema } from "../domain/block-schema";

describe("createBlockDoc", () => {
  it("holds nothing at first, in the form of its layout", () => {
    expect(makeBlockDoc(FIELDS).content()).toEqual({ kind: "map", fields: {} });
    expect(makeBlockDoc(TEXT).commit()).toBeNull();
  });

  it("P-057 sets, appends to and replaces text, the first that is found", () => {
    const doc = makeBlockDoc(TEXT);
    writeEdits(
      doc,
      { op: "set-text", text: "Hello, world!" },
      { op: "append-text", text: " Hello." },
    );
    expect(doc.edit({ op: "replace-text", old: "Hello", new: "Hi" }, person)).toEqual({
      replaced: true,
    });
    expect(doc.edit({ op: "replace-text", old: "Nobody", new: "Hi" }, person)).toEqual({
      replaced: false,
    });
    expect(doc.content()).toEqual({ kind: "text", text: "Hi, world! Hello." });
  });

  it("P-053 P-059 sets fields of every type, appends to lists, and counts", () => {
    const doc = makeBlockDoc(FIELDS);
    writeEdits(
      doc,
      { op: "set-field", field: "name", value: "Alice" },
      { op: "set-field", field: "age", value: 42 },
      { op: "set-field", field: "active", value: false },
      { op: "append-to-field", field: "tags", item: "important" },
      { op: "append-to-field", field: "tags", item: "new" },
      { op: "increment", field: "score", delta: 5 },
      { op: "increment", field: "score", delta: -2 },
    );
    const fields = { name: "Alice", age: 42, active: false, tags: ["important", "new"], score: 3 };
    expect(doc.content()).toEqual({ kind: "map", fields });
    writeEdits(
      doc,
      { op: "set-field", field: "name", value: null },
      { op: "set-field", field: "active", value: null },
    );
    expect(doc.content()).toEqual({
      kind: "map",
      fields: { age: 42, tags: ["important", "new"], score: 3 },
    });
  });

  it("P-060 pushes, inserts, changes and deletes items", () => {
    const doc = makeBlockDoc(CHECKLIST);
    writeEdits(
      doc,
      { op: "push-item", item: { text: "Review", done: false } },
      { op: "insert-item", index: 0, item: { text: "Urgent", done: false } },
      { op: "push-item", item: { text: "Later", done: false } },
      { op: "set-item", index: 1, item: { text: "Review", done: true } },
      { op: "delete-item", index: 2 },
    );
    const items = [
      { text: "Urgent", done: false },
      { text: "Review", done: true },
    ];
    expect(makeBlockDoc(CHECKLIST, [doc.state()]).content()).toEqual({ kind: "list", items });
  });

  it("P-061 holds a log by time, and those of one time as they came", () => {
    const doc = makeBlockDoc(LOG);
    for (const [at, text] of [
      [5, "c"],
      [1, "b"],
      [5, "a"],
    ] as const) {
      writeEdits(doc, { op: "append-entry", entry: { at, text } });
    }
    const entries = [
      { at: 1, text: "b" },
      { at: 5, text: "c" },
      { at: 5, text: "a" },
    ];
    expect(doc.content()).toEqual({ kind: "log", entries });
  });

  it("P-062 sets text and fields in a section, and in no other", () => {
    const doc = makeBlockDoc(SECTIONS);
    writeEdits(
      doc,
      { op: "set-text", section: "notes", text: "notes here" },
      { op: "set-field", section: "facts", field: "age", value: 42 },
    );
    const content = doc.content();
    expect(content).toMatchObject({
      sections: {
        notes: { text: "notes here" },
        facts: { fields: { age: 42 } },
        diagnostics: { text: "" },
      },
    });
  });

  it("P-064 tells subscribers of commits alone, and of none after they leave", () => {
    const doc = makeBlockDoc(FIELDS);
    const heard: unknown[] = [];
    doc.subscribe(() => {
      throw new Error("of no concern to the others");
    });
    const leave = doc.subscribe(({ triggeredBy, writers }) =>
      heard.push([triggeredBy, ...writers]),
    );
    doc.edit(
      { op: "increment", field: "score", delta: 5 },
      { who: "system", permission: "ReadOnly" },
    );
    expect(heard).toEqual([]);
    expect(doc.commit()?.after).toEqual({ kind: "map", fields: { score: 5 } });
    expect(heard).toEqual([["commit", "system"]]);
    doc.merge(writeEdits(makeBlockDoc(FIELDS), { op: "increment", field: "score", delta: 1 }));
    doc.merge(
      writeEdits(makeBlockDoc(FIELDS), { op: "increment", field: "score", delta: 1 }),
      "import",
    );
    expect(heard.slice(1)).toEqual([["merge"], ["import"]]);
    leave();
    writeEdits(doc, { op: "increment", field: "score", delta: 1 });
    expect(heard).toHaveLength(3);
    expect(doc.content()).toEqual({ kind: "map", fields: { score: 8 } });
  });

  it("commits what has changed since, and nothing where that was taken back", () => {
    const doc = makeBlockDoc(TEXT);
    const first = writeEdits(doc, { op: "set-text", text: "one" });
    doc.edit({ op: "append-text", text: " two" }, person);
    const second = doc.commit();
    expect(second).toMatchObject({ before: { text: "one" }, after: { text: "one two" } });
    expect(textOf(makeBlockDoc(TEXT, [first, second?.update ?? first]))).toBe("one two");
    doc.edit({ op: "append-text", text: "!" }, person);
    doc.edit({ op: "set-text", text: "one two" }, person);
    expect(doc.commit()).toBeNull();
  });

  it("forgets what is reverted, and leaves it out of the snapshot", () => {
    const doc = makeBlockDoc(TEXT);
    writeEdits(doc, { op: "set-text", text: "kept" });
    doc.edit({ op: "append-text", text: " SECRET" }, person);
    expect(textOf(makeBlockDoc(TEXT, [doc.state()]))).toBe("kept");
    doc.revert();
    expect(textOf(doc)).toBe("kept");
    expect(doc.commit()).toBeNull();
  });

  it("asks the gate before each edit, and stays as it was where it refuses", () => {
    const doc = makeBlockDoc(TEXT);
    const model = { who: "model", permission: "Append" } as const;
    doc.edit({ op: "append-text", text: "a" }, model);
    expect(() => doc.edit({ op: "set-text", text: "b" }, model)).toThrow("block-denied");
    expect(textOf(doc)).toBe("a");
  });

  it("clears under a new layout what the former one held", () => {
    const old = makeBlockDoc(TEXT);
    writeEdits(old, { op: "set-text", text: "SECRET words" });
    const doc = makeBlockDoc(LIST, [old.state()]);
    doc.replace({ kind: "list", items: [] });
    expect(doc.commit()?.update.length).toBeGreaterThan(0);
    expect(Buffer.from(doc.state()).includes("SECRET")).toBe(false);
    expect(textOf(makeBlockDoc(TEXT, [doc.state()]))).toBe("");
  });

  it("has nothing in its snapshot of what was deleted", () => {
    for (const [schema, edit, undo] of [
      [TEXT, { op: "set-text", text: "SECRET" }, { op: "set-text", text: "" }],
      [
        LIST,
        { op: "push-item", item: { text: "SECRET", done: false } },
        { op: "delete-item", index: 0 },
      ],
      [
        FIELDS,
        { op: "set-field", field: "name", value: "SECRET" },
        { op: "set-field", field: "name", value: null },
      ],
      [
        FIELDS,
        { op: "append-to-field", field: "tags", item: "SECRET" },
        { op: "set-field", field: "tags", value: null },
      ],
    ] as const satisfies readonly (readonly [BlockSchema, BlockEdit, BlockEdit])[]) {
      const doc = makeBlockDoc(schema);
      writeEdits(doc, edit);
      expect(Buffer.from(doc.state()).includes("SECRET")).toBe(true);
      writeEdits(doc, undo);
      expect(Buffer.from(doc.state()).includes("SECRET")).toBe(false);
    }
    const log = makeBlockDoc(LOG);
    writeEdits(log, { op: "append-entry", entry: { at: 1, text: "SECRET" } });
    log.replace({ kind: "log", entries: [] });
    log.commit();
    expect(Buffer.from(log.state()).includes("SECRET")).toBe(false);
  });

  it.each(SCHEMAS.map((schema) => [schema.kind, schema] as const))(
    "holds of a %s exactly what was committed or put back",
    (_kind, schema) => {
      fc.assert(
        fc.property(fc.array(edits(schema), { maxLength: 25 }), fc.nat(25), (all, back) => {
          const doc = makeBlockDoc(schema, [], 1);
          const versions = [doc.content()];
          for (const edit of all) {
            const fitting = inside(edit, doc.content());
            if (fitting !== null) doc.edit(fitting, person);
            const expected = doc.content();
            doc.commit();
            expect(doc.content()).toEqual(expected);
            versions.push(expected);
          }
          const version = versions[back % versions.length] as BlockContent;
          doc.replace(version);
          doc.commit();
          expect(doc.content()).toEqual(version);
          expect(makeBlockDoc(schema, [doc.state()]).content()).toEqual(version);
        }),
        { numRuns: 60 },
      );
    },
  );
});
