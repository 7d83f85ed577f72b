import { describe, expect, it } from "vitest";
import { LIST, LOG, TEXT } from "../../test/builders/block-schemas";
import { makeBlockDoc, textOf, writeEdits } from "../../test/builders/make-block-doc";
import * as fc from "../../test/builders/steady-check";
import type { BlockEdit } from "../domain/block-edit";
import type { BlockSchema } from "../domain/block-schema";

/** Bytes of the snapshot after so many edits, each a commit of a worker that had not loaded it. */
function snapshotAfter(schema: BlockSchema, all: readonly BlockEdit[], wakes: number): number {
  let doc = makeBlockDoc(schema, [], 7);
  for (const [index, edit] of all.entries()) {
    if (index % Math.ceil(all.length / wakes) === 0) doc = makeBlockDoc(schema, [doc.state()], 7);
    writeEdits(doc, edit);
  }
  return doc.state().length;
}

describe("how a block grows", () => {
  it("stores no more than two bytes a byte of text after 10,000 small appends", () => {
    const appends = Array.from(
      { length: 10_000 },
      (_, index) => `${index % 10}a é
`,
    );
    const bytes = Buffer.byteLength(appends.join(""));
    const all = appends.map((text) => ({ op: "append-text", text }) as const);
    expect(snapshotAfter(TEXT, all, 100) / bytes).toBeLessThan(1.1);
  });

  it("stores no more than two bytes a byte of text in a log or a list of short items", () => {
    const said = "The person prefers tea to coffee";
    const entries = Array.from({ length: 300 }, (_, index) => {
      const entry = { at: 1_750_000_000_000 + index * 60_000, text: said };
      return { op: "append-entry", entry } as const;
    });
    expect(snapshotAfter(LOG, entries, 20) / (300 * said.length)).toBeLessThan(2);
    const items = entries.map(
      () => ({ op: "push-item", item: { text: said, done: false } }) as const,
    );
    expect(snapshotAfter(LIST, items, 20) / (300 * said.length)).toBeLessThan(2);
  });

  it("does not grow by what was written and taken away again", () => {
    const doc = makeBlockDoc(TEXT, [], 7);
    for (let round = 0; round < 500; round += 1) {
      writeEdits(doc, { op: "set-text", text: `version ${round} `.repeat(20) });
    }
    expect(doc.state().length).toBeLessThan(2 * textOf(doc).length);
  });

  it("P-072 loses none of 1,000 edits of each of two replicas", () => {
    const one = makeBlockDoc(TEXT, [], 1);
    const other = makeBlockDoc(TEXT, [], 2);
    const said = (who: string) => Array.from({ length: 1_000 }, (_, index) => `<${who}${index}>`);
    const [mine, theirs] = [said("a"), said("b")];
    const [forOther, forOne] = [mine, theirs].map((all, side) =>
      all.map((text, index) => {
        const doc = side === 0 ? one : other;
        const length = textOf(doc).length;
        // Between what was written before, never inside of it.
        const at = textOf(doc).indexOf(">", (index * 7_919) % (length + 1)) + 1;
        return writeEdits(doc, { op: "splice-text", at, remove: 0, insert: text });
      }),
    ) as [Uint8Array[], Uint8Array[]];
    for (const update of forOther.toReversed()) other.merge(update);
    for (const update of forOne) one.merge(update);
    expect(textOf(one)).toBe(textOf(other));
    const lost = [...mine, ...theirs].filter((text) => !textOf(one).includes(text));
    expect(lost).toEqual([]);
  });

  it("P-072 loses nothing of what three replicas put in, wherever and whenever they meet", () => {
    const step = fc.record({ who: fc.nat(2), at: fc.nat(60), meets: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const docs = [
          makeBlockDoc(TEXT, [], 1),
          makeBlockDoc(TEXT, [], 2),
          makeBlockDoc(TEXT, [], 3),
        ];
        const put: string[] = [];
        for (const [index, { who, at, meets }] of steps.entries()) {
          const doc = docs[who]!;
          const insert = String.fromCodePoint(0x4e00 + index);
          put.push(insert);
          const position = Math.min(at, textOf(doc).length);
          writeEdits(doc, { op: "splice-text", at: position, remove: 0, insert });
          docs[meets]!.merge(doc.state());
        }
        for (const doc of docs) for (const from of docs) doc.merge(from.state());
        for (const doc of docs) {
          expect(textOf(doc)).toBe(textOf(docs[0]!));
          expect([...textOf(doc)].sort()).toEqual(put.toSorted());
        }
      }),
      { numRuns: 100 },
    );
  });
});
