import { AppError } from "../domain/app-error";
import type { BlockContent, FieldValue, ListItem, PartContent } from "../domain/block-content";
import type { BlockField, BlockSchema, PartSchema } from "../domain/block-schema";
import { conform } from "./conform";
import { emptyContent, emptyPart, isEmptyPart } from "./empty-content";
import { isOfType } from "./find-part";
import { renderAll } from "./render-all";

/** What would have no place in another layout: of a section or a field its name, else how much. */
export type LostPart =
  | { readonly kind: "section" | "field"; readonly section: string | null; readonly name: string }
  | {
      readonly kind: "items" | "ticks" | "entries" | "text";
      readonly section: string | null;
      readonly count: number;
    };

/** `error` is a `schema-misfit` that tells how much of each kind, and no names. */
export type FitOutcome =
  | { readonly fits: true; readonly content: BlockContent }
  | { readonly fits: false; readonly lost: readonly LostPart[]; readonly error: AppError };

type Fitted = { readonly part: PartContent; readonly lost: readonly LostPart[] };

/**
 * What a block holds under another layout (P-032). What carries over whole does: fields and sections by
 * their names, values that can be told as another type, anything as text, the lines of a text as items.
 * Nothing is dropped: where something has no place, it is told what.
 */
export function fitContent(content: BlockContent, to: BlockSchema): FitOutcome {
  if (to.kind !== "composite") {
    const { part, lost } = fitOnePart(content, to);
    return outcome(part, lost, to);
  }
  if (content.kind !== "composite") {
    const home = to.sections.find(({ schema }) => schema.kind === content.kind);
    if (home === undefined) {
      return outcome(emptyContent(to), isEmptyPart(content) ? [] : lostOf(content, null), to);
    }
    const { part, lost } = fitPart(content, home.schema, home.name);
    return outcome({ kind: "composite", sections: { [home.name]: part } }, lost, to);
  }
  const fitted = to.sections.map(({ name, schema }) => {
    const held = Object.hasOwn(content.sections, name) ? content.sections[name] : undefined;
    return [name, fitPart(held ?? emptyPart(schema), schema, name)] as const;
  });
  const gone = filled(content.sections).filter(([name]) =>
    fitted.every(([other]) => other !== name),
  );
  const sections = Object.fromEntries(fitted.map(([name, { part }]) => [name, part]));
  const lost = [
    ...fitted.flatMap(([, part]) => part.lost),
    ...gone.map(([name]) => ({ kind: "section", section: null, name }) as const),
  ];
  return outcome({ kind: "composite", sections }, lost, to);
}

function outcome(content: BlockContent, lost: readonly LostPart[], to: BlockSchema): FitOutcome {
  if (lost.length === 0) return { fits: true, content: conform(content, to) };
  const data: Record<string, number> = {};
  for (const part of lost) {
    const count = "count" in part ? part.count : 1;
    data[part.kind] = (data[part.kind] ?? 0) + count;
  }
  return {
    fits: false,
    lost,
    error: new AppError("schema-misfit", { data: { what: "content", ...data } }),
  };
}

/** Into one part: what all sections hold as a text, or the only section that holds something. */
function fitOnePart(content: BlockContent, to: PartSchema): Fitted {
  if (content.kind !== "composite") return fitPart(content, to, null);
  const held = filled(content.sections);
  const [only] = held;
  if (only === undefined) return { part: emptyPart(to), lost: [] };
  if (held.length === 1 && only[1].kind === to.kind) return fitPart(only[1], to, only[0]);
  if (to.kind === "text") return { part: { kind: "text", text: renderAll(content) }, lost: [] };
  const lost = held.map(([name]) => ({ kind: "section", section: null, name }) as const);
  return { part: emptyPart(to), lost };
}

function filled(sections: Readonly<Record<string, PartContent>>): [string, PartContent][] {
  return Object.entries(sections).filter(([, part]) => !isEmptyPart(part));
}

function fitPart(part: PartContent, to: PartSchema, section: string | null): Fitted {
  if (isEmptyPart(part)) return { part: emptyPart(to), lost: [] };
  if (to.kind === "text") return { part: { kind: "text", text: textOf(part) }, lost: [] };
  if (to.kind === "map" && part.kind === "map") return fitFields(part.fields, to.fields, section);
  if (to.kind === "log" && part.kind === "log") return { part, lost: [] };
  if (to.kind === "list" && part.kind === "list") return fitItems(part.items, to, section);
  if (to.kind === "list" && part.kind === "text") {
    const lines = part.text.split(/\r?\n/u).filter((line) => line.trim() !== "");
    return fitItems(
      lines.map((text) => ({ text, done: false })),
      to,
      section,
    );
  }
  return { part: emptyPart(to), lost: lostOf(part, section) };
}

function textOf(part: PartContent): string {
  if (part.kind === "text") return part.text;
  const isPlain = part.kind === "list" && part.items.every(({ done }) => !done);
  return isPlain ? part.items.map(({ text }) => text).join("\n") : renderAll(part);
}

type ListLayout = Extract<PartSchema, { kind: "list" }>;

function fitItems(items: ListItem[], to: ListLayout, section: string | null): Fitted {
  const ticks = to.checkbox ? 0 : items.filter(({ done }) => done).length;
  const beyond = to.maxItems === null ? 0 : Math.max(0, items.length - to.maxItems);
  const lost: LostPart[] = [];
  if (ticks > 0) lost.push({ kind: "ticks", section, count: ticks });
  if (beyond > 0) lost.push({ kind: "items", section, count: beyond });
  return { part: { kind: "list", items }, lost };
}

function fitFields(
  fields: Readonly<Record<string, FieldValue>>,
  to: readonly BlockField[],
  section: string | null,
): Fitted {
  const fitted = Object.entries(fields).map(([name, value]) => {
    const field = to.find((one) => one.name === name);
    return { name, value: field === undefined ? null : fitValue(value, field.type) };
  });
  const kept = fitted.flatMap(({ name, value }) =>
    value === null ? [] : [[name, value] as const],
  );
  const lost = fitted.flatMap(({ name, value }) =>
    value === null ? [{ kind: "field", section, name } as const] : [],
  );
  return { part: { kind: "map", fields: Object.fromEntries(kept) }, lost };
}

/** The value as another type, null where that would tell something else. */
function fitValue(value: FieldValue, type: BlockField["type"]): FieldValue | null {
  if (isOfType(value, type)) return value;
  const text = Array.isArray(value) ? value.join("\n") : String(value);
  if (type === "text") return text;
  if (type === "list") return [text];
  if (type === "boolean") return text === "true" || text === "false" ? text === "true" : null;
  const number = Number(text);
  return String(number) === text && isOfType(number, type) ? number : null;
}

function lostOf(part: PartContent, section: string | null): readonly LostPart[] {
  switch (part.kind) {
    case "text":
      return [{ kind: "text", section, count: 1 }];
    case "map":
      return Object.keys(part.fields).map((name) => ({ kind: "field", section, name }) as const);
    case "list":
      return [{ kind: "items", section, count: part.items.length }];
    case "log":
      return [{ kind: "entries", section, count: part.entries.length }];
  }
}
