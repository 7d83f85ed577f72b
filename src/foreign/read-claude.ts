import type { Note } from "./note";
import type { FoundNode, FoundNodes } from "./order-messages";
import { asFields, type Fields, own, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import type { Reading, ReadOptions } from "./reading";

// The form of Claude's export is not published. What is read here was described by others from files
// of their own: Sinity/polylogue, docs/providers/claude-ai.md (an array of conversations, their
// messages in order, blocks of text and of tools, lists of attachments and files), and public type
// definitions of the same data (`sender`, `created_at` as ISO text, `parent_message_uuid`,
// `current_leaf_message_uuid`). Messages of older files name no parent: each follows the one before.

/** What the first message of a conversation names as its parent. */
const BEGINNING = "00000000-0000-4000-8000-000000000000";

/** One conversation of Claude's export; null where it is none. */
export function readClaude(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  const id = ownText(fields, "uuid");
  if (!Array.isArray(own(fields, "chat_messages")) || id === null) return null;
  const nodes = readNodes(fields, { conversationId: id, now: options.now, note });
  return {
    id,
    title: ownText(fields, "name") ?? "",
    createdAt: readTime(own(fields, "created_at"), options.now, note),
    updatedAt: readTime(own(fields, "updated_at"), options.now, note),
    leaf: ownText(fields, "current_leaf_message_uuid") ?? [...nodes.keys()].at(-1) ?? null,
    nodes,
  };
}

type Context = { readonly conversationId: string; readonly now: number; readonly note: Note };

function readNodes(fields: Fields, { conversationId, now, note }: Context): FoundNodes {
  const model = ownText(fields, "model") ?? "";
  const nodes = new Map<string, FoundNode>();
  let last: string | null = null;
  for (const [at, value] of ownList(fields, "chat_messages").entries()) {
    const message = asFields(value);
    if (message === null) {
      note("unknown");
      continue;
    }
    const id = ownText(message, "uuid") ?? `${conversationId}#${at}`;
    if (nodes.has(id)) {
      note("double");
      continue;
    }
    nodes.set(id, {
      parent: parentOf(message, last),
      kept: readMessage(message, model, now, note),
    });
    last = id;
  }
  return nodes;
}

function parentOf(message: Fields, last: string | null): string | null {
  const parent = ownText(message, "parent_message_uuid");
  if (parent === BEGINNING) return null;
  return parent ?? last;
}

function readMessage(message: Fields, model: string, now: number, note: Note): FoundNode["kept"] {
  const sender = ownText(message, "sender");
  if (sender !== "human" && sender !== "assistant") {
    note(sender === "system" ? "system" : "unknown");
    return null;
  }
  const text = readText(message, note);
  for (const list of ["attachments", "files"]) {
    for (const _ of ownList(message, list)) note("attachment");
  }
  if (text === "") return null;
  const createdAt = readTime(own(message, "created_at"), now, note);
  if (sender === "human") return { role: "user", text, createdAt, model: "" };
  return { role: "assistant", text, createdAt, model };
}

/**
 * The texts of the blocks, where there are any: `text` beside them has stand-ins for the blocks that
 * are none.
 */
function readText(message: Fields, note: Note): string {
  const texts: string[] = [];
  for (const value of ownList(message, "content")) {
    const block = asFields(value) ?? {};
    const type = ownText(block, "type") ?? "";
    const text = ownText(block, "text");
    if (type === "text" && text !== null) texts.push(text);
    else note(kindOf(type));
  }
  const found = texts.filter((text) => text !== "");
  if (found.length > 0 || ownList(message, "content").length > 0) return found.join("\n\n");
  return ownText(message, "text") ?? "";
}

function kindOf(type: string): Parameters<Note>[0] {
  if (type === "thinking" || type === "redacted_thinking") return "thinking";
  if (type === "tool_use" || type === "tool_result") return "tool";
  return type === "image" || type === "document" ? "attachment" : "unknown";
}
