import { createBound, TooLarge } from "./add-node";
import { type ChatGptContext, readChatGptMessage } from "./chatgpt-message";
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

/** One conversation of ChatGPT's export; null where it is none. */
export function readChatGpt(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  const mapping = ownFields(fields, "mapping");
  // DeepSeek's has the same tree with messages of another form, and its own name for this time.
  if (mapping === null || own(fields, "inserted_at") !== undefined) return null;
  const model = ownText(fields, "default_model_slug") ?? "";
  const nodes = readNodes(mapping, { ...options, model, note, reports: new Set() });
  return {
    id: ownText(fields, "conversation_id") ?? ownText(fields, "id"),
    title: ownText(fields, "title") ?? "",
    createdAt: readTime(own(fields, "create_time"), options.now, note),
    updatedAt: readTime(own(fields, "update_time"), options.now, note),
    leaf: ownText(fields, "current_node"),
    nodes,
  };
}

/** Nodes of a tree: many more than its messages, as most of what a tool does is one. */
const MAX_NODES = 1_000_000;

function readNodes(mapping: Fields, context: ChatGptContext): FoundNodes {
  const parents = parentsByChild(mapping);
  const nodes = new Map<string, FoundNode>();
  const thoughts = new Map<string, string>();
  const bound = createBound();
  for (const [id, value] of Object.entries(mapping)) {
    if (nodes.size > MAX_NODES) throw new TooLarge();
    const node = asFields(value);
    if (node === null) {
      if (value !== null) context.note("unknown");
      continue;
    }
    const parent = ownText(node, "parent") ?? parents.get(id) ?? null;
    const { kept, thought } = readChatGptMessage(own(node, "message"), context);
    if (thought !== "") thoughts.set(id, thought);
    bound(kept?.text ?? "");
    nodes.set(id, { parent, kept });
  }
  return withThoughts(nodes, thoughts);
}

/**
 * Gives a reply what was thought before it, which stands in nodes of its own, each once, however many
 * replies come after it; what nothing was said after is a reply with nothing but that. Each node is
 * looked at for the first reply behind it alone: all that is above it was, too.
 */
function withThoughts(nodes: FoundNodes, thoughts: ReadonlyMap<string, string>): FoundNodes {
  if (thoughts.size === 0) return nodes;
  const all = new Map(nodes);
  const seen = new Set<string>();
  for (const [id, node] of nodes) {
    if (node.kept?.role !== "assistant") continue;
    const before: string[] = [];
    let at = node.parent;
    while (at !== null && !seen.has(at)) {
      const above = nodes.get(at);
      if (above === undefined || above.kept !== null) break;
      seen.add(at);
      const thought = thoughts.get(at);
      if (thought !== undefined) before.push(thought);
      at = above.parent;
    }
    if (before.length > 0) {
      const thinking = before.reverse().join("\n\n");
      all.set(id, { ...node, kept: { ...node.kept, thinking } });
    }
  }
  for (const [id, thinking] of thoughts) {
    const parent = nodes.get(id)?.parent ?? null;
    const kept = { role: "assistant", text: "", createdAt: null, model: "", thinking } as const;
    if (!seen.has(id)) all.set(id, { parent, kept });
  }
  return all;
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
