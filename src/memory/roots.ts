import type * as Y from "yjs";
import type { BlockField, BlockSchema, PartSchema } from "../domain/block-schema";

/**
 * Where each part of a block lies in its document. All are at the document's root, under a name of
 * their own: two replicas that write a field first, each by itself, mean the same one, which a shared
 * type inside another would not.
 */
export type Roots = {
  /** A text block's, or a text section's. */
  readonly text: (section: string) => Y.Text;
  /** Numbers and yes or no, by field: of two written at once the one stays. */
  readonly values: (section: string) => Y.Map<unknown>;
  readonly fieldText: (section: string, field: string) => Y.Text;
  readonly fieldList: (section: string, field: string) => Y.Array<unknown>;
  /** What each replica has counted (P-059): their sum is the count. */
  readonly counter: (section: string, field: string) => Y.Map<unknown>;
  /** Items are maps, so that a tick and another wording of one item both stay. */
  readonly items: (section: string) => Y.Array<unknown>;
  /** Entries are pairs of time and text. */
  readonly entries: (section: string) => Y.Array<unknown>;
};

type Kind = keyof Roots;

/** The parts of a document; the section of a block that has none is empty, as no section's name is. */
export function rootsOf(doc: Y.Doc): Roots {
  return {
    text: (section) => doc.getText(rootName("text", section)),
    values: (section) => doc.getMap(rootName("values", section)),
    fieldText: (section, field) => doc.getText(rootName("fieldText", section, field)),
    fieldList: (section, field) => doc.getArray(rootName("fieldList", section, field)),
    counter: (section, field) => doc.getMap(rootName("counter", section, field)),
    items: (section) => doc.getArray(rootName("items", section)),
    entries: (section) => doc.getArray(rootName("entries", section)),
  };
}

/** Deletes what that layout has no place for: what a former one held. */
export function clearOthers(doc: Y.Doc, schema: BlockSchema): void {
  const names = new Set(
    schema.kind === "composite"
      ? schema.sections.flatMap(({ name, schema: part }) => rootNames(name, part))
      : rootNames("", schema),
  );
  for (const name of [...doc.share.keys()]) {
    if (!names.has(name)) clearRoot(doc, name);
  }
}

/** What such a part is called; no name of a section or a field holds a line break. */
function rootName(kind: Kind, section: string, field = ""): string {
  return [kind, section, field].join("\n");
}

function clearRoot(doc: Y.Doc, name: string): void {
  const kind = name.split("\n")[0];
  if (kind === "values" || kind === "counter") {
    doc.getMap(name).clear();
    return;
  }
  const isText = kind === "text" || kind === "fieldText";
  const root = isText ? doc.getText(name) : doc.getArray(name);
  root.delete(0, root.length);
}

function rootNames(section: string, schema: PartSchema): readonly string[] {
  switch (schema.kind) {
    case "text":
      return [rootName("text", section)];
    case "list":
      return [rootName("items", section)];
    case "log":
      return [rootName("entries", section)];
    case "map":
      return [
        rootName("values", section),
        ...schema.fields.flatMap((field) => fieldName(section, field)),
      ];
  }
}

function fieldName(section: string, { name, type }: BlockField): readonly string[] {
  switch (type) {
    case "text":
      return [rootName("fieldText", section, name)];
    case "list":
      return [rootName("fieldList", section, name)];
    case "counter":
      return [rootName("counter", section, name)];
    default:
      return [];
  }
}
