import { describe, expect, it } from "vitest";
import { FIELDS, SCHEMAS, SECTIONS, TEXT } from "../../test/builders/block-schemas";
import { makeBlockDoc, person, textOf, writeEdits } from "../../test/builders/make-block-doc";
import { edits, inside } from "../../test/builders/random-edits";
import * as fc from "../../test/builders/steady-check";
import type { BlockContent } from "../domain/block-content";
import type { BlockDoc } from "./block-doc";

describe("a block's document and other replicas", () => {
  it("restores what it held, other replicas' words apart", () => {
    const doc = makeBlockDoc(TEXT);
    const first = writeEdits(doc, { op: "set-text", text: "one\ntwo\nthree\n" });
    const other = makeBlockDoc(TEXT, [first]);
    const theirs = writeEdits(other, {
      op: "splice-text",
      at: 7,
      remove: 0,
      insert: " and a half",
    });
    writeEdits(doc, { op: "set-text", text: "ONE\ntwo\nTHREE\n" });
    doc.merge(theirs);
    expect(textOf(doc)).toBe("ONE\ntwo and a half\nTHREE\n");
    doc.replace({ kind: "text", text: "one\ntwo and a half\nthree\n" });
    expect(doc.commit()?.after).toEqual({ kind: "text", text: "one\ntwo and a half\nthree\n" });
  });

  it("keeps what is buffered while another replica's update comes in", () => {
    const doc = makeBlockDoc(TEXT);
    const first = writeEdits(doc, { op: "set-text", text: "start end" });
    const theirs = writeEdits(makeBlockDoc(TEXT, [first]), { op: "append-text", text: " theirs" });
    doc.edit({ op: "replace-text", old: "start", new: "mine" }, person);
    expect(doc.merge(theirs)).toMatchObject({ after: { text: "start end theirs" } });
    expect(textOf(doc)).toBe("mine end theirs");
    expect(doc.commit()).toMatchObject({
      before: { text: "start end theirs" },
      after: { text: "mine end theirs" },
    });
  });

  it("P-059 adds up what two replicas count at once", () => {
    const doc = makeBlockDoc(FIELDS);
    const first = writeEdits(doc, { op: "increment", field: "score", delta: 10 });
    const other = makeBlockDoc(FIELDS, [first]);
    const mine = writeEdits(doc, { op: "increment", field: "score", delta: 3 });
    const theirs = writeEdits(other, { op: "increment", field: "score", delta: 4 });
    doc.merge(theirs);
    other.merge(mine);
    expect(doc.content()).toEqual({ kind: "map", fields: { score: 17 } });
    expect(other.content()).toEqual(doc.content());
  });

  it("keeps a tick and another wording of one item, and both first words of a field", () => {
    const doc = makeBlockDoc(SECTIONS);
    const first = writeEdits(doc, {
      op: "push-item",
      section: "steps",
      item: { text: "Call", done: false },
    });
    const other = makeBlockDoc(SECTIONS, [first]);
    const mine = writeEdits(
      doc,
      { op: "set-item", section: "steps", index: 0, item: { text: "Call", done: true } },
      { op: "set-field", section: "facts", field: "name", value: "Ada" },
    );
    const theirs = writeEdits(
      other,
      { op: "set-item", section: "steps", index: 0, item: { text: "Call Bob", done: false } },
      { op: "set-field", section: "facts", field: "name", value: "Lovelace" },
    );
    doc.merge(theirs);
    other.merge(mine);
    expect(other.content()).toEqual(doc.content());
    const { sections } = doc.content() as Extract<BlockContent, { kind: "composite" }>;
    expect(sections.steps).toEqual({ kind: "list", items: [{ text: "Call Bob", done: true }] });
    const name = sections.facts?.kind === "map" ? sections.facts.fields.name : "";
    expect(name).toMatch(/^(AdaLovelace|LovelaceAda)$/);
  });

  it("refuses what is no update, and is as it was", () => {
    const doc = makeBlockDoc(SECTIONS, [], 7);
    const good = writeEdits(doc, { op: "set-text", section: "notes", text: "kept" });
    doc.edit({ op: "append-text", section: "notes", text: " and mine" }, person);
    const theirs = writeEdits(makeBlockDoc(SECTIONS, [good]), {
      op: "append-text",
      section: "notes",
      text: " theirs",
    });
    for (let at = 0; at < theirs.length; at += 1) {
      const cut = theirs.slice(0, at);
      expect(() => doc.merge(cut), `cut at ${at}`).toThrow("row-tampered");
    }
    expect(doc.content()).toMatchObject({ sections: { notes: { text: "kept and mine" } } });
    expect(() => makeBlockDoc(TEXT, [good, Uint8Array.of(1, 2, 3)])).toThrow(
      expect.objectContaining({ code: "row-tampered", data: { update: 1 } }),
    );
  });

  it("lives on after any bytes that another one sends", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (position, bits) => {
        const doc = makeBlockDoc(SECTIONS, [], 7);
        const good = writeEdits(doc, { op: "set-text", section: "notes", text: "kept" });
        const other = makeBlockDoc(SECTIONS, [good]);
        const theirs = writeEdits(
          other,
          { op: "append-text", section: "notes", text: " more" },
          { op: "push-item", section: "steps", item: { text: "Call", done: true } },
          { op: "append-entry", section: "events", entry: { at: 1, text: "now" } },
        );
        const at = position % theirs.length;
        const bad = theirs.slice();
        bad[at] = (bad[at] ?? 0) ^ bits;
        try {
          doc.merge(bad);
        } catch (error) {
          expect(error).toMatchObject({ code: "row-tampered" });
        }
        writeEdits(doc, { op: "append-text", section: "notes", text: " mine" });
        expect(makeBlockDoc(SECTIONS, [doc.state()]).content()).toEqual(doc.content());
      }),
      { numRuns: 100 },
    );
  });

  it("shows what waited for a place that its own next change takes, as it would be read again", () => {
    const doc = makeBlockDoc(TEXT, [], 7);
    const first = writeEdits(doc, { op: "append-text", text: "one" });
    const second = writeEdits(doc, { op: "append-text", text: " two" });
    const other = makeBlockDoc(TEXT, [first, second], 8);
    const theirs = writeEdits(other, { op: "append-text", text: " three" });
    const late = makeBlockDoc(TEXT, [first], 7);
    late.merge(theirs);
    expect(late.isIncomplete()).toBe(true);
    writeEdits(late, { op: "append-text", text: " six" });
    expect(textOf(late)).toBe("one six three");
    expect(textOf(makeBlockDoc(TEXT, [late.state()]))).toBe("one six three");
  });

  it("shows what there is where an update is missing, and all once it comes", () => {
    const doc = makeBlockDoc(TEXT, [], 7);
    const updates = ["one", " two", " three"].map((text) =>
      writeEdits(doc, { op: "append-text", text }),
    );
    const [first, second, third] = updates as [Uint8Array, Uint8Array, Uint8Array];
    const gap = makeBlockDoc(TEXT, [first, third], 7);
    expect(gap.isIncomplete()).toBe(true);
    expect(textOf(gap)).toBe("one");
    const mine = writeEdits(gap, { op: "append-text", text: " mine" });
    expect(textOf(makeBlockDoc(TEXT, [first, third, mine]))).toBe("one mine");
    gap.merge(second);
    expect(gap.isIncomplete()).toBe(false);
    expect(textOf(gap)).toContain("one two three");
    expect(textOf(gap)).toContain(" mine");
  });

  it.each(SCHEMAS.map((schema) => [schema.kind, schema] as const))(
    "P-072 replicas of a %s converge, in whatever order they hear of each other",
    (_kind, schema) => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.nat(2), edits(schema)), { maxLength: 30 }),
          fc.array(fc.tuple(fc.nat(2), fc.nat(40)), { maxLength: 40 }),
          (steps, meetings) => {
            const docs = [
              makeBlockDoc(schema, [], 1),
              makeBlockDoc(schema, [], 2),
              makeBlockDoc(schema),
            ];
            const updates: Uint8Array[] = [];
            for (const [index, [who, edit]] of steps.entries()) {
              const doc = docs[who] as BlockDoc;
              const fitting = inside(edit, doc.content());
              if (fitting !== null) doc.edit(fitting, person);
              const change = doc.commit();
              if (change !== null) updates.push(change.update);
              const [reader, heard] = meetings[index] ?? [0, 0];
              const update = updates[heard];
              if (update !== undefined) docs[reader]?.merge(update);
            }
            for (const update of updates) docs[0]?.merge(update);
            for (const update of updates.toReversed()) docs[1]?.merge(update);
            docs[2]?.merge(docs[0]?.state() ?? new Uint8Array());
            expect(docs[1]?.content()).toEqual(docs[0]?.content());
            expect(docs[2]?.content()).toEqual(docs[0]?.content());
            expect(docs.some((doc) => doc.isIncomplete())).toBe(false);
            expect(makeBlockDoc(schema, updates).content()).toEqual(docs[0]?.content());
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
