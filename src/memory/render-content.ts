import type { BlockContent, FieldValue, PartContent } from "../domain/block-content";
import type { BlockField, BlockSchema, PartSchema } from "../domain/block-schema";
import { emptyPart } from "./empty-content";

/** Every line break that a model may read as one. */
const BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
/** A line that could pass for a section's header. */
const HEADER = /^(?=[ \t]*={3})/u;
const HIDDEN = "\u200b";
const READ_ONLY = " [read-only]";

type View = { readonly whole: boolean };

/**
 * The block as the model sees it (P-065 to P-071). What stands in a value forges nothing: further
 * lines of a field, an item or an entry are indented, and a line in a section that looks like a header
 * has a zero-width space before it (D-15).
 */
export function renderContent(schema: BlockSchema, content: BlockContent): string {
  return render(schema, content, { whole: false });
}

/** The same without a text's window or a log's display limit: all that the block holds. */
export function renderWhole(schema: BlockSchema, content: BlockContent): string {
  return render(schema, content, { whole: true });
}

function render(schema: BlockSchema, content: BlockContent, view: View): string {
  if (schema.kind !== "composite") {
    return content.kind === "composite" ? "" : renderPart(schema, content, view);
  }
  const sections = content.kind === "composite" ? content.sections : {};
  return schema.sections
    .map(({ name, readOnly, schema: part }) => {
      const held = Object.hasOwn(sections, name) ? sections[name] : undefined;
      const text = renderPart(part, held ?? emptyPart(part), view);
      const header = `=== ${oneLine(name)}${readOnly ? READ_ONLY : ""} ===`;
      return text === "" ? header : `${header}\n${withoutHeaders(text)}`;
    })
    .join("\n\n");
}

function renderPart(schema: PartSchema, part: PartContent, view: View): string {
  switch (schema.kind) {
    case "text":
      return part.kind === "text" ? renderText(part.text, view.whole ? null : schema.viewport) : "";
    case "map":
      return part.kind === "map" ? renderFields(schema.fields, part.fields) : "";
    case "list":
      if (part.kind !== "list") return "";
      return part.items
        .map(({ text, done }, index) => {
          const mark = schema.checkbox ? `- [${done ? "x" : " "}]` : `${index + 1}.`;
          return indented(`${mark} ${text}`, "   ");
        })
        .join("\n");
    case "log":
      if (part.kind !== "log") return "";
      return part.entries
        .slice(view.whole ? 0 : -schema.displayLimit)
        .reverse()
        .map(({ at, text }) => indented(`[${new Date(at).toISOString()}] ${text}`, "  "))
        .join("\n");
  }
}

type Viewport = Extract<PartSchema, { kind: "text" }>["viewport"];

/** A window tells which it is, unless all stands in it: else a model would take it for the whole. */
function renderText(text: string, viewport: Viewport): string {
  if (viewport === null) return text;
  const lines = text.split(BREAK);
  const shown = lines.slice(viewport.start, viewport.start + viewport.lines);
  if (shown.length === lines.length) return text;
  if (shown.length === 0) return `[Nothing from line ${viewport.start + 1} on, of ${lines.length}]`;
  const last = viewport.start + shown.length;
  return [`[Showing lines ${viewport.start + 1}-${last} of ${lines.length}]`, ...shown].join("\n");
}

/** Fields that were never set are left out; a counter that was not counts nought. */
function renderFields(
  fields: readonly BlockField[],
  values: Readonly<Record<string, FieldValue>>,
): string {
  return fields
    .flatMap(({ name, type, readOnly }) => {
      const unset = type === "counter" ? 0 : undefined;
      const value = Object.hasOwn(values, name) ? values[name] : unset;
      if (value === undefined) return [];
      const start = `${oneLine(name)}${readOnly ? READ_ONLY : ""}:`;
      if (!Array.isArray(value)) return [indented(`${start} ${value}`, "  ")];
      return [start, ...value.map((item) => indented(`  - ${item}`, "    "))];
    })
    .join("\n");
}

function indented(text: string, by: string): string {
  return text.split(BREAK).join(`\n${by}`);
}

function withoutHeaders(text: string): string {
  return text
    .split(BREAK)
    .map((line) => line.replace(HEADER, HIDDEN))
    .join("\n");
}

/** A name as it stands in a line: without a break, and without what would end a header. */
function oneLine(name: string): string {
  return name.split(BREAK).join(" ").replaceAll("===", "= =");
}
