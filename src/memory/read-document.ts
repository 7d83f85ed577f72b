import * as Y from "yjs";
import type {
  BlockContent,
  FieldValue,
  ListItem,
  LogEntry,
  PartContent,
} from "../domain/block-content";
import type { BlockField, BlockSchema, PartSchema } from "../domain/block-schema";
import { conform } from "./conform";
import { isOfType } from "./find-part";
import { type Roots, rootsOf } from "./roots";

/** What the document holds, by its layout. What another replica wrote in no known form is passed over. */
export function readDocument(doc: Y.Doc, schema: BlockSchema): BlockContent {
  const roots = rootsOf(doc);
  if (schema.kind !== "composite") return conform(readPart(roots, "", schema), schema);
  const sections = schema.sections.map(
    ({ name, schema: part }) => [name, readPart(roots, name, part)] as const,
  );
  return conform({ kind: "composite", sections: Object.fromEntries(sections) }, schema);
}

function readPart(roots: Roots, section: string, schema: PartSchema): PartContent {
  switch (schema.kind) {
    case "text":
      return { kind: "text", text: roots.text(section).toString() };
    case "map": {
      const fields = schema.fields.flatMap((field) => {
        const value = readField(roots, section, field);
        return value === null ? [] : [[field.name, value] as const];
      });
      return { kind: "map", fields: Object.fromEntries(fields) };
    }
    case "list": {
      const items = roots.items(section).toArray().flatMap(readItem);
      const unticked = items.map((item) => ({ ...item, done: item.done && schema.checkbox }));
      return { kind: "list", items: unticked };
    }
    case "log":
      return { kind: "log", entries: roots.entries(section).toArray().flatMap(readEntry) };
  }
}

function readField(roots: Roots, section: string, { name, type }: BlockField): FieldValue | null {
  switch (type) {
    case "text":
      return roots.fieldText(section, name).toString();
    case "list":
      return roots.fieldList(section, name).toArray().filter(isText);
    case "counter":
      return countOf(roots.counter(section, name));
    case "number":
    case "boolean": {
      const value = roots.values(section).get(name);
      return (typeof value === "number" || typeof value === "boolean") && isOfType(value, type)
        ? value
        : null;
    }
  }
}

/** What all replicas have counted together. */
export function countOf(counter: Y.Map<unknown>): number {
  const sum = [...counter.values()].reduce<number>(
    (total, own) => total + (typeof own === "number" && Number.isSafeInteger(own) ? own : 0),
    0,
  );
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, sum));
}

/** The item in a list's map; none where it is no item. */
export function readItem(item: unknown): readonly ListItem[] {
  if (!(item instanceof Y.Map)) return [];
  const text: unknown = item.get("text");
  return isText(text) ? [{ text, done: item.get("done") === true }] : [];
}

/** The entry in a log's pair; none where it is no entry. */
export function readEntry(entry: unknown): readonly LogEntry[] {
  if (!Array.isArray(entry)) return [];
  const [at, text]: unknown[] = entry;
  if (typeof at !== "number" || !isText(text)) return [];
  return Number.isInteger(at) && !Number.isNaN(new Date(at).getTime()) ? [{ at, text }] : [];
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
