import { AppError } from "../domain/app-error";
import type { BlockContent, FieldValue, ListItem, PartContent } from "../domain/block-content";
import type { BlockEdit } from "../domain/block-edit";
import type { BlockSchema } from "../domain/block-schema";
import { spliced, wholeCharacters } from "../domain/text-splice";
import { listFull } from "./check-size";
import { conform } from "./conform";
import { emptyPart } from "./empty-content";
import { type EditedPart, findPart, misfit } from "./find-part";

/** `replaced` is false where a text to replace was not found, and nothing changed. */
export type EditOutcome = { readonly replaced: boolean };

/**
 * What the block holds after the edit. `schema-misfit` where it does not fit the layout, `not-found`
 * for a place behind the end, `list-full` for an item more than the list takes (D-14).
 */
export function applyEdit(
  content: BlockContent,
  edit: BlockEdit,
  schema: BlockSchema,
): EditOutcome & { readonly content: BlockContent } {
  const found = findPart(edit, schema);
  const former = partOf(content, edit.section) ?? emptyPart(found.schema);
  const part = editPart(former, edit, found);
  const after =
    content.kind === "composite" && edit.section !== undefined
      ? { ...content, sections: { ...content.sections, [edit.section]: part } }
      : part;
  return {
    content: conform(after, schema),
    replaced: edit.op !== "replace-text" || part !== former,
  };
}

function partOf(content: BlockContent, section: string | undefined): PartContent | undefined {
  if (content.kind !== "composite") return content;
  return section !== undefined && Object.hasOwn(content.sections, section)
    ? content.sections[section]
    : undefined;
}

function editPart(part: PartContent, edit: BlockEdit, { schema, field }: EditedPart): PartContent {
  switch (part.kind) {
    case "text":
      return editText(part, edit);
    case "map":
      if (field === null) throw misfit("op");
      return { ...part, fields: editFields(part.fields, edit, field.name) };
    case "list": {
      const most = schema.kind === "list" ? schema.maxItems : null;
      return { ...part, items: editItems(part.items, edit, most) };
    }
    case "log":
      if (edit.op !== "append-entry") throw misfit("op");
      return { ...part, entries: [...part.entries, edit.entry] };
  }
}

type TextPart = Extract<PartContent, { kind: "text" }>;

function editText(part: TextPart, edit: BlockEdit): TextPart {
  const { text } = part;
  switch (edit.op) {
    case "set-text":
      return { ...part, text: edit.text };
    case "append-text":
      return { ...part, text: text + edit.text };
    case "replace-text": {
      const at = firstWhole(text, edit.old);
      if (at < 0) return part;
      return { ...part, text: spliced(text, { at, remove: edit.old.length, insert: edit.new }) };
    }
    case "splice-text":
      if (edit.at + edit.remove > text.length) throw new AppError("not-found");
      return { ...part, text: spliced(text, wholeCharacters(text, edit)) };
    default:
      throw misfit("op");
  }
}

/** Where it first stands as whole characters: an `e` is not found in a letter `é` of two marks. */
function firstWhole(text: string, old: string): number {
  if (old === "") return -1;
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + 1)) {
    const { at: start, remove } = wholeCharacters(text, { at, remove: old.length, insert: "" });
    if (start === at && remove === old.length) return at;
  }
  return -1;
}

function editFields(
  fields: Readonly<Record<string, FieldValue>>,
  edit: BlockEdit,
  name: string,
): Record<string, FieldValue> {
  const former = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = fieldAfter(former, edit);
  const others = Object.entries(fields).filter(([other]) => other !== name);
  return Object.fromEntries(value === null ? others : [...others, [name, value]]);
}

function fieldAfter(former: FieldValue | undefined, edit: BlockEdit): FieldValue | null {
  switch (edit.op) {
    case "set-field":
      return edit.value;
    case "append-to-field":
      return [...(Array.isArray(former) ? former : []), edit.item];
    case "increment":
      return (typeof former === "number" ? former : 0) + edit.delta;
    default:
      throw misfit("op");
  }
}

function editItems(items: readonly ListItem[], edit: BlockEdit, most: number | null): ListItem[] {
  switch (edit.op) {
    case "push-item":
    case "insert-item": {
      const index = edit.op === "push-item" ? items.length : edit.index;
      if (index > items.length) throw new AppError("not-found");
      if (most !== null && items.length >= most) throw listFull(most);
      return items.toSpliced(index, 0, edit.item);
    }
    case "set-item":
    case "delete-item":
      if (edit.index >= items.length) throw new AppError("not-found");
      return edit.op === "set-item"
        ? items.with(edit.index, edit.item)
        : items.toSpliced(edit.index, 1);
    default:
      throw misfit("op");
  }
}
