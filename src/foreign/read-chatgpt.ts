import type { Note } from "./note";
import type { FoundNode, FoundNodes } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import type { Reading, ReadOptions } from "./reading";

// The form of ChatGPT's export is not published. What is read here was described by others from
// files of their own: mitkury/chatgpt-export-parser, docs/chatgpt-data-export-format.md (the tree,
// `current_node`, seconds as fractions, `parts` of texts and objects, `model_slug`); llm-anthology's
// and convoviz's readers (what is hidden, `recipient`, the types of content); convoviz pull request
// 49 (files `conversations-000.json` and on, titles that are null).

/** Content that the product made for itself, whatever its role says. */
const HIDDEN_CONTENT = new Set(["model_editable_context", "user_editable_context"]);
const THINKING_CONTENT = new Set(["thoughts", "reasoning_recap"]);
const TEXT_CONTENT = new Set(["text", "multimodal_text", "code"]);

/** One conversation of ChatGPT's export; null where it is none. */
export function readChatGpt(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  const mapping = ownFields(fields, "mapping");
  if (mapping === null) return null;
  const model = ownText(fields, "default_model_slug") ?? "";
  const nodes = readNodes(mapping, { model, now: options.now, note });
  return {
    id: ownText(fields, "conversation_id") ?? ownText(fields, "id"),
    title: ownText(fields, "title") ?? "",
    createdAt: readTime(own(fields, "create_time"), options.now, note),
    updatedAt: readTime(own(fields, "update_time"), options.now, note),
    leaf: ownText(fields, "current_node"),
    nodes,
  };
}

type Context = { readonly model: string; readonly now: number; readonly note: Note };

function readNodes(mapping: Fields, context: Context): FoundNodes {
  const parents = parentsByChild(mapping);
  const nodes = new Map<string, FoundNode>();
  for (const [id, value] of Object.entries(mapping)) {
    const node = asFields(value);
    if (node === null) {
      if (value !== null) context.note("unknown");
      continue;
    }
    const parent = ownText(node, "parent") ?? parents.get(id) ?? null;
    nodes.set(id, { parent, kept: readMessage(own(node, "message"), context) });
  }
  return nodes;
}

/** Links from above, for files in which a node does not name its parent. */
function parentsByChild(mapping: Fields): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  for (const [id, value] of Object.entries(mapping)) {
    const node = asFields(value);
    for (const child of node === null ? [] : ownList(node, "children")) {
      if (typeof child === "string" && !parents.has(child)) parents.set(child, id);
    }
  }
  return parents;
}

function readMessage(value: unknown, { model, now, note }: Context): FoundNode["kept"] {
  // A tree's root has none.
  if (value === null || value === undefined) return null;
  const message = asFields(value);
  const role = message === null ? null : roleOf(message, note);
  if (message === null || role === null) {
    if (message === null) note("unknown");
    return null;
  }
  const text = readText(message, note);
  if (text === "") return null;
  const slug = ownText(ownFields(message, "metadata") ?? {}, "model_slug") ?? model;
  const createdAt = readTime(own(message, "create_time"), now, note);
  return { role, text, createdAt, model: role === "assistant" ? slug : "" };
}

/** Who said it, where that is to be kept; else it is noted why not. */
function roleOf(message: Fields, note: Note): "user" | "assistant" | null {
  const role = ownText(ownFields(message, "author") ?? {}, "role");
  const metadata = ownFields(message, "metadata") ?? {};
  const type = ownText(ownFields(message, "content") ?? {}, "content_type") ?? "text";
  const recipient = ownText(message, "recipient") ?? "all";
  // Every conversation has empty ones of the product's: nothing is lost with them.
  const isEmpty = own(message, "content") === undefined || rawText(message) === "";
  if (role === "system") return isEmpty ? null : skip("system", note);
  if (role === "tool") return skip("tool", note);
  if (role !== "user" && role !== "assistant") return skip("unknown", note);
  const isHidden = own(metadata, "is_visually_hidden_from_conversation") === true;
  if (isHidden || HIDDEN_CONTENT.has(type)) return isEmpty ? null : skip("hidden", note);
  if (THINKING_CONTENT.has(type)) return skip("thinking", note);
  // What an assistant writes to anyone but all is a call of a tool.
  if (role === "assistant" && recipient !== "all") return skip("tool", note);
  if (!TEXT_CONTENT.has(type) && isEmpty) return skip("unknown", note);
  return role;
}

function skip(kind: Parameters<Note>[0], note: Note): null {
  note(kind);
  return null;
}

function rawText(message: Fields): string {
  const content = ownFields(message, "content") ?? {};
  return textsOf(content).join("\n");
}

/** The texts of a message's parts; what else it has is noted. */
function readText(message: Fields, note: Note): string {
  const content = ownFields(message, "content") ?? {};
  for (const part of ownList(content, "parts")) {
    if (partText(part) === null && part !== null) note("attachment");
  }
  const metadata = ownFields(message, "metadata") ?? {};
  const shown = ownList(content, "parts").filter((part) => asFields(part) !== null).length;
  // Pictures stand in both lists; files in this one only.
  const files = ownList(metadata, "attachments").length - shown;
  for (let file = 0; file < files; file += 1) note("attachment");
  return rawText(message);
}

function textsOf(content: Fields): string[] {
  const parts = ownList(content, "parts").map(partText);
  const whole = ownText(content, "text");
  const texts = parts.length === 0 && whole !== null ? [whole] : parts;
  return texts.filter((text) => text !== null && text !== "") as string[];
}

/** A part's text: itself, or what was understood of a voice. */
function partText(part: unknown): string | null {
  if (typeof part === "string") return part;
  const fields = asFields(part);
  return fields === null ? null : ownText(fields, "text");
}
