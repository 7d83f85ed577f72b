import type { BlockContent, PartContent } from "../domain/block-content";
import { cleanLabel } from "../domain/clean-label";
import type { ContextMemory } from "./export-writer";
import { toMinute } from "./iso-time";
import { escapeMarkdown, quoteMarkdown } from "./quote-markdown";

/** What stands between what is remembered. */
export type MemoryWords = {
  readonly title: (context: string) => string;
  readonly facts: string;
  readonly notes: string;
  /** Of a fact that the person has not approved. */
  readonly waiting: string;
  readonly empty: string;
};

/** Characters of one line: no item of a block has more. */
const MAX_LABEL = 65_536;

/** What a context remembers, to be read: each block with all that it holds, facts as a list, notes. */
export function renderMemory(memory: ContextMemory, words: MemoryWords): string {
  const { contextName, blocks, facts, notes } = memory;
  const parts = [`# ${words.title(label(contextName))}`];
  for (const { block, content } of blocks) {
    parts.push(`## ${label(block.label)}`);
    if (block.description !== "") parts.push(label(block.description));
    parts.push(renderHeld(content) || `*${words.empty}*`);
  }
  if (facts.length > 0) {
    const lines = facts.map(({ key, value, state }) => {
      const more = state === "waiting" ? ` *(${words.waiting})*` : "";
      return `- ${label(key)}: ${label(value)}${more}`;
    });
    parts.push(`## ${words.facts}`, lines.join("\n"));
  }
  if (notes.length > 0) {
    parts.push(`## ${words.notes}`);
    for (const { text, tags, createdAt } of notes) {
      const about = [toMinute(createdAt), tags.map(label).join(", ")].filter((one) => one !== "");
      parts.push(`### ${about.join(" · ")}`, quoteMarkdown(text));
    }
  }
  return `${parts.join("\n\n")}\n\n`;
}

function renderHeld(content: BlockContent): string {
  if (content.kind !== "composite") return renderPart(content);
  const sections = Object.entries(content.sections).map(([name, part]) =>
    [`### ${label(name)}`, renderPart(part)].filter((one) => one !== "").join("\n\n"),
  );
  return sections.join("\n\n");
}

function renderPart(part: PartContent): string {
  switch (part.kind) {
    case "text":
      return part.text === "" ? "" : quoteMarkdown(part.text);
    case "list":
      return part.items
        .map(({ text, done }) => `- [${done ? "x" : " "}] ${label(text)}`)
        .join("\n");
    case "log":
      return part.entries.map(({ at, text }) => `- ${toMinute(at)} ${label(text)}`).join("\n");
    case "map":
      return Object.entries(part.fields)
        .map(([name, value]) => {
          const rendered = Array.isArray(value) ? value.join(", ") : String(value);
          return `- ${label(name)}: ${label(rendered)}`;
        })
        .join("\n");
  }
}

/** Somebody's words within a line of ours. */
function label(text: string): string {
  return escapeMarkdown(cleanLabel(text, MAX_LABEL));
}
