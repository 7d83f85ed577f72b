import type { BlockContent, PartContent } from "../../src/domain/block-content";
import type { BlockEdit } from "../../src/domain/block-edit";
import type { BlockSchema, PartSchema } from "../../src/domain/block-schema";
import * as fc from "./steady-check";

/** Texts that a cut in the wrong place would break. */
const CHUNKS = [
  "a",
  "b ",
  "\n",
  "é",
  "e\u0301",
  "😀",
  "👨‍👩‍👧",
  "👍🏽",
  "🇩🇪",
  "\r\n",
  "漢",
  "=== x ===",
];

export const words = fc
  .array(fc.constantFrom(...CHUNKS), { maxLength: 6 })
  .map((all) => all.join(""));

/** An edit that fits the layout; places count from the end where the block is shorter. */
export function edits(schema: BlockSchema): fc.Arbitrary<BlockEdit> {
  if (schema.kind !== "composite") return partEdits(schema, undefined);
  return fc.oneof(...schema.sections.map((one) => partEdits(one.schema, one.name)));
}

function partEdits(schema: PartSchema, section: string | undefined): fc.Arbitrary<BlockEdit> {
  const at = section === undefined ? {} : { section };
  const position = fc.nat(12);
  const item = fc.record({
    text: words,
    done: schema.kind === "list" && schema.checkbox ? fc.boolean() : fc.constant(false),
  });
  switch (schema.kind) {
    case "text":
      return fc.oneof(
        words.map((text) => ({ op: "set-text" as const, ...at, text })),
        words.map((text) => ({ op: "append-text" as const, ...at, text })),
        fc.record({ old: fc.constantFrom(...CHUNKS), new: words }).map((both) => ({
          op: "replace-text" as const,
          ...at,
          ...both,
        })),
        fc.record({ at: position, remove: fc.nat(4), insert: words }).map((splice) => ({
          op: "splice-text" as const,
          ...at,
          ...splice,
        })),
      );
    case "list":
      return fc.oneof(
        item.map((one) => ({ op: "push-item" as const, ...at, item: one })),
        fc
          .record({ index: position, item })
          .map((one) => ({ op: "insert-item" as const, ...at, ...one })),
        fc
          .record({ index: position, item })
          .map((one) => ({ op: "set-item" as const, ...at, ...one })),
        position.map((index) => ({ op: "delete-item" as const, ...at, index })),
      );
    case "log":
      return fc.record({ at: fc.nat(5), text: words }).map((entry) => ({
        op: "append-entry" as const,
        ...at,
        entry,
      }));
    case "map":
      return fc.oneof(...schema.fields.map(({ name, type }) => fieldEdits(name, type, at)));
  }
}

function fieldEdits(
  field: string,
  type: "text" | "number" | "boolean" | "list" | "counter",
  at: { readonly section?: string },
): fc.Arbitrary<BlockEdit> {
  const values = {
    text: words,
    number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    boolean: fc.boolean(),
    list: fc.array(words, { maxLength: 4 }),
    counter: fc.integer({ min: -9, max: 9 }),
  };
  const set = fc
    .option<string | number | boolean | string[]>(values[type])
    .map((value) => ({ op: "set-field" as const, ...at, field, value }));
  if (type === "list") {
    return fc.oneof(
      set,
      words.map((item) => ({ op: "append-to-field" as const, ...at, field, item })),
    );
  }
  if (type === "counter") {
    const deltas = fc.integer({ min: -9, max: 9 });
    return fc.oneof(
      set,
      deltas.map((delta) => ({ op: "increment" as const, ...at, field, delta })),
    );
  }
  return set;
}

/** The edit with its places inside of what the block holds; null where there is no such place. */
export function inside(edit: BlockEdit, content: BlockContent): BlockEdit | null {
  const part: PartContent | undefined =
    content.kind === "composite" ? content.sections[edit.section ?? ""] : content;
  if (edit.op === "splice-text" && part?.kind === "text") {
    const at = Math.min(edit.at, part.text.length);
    return { ...edit, at, remove: Math.min(edit.remove, part.text.length - at) };
  }
  if ("index" in edit && part?.kind === "list") {
    const most = part.items.length - (edit.op === "insert-item" ? 0 : 1);
    return most < 0 ? null : { ...edit, index: Math.min(edit.index, most) };
  }
  return edit;
}
