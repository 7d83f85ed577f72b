import type { ClaudeContext } from "./claude-blocks";
import { readClaudeMessage } from "./claude-message";
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
  const model = ownText(fields, "model") ?? "";
  const nodes = readNodes(fields, id, { ...options, model, note });
  return {
    id,
    title: ownText(fields, "name") ?? "",
    createdAt: readTime(own(fields, "created_at"), options.now, note),
    updatedAt: readTime(own(fields, "updated_at"), options.now, note),
    leaf: ownText(fields, "current_leaf_message_uuid") ?? [...nodes.keys()].at(-1) ?? null,
    nodes,
  };
}

function readNodes(fields: Fields, conversationId: string, context: ClaudeContext): FoundNodes {
  const nodes = new Map<string, FoundNode>();
  let last: string | null = null;
  for (const [at, value] of ownList(fields, "chat_messages").entries()) {
    const message = asFields(value);
    if (message === null) {
      context.note("unknown");
      continue;
    }
    const id = ownText(message, "uuid") ?? `${conversationId}#${at}`;
    if (nodes.has(id)) {
      context.note("double");
      continue;
    }
    nodes.set(id, { parent: parentOf(message, last), kept: readClaudeMessage(message, context) });
    last = id;
  }
  return nodes;
}

function parentOf(message: Fields, last: string | null): string | null {
  const parent = ownText(message, "parent_message_uuid");
  if (parent === BEGINNING) return null;
  return parent ?? last;
}
