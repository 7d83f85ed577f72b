import { cutBlocks } from "./cut-blocks";
import { fence } from "./fence";
import type { Note } from "./note";
import { asFields, type Fields, ownFields, ownList, ownText } from "./own-fields";
import type { ReadOptions } from "./reading";

export type ClaudeContext = ReadOptions & { readonly model: string; readonly note: Note };

export type ClaudeBlocks = { readonly texts: readonly string[]; readonly thinking: string };

/**
 * What a message's blocks say, where there are any, with the documents and the code that were made
 * beside it; `text` beside the blocks has stand-ins for those that are none.
 */
export function readClaudeBlocks(message: Fields, context: ClaudeContext): ClaudeBlocks {
  const texts: string[] = [];
  const thoughts: string[] = [];
  const blocks = ownList(message, "content");
  for (const value of blocks) {
    const block = asFields(value) ?? {};
    const type = ownText(block, "type") ?? "";
    const thought = type === "thinking" ? ownText(block, "thinking") : null;
    if (thought !== null) thoughts.push(thought);
    else texts.push(readBlock(block, type, context) ?? "");
  }
  if (blocks.length === 0) texts.push(withArtifacts(ownText(message, "text") ?? ""));
  // Before its thoughts there is often a block that is one blank.
  const isSaid = (text: string) => text.trim() !== "";
  return { texts: texts.filter(isSaid), thinking: thoughts.filter(isSaid).join("\n\n") };
}

/** What a block says; null where it says nothing that is kept, which is noted. */
function readBlock(block: Fields, type: string, { note, markOf }: ClaudeContext): string | null {
  const text = ownText(block, "text");
  if (type === "text" && text !== null) return withArtifacts(text);
  if (type === "voice_note" && text !== null) return text;
  // What was left to spend is nothing that was said.
  if (type === "token_budget") return null;
  const made = type === "tool_use" ? readMade(block) : null;
  if (made !== null) return made;
  if (type === "image") {
    note("image");
    return markOf("image", "");
  }
  if (type === "document") {
    const source = ownFields(block, "source") ?? {};
    const title = ownText(block, "title") ?? "";
    const said = ownText(source, "type") === "text" ? ownText(source, "data") : null;
    if (said !== null) return fence(said, { title, language: null });
    note("file");
    return markOf("file", title);
  }
  // Of a tool that makes documents nothing is lost with its "OK".
  const isDone = type === "tool_result" && MAKERS.has(ownText(block, "name") ?? "");
  if (!isDone) note(kindOf(type));
  return null;
}

const MAKERS: ReadonlySet<string> = new Set([
  "artifacts",
  "create_file",
  "message_compose_v1",
  "str_replace",
  "show_widget",
  "visualize:show_widget",
]);

/** A document, a program or a message that the assistant made, or the part that it changed. */
function readMade(block: Fields): string | null {
  if (!MAKERS.has(ownText(block, "name") ?? "")) return null;
  const input = ownFields(block, "input") ?? {};
  const drafts = ownList(input, "variants").flatMap(readDraft);
  if (drafts.length > 0) return drafts.join("\n\n");
  const widget = ownText(input, "widget_code");
  const text =
    widget ??
    ownText(input, "content") ??
    ownText(input, "file_text") ??
    ownText(input, "new_str") ??
    "";
  const path = ownText(input, "path") ?? "";
  const title = ownText(input, "title") ?? (path || (ownText(input, "id") ?? ""));
  if (text === "") return null;
  const drawn = /^\s*<svg\b/i.test(text) ? "image/svg+xml" : "text/html";
  const type = widget === null ? (ownText(input, "type") ?? "") : drawn;
  const language = ownText(input, "language") ?? languageOf(type) ?? languageOfFile(path);
  return fence(text, { title, language });
}

/** One way of a message to somebody else, as the assistant drafted it. */
function readDraft(value: unknown): string[] {
  const draft = asFields(value) ?? {};
  const body = ownText(draft, "body") ?? "";
  const names = [ownText(draft, "label"), ownText(draft, "subject")].filter(Boolean);
  return body === "" ? [] : [fence(body, { title: names.join(": "), language: null })];
}

/** Older files have what was made within the text, between tags. */
function withArtifacts(text: string): string {
  const open = "<antArtifact";
  if (!text.includes(open)) return text;
  return cutBlocks(text, { open, close: "</antArtifact>" }, (attributes, inside) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const language = read("language") || languageOf(read("type"));
    return `\n\n${fence(inside.trim(), { title: read("title"), language })}\n\n`;
  }).trim();
}

/** How code of such a type is called in Markdown; null for a text. */
function languageOf(type: string): string | null {
  if (type === "" || type === "text/markdown" || type === "text/plain") return null;
  return (Object.hasOwn(LANGUAGES, type) ? LANGUAGES[type] : "") ?? "";
}

/** A file of code is fenced by its name's end; null for a text, and for what has no end. */
function languageOfFile(path: string): string | null {
  const end = /\.(\w{1,10})$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return ["", "md", "markdown", "txt"].includes(end) ? null : end;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  "text/html": "html",
  "image/svg+xml": "svg",
  "application/vnd.ant.react": "jsx",
  "application/vnd.ant.mermaid": "mermaid",
};

function kindOf(type: string) {
  if (type === "thinking" || type === "redacted_thinking") return "thinking";
  if (type === "injected_prompt_block") return "system";
  return type === "tool_use" || type === "tool_result" ? "tool" : "unknown";
}
