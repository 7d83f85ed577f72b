import * as Y from "yjs";
import type {
  BlockContent,
  FieldValue,
  ListItem,
  LogEntry,
  PartContent,
} from "../domain/block-content";
import type { BlockField, BlockSchema, PartSchema } from "../domain/block-schema";
import { diffArrays, keptIndexes } from "../domain/diff-arrays";
import { diffTexts } from "../domain/diff-texts";
import { sectionOf } from "./check-size";
import { countOf, readEntry, readItem } from "./read-document";
import { type Roots, rootsOf } from "./roots";

/**
 * Makes the document hold that content, by the fewest changes that do: what another replica writes
 * elsewhere in it at the same time stays.
 */
export function writeDocument(doc: Y.Doc, schema: BlockSchema, content: BlockContent): void {
  const roots = rootsOf(doc);
  const parts: readonly (readonly [string, PartSchema, PartContent | undefined])[] =
    schema.kind === "composite"
      ? schema.sections.map(({ name, schema: part }) => [name, part, sectionOf(content, name)])
      : [["", schema, content.kind === "composite" ? undefined : content]];
  for (const [section, part, held] of parts) {
    if (held !== undefined) writePart({ doc, roots, section }, part, held);
  }
}

type SectionRef = { readonly doc: Y.Doc; readonly roots: Roots; readonly section: string };

function writePart(
  { doc, roots, section }: SectionRef,
  schema: PartSchema,
  part: PartContent,
): void {
  switch (part.kind) {
    case "text":
      writeText(roots.text(section), part.text);
      return;
    case "map": {
      if (schema.kind !== "map") return;
      clearUnknown(roots.values(section), schema.fields);
      for (const field of schema.fields) {
        const { fields } = part;
        const value = Object.hasOwn(fields, field.name) ? fields[field.name] : undefined;
        writeField({ doc, roots, section }, field, value);
      }
      return;
    }
    case "list":
      writeItems(roots.items(section), part.items);
      return;
    case "log":
      writeEntries(roots.entries(section), part.entries);
      return;
  }
}

function writeField(
  { doc, roots, section }: SectionRef,
  { name, type }: BlockField,
  value: FieldValue | undefined,
): void {
  switch (type) {
    case "text":
      writeText(roots.fieldText(section, name), typeof value === "string" ? value : "");
      return;
    case "list":
      writeTexts(roots.fieldList(section, name), Array.isArray(value) ? value : []);
      return;
    case "counter": {
      const counter = roots.counter(section, name);
      const delta = (typeof value === "number" ? value : 0) - countOf(counter);
      const replica = doc.clientID.toString(36);
      const own = counter.get(replica);
      if (delta !== 0) counter.set(replica, (typeof own === "number" ? own : 0) + delta);
      return;
    }
    case "number":
    case "boolean": {
      const values = roots.values(section);
      if (value !== undefined && values.get(name) !== value) values.set(name, value);
      if (value === undefined && values.has(name)) values.delete(name);
    }
  }
}

function writeText(text: Y.Text, target: string): void {
  const held = text.toString();
  if (held.length !== text.length) {
    // Something that is no text stands in it; places in it cannot be told.
    text.delete(0, text.length);
    text.insert(0, target);
    return;
  }
  for (const { at, remove, insert } of diffTexts(held, target).toReversed()) {
    text.insert(at + remove, insert);
    text.delete(at, remove);
  }
}

function writeTexts(list: Y.Array<unknown>, target: readonly string[]): void {
  for (const { at, remove, from, to } of diffArrays(
    list.toArray(),
    target,
    Object.is,
  ).toReversed()) {
    list.delete(at, remove);
    list.insert(at, target.slice(from, to));
  }
}

/** Items are known again by their text; of those that changed the one takes the other's place. */
function writeItems(list: Y.Array<unknown>, target: readonly ListItem[]): void {
  dropOthers(list, (item) => readItem(item).length > 0);
  const held = list.toArray().flatMap(readItem);
  const hunks = diffArrays(held, target, (one, other) => one.text === other.text);
  for (const [at, from] of keptIndexes(hunks, held.length)) writeItem(list.get(at), target[from]);
  for (const { at, remove, from, to } of hunks.toReversed()) {
    const changed = Math.min(remove, to - from);
    list.delete(at + changed, remove - changed);
    list.insert(at + changed, target.slice(from + changed, to).map(newItem));
    for (let offset = 0; offset < changed; offset += 1) {
      writeItem(list.get(at + offset), target[from + offset]);
    }
  }
}

function writeItem(item: unknown, target: ListItem | undefined): void {
  if (!(item instanceof Y.Map) || target === undefined) return;
  if (item.get("text") !== target.text) item.set("text", target.text);
  if ((item.get("done") === true) !== target.done) item.set("done", target.done);
}

function newItem({ text, done }: ListItem): Y.Map<unknown> {
  return new Y.Map<unknown>(
    done
      ? [
          ["text", text],
          ["done", true],
        ]
      : [["text", text]],
  );
}

/** What goes is taken out, what is new comes last; only where that is another order, all is set anew. */
function writeEntries(list: Y.Array<unknown>, target: readonly LogEntry[]): void {
  dropOthers(list, (entry) => readEntry(entry).length > 0);
  const held = list.toArray().flatMap(readEntry);
  const left = new Map<string, number>();
  for (const entry of target) left.set(nameOf(entry), (left.get(nameOf(entry)) ?? 0) + 1);
  const kept = held.filter((entry) => takeOne(left, nameOf(entry)));
  const added = target.toReversed().filter((entry) => takeOne(left, nameOf(entry)));
  const appended = [...kept, ...added.reverse()];
  const read = appended.toSorted((one, other) => one.at - other.at);
  const isOrdered = read.every((entry, index) => isSame(entry, target[index]));
  const next = isOrdered ? appended : target;
  for (const { at, remove, from, to } of diffArrays(held, next, isSame).toReversed()) {
    list.delete(at, remove);
    list.insert(
      at,
      next.slice(from, to).map((entry) => [entry.at, entry.text]),
    );
  }
}

function takeOne(left: Map<string, number>, name: string): boolean {
  const count = left.get(name) ?? 0;
  if (count > 0) left.set(name, count - 1);
  return count > 0;
}

function nameOf({ at, text }: LogEntry): string {
  return `${at} ${text}`;
}

function isSame(one: LogEntry, other: LogEntry | undefined): boolean {
  return one.at === other?.at && one.text === other.text;
}

function dropOthers(list: Y.Array<unknown>, isKnown: (item: unknown) => boolean): void {
  for (const [at, item] of [...list.toArray().entries()].reverse()) {
    if (!isKnown(item)) list.delete(at, 1);
  }
}

function clearUnknown(values: Y.Map<unknown>, fields: readonly BlockField[]): void {
  const known = new Set(fields.flatMap(({ name, type }) => (isKept(type) ? [name] : [])));
  for (const name of [...values.keys()]) if (!known.has(name)) values.delete(name);
}

function isKept(type: BlockField["type"]): boolean {
  return type === "number" || type === "boolean";
}
