/** A node of ChatGPT's tree, as its export writes it. */
export type ChatGptNode = {
  readonly id: string;
  readonly parent: string | null;
  readonly role?: "user" | "assistant" | "system" | "tool";
  readonly text?: string;
  readonly parts?: readonly unknown[];
  readonly contentType?: string;
  /** Seconds since 1970. */
  readonly at?: number | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly recipient?: string;
};

type ChatGptConversation = {
  readonly id?: string;
  readonly title?: string | null;
  readonly at?: number;
  readonly current?: string;
  readonly nodes: readonly ChatGptNode[];
};

/** Seconds since 1970 at which everything in the tests happens. */
export const AT = 1_700_000_000;

/** A conversation as ChatGPT exports it. */
export function makeChatGpt(given: ChatGptConversation) {
  const { id = "c1", title = "A title", at = AT, nodes } = given;
  return {
    title,
    create_time: at,
    update_time: at + 60,
    mapping: Object.fromEntries(nodes.map((node) => [node.id, makeNode(node, nodes)])),
    moderation_results: [],
    current_node: given.current ?? nodes.at(-1)?.id ?? null,
    plugin_ids: null,
    conversation_id: id,
    is_archived: false,
    safe_urls: [],
    default_model_slug: "gpt-4o",
    id,
  };
}

function makeNode(node: ChatGptNode, all: readonly ChatGptNode[]) {
  const children = all.filter(({ parent }) => parent === node.id).map(({ id }) => id);
  const { id, parent, role, contentType = "text", at = AT } = node;
  if (role === undefined) return { id, message: null, parent, children };
  const content = { content_type: contentType, parts: node.parts ?? [node.text ?? id] };
  const message = {
    id,
    author: { role, name: null, metadata: {} },
    create_time: at,
    update_time: null,
    content,
    status: "finished_successfully",
    end_turn: role === "assistant" ? true : null,
    weight: 1,
    metadata: node.metadata ?? (role === "assistant" ? { model_slug: "gpt-4o" } : {}),
    recipient: node.recipient ?? "all",
    channel: null,
  };
  return { id, message, parent, children };
}

/** A conversation of so many turns in one line: `q0`, `a0`, `q1` … */
export function makeChatGptLine(id: string, turns: number, text = (of: string) => of) {
  const names = Array.from({ length: turns }, (_, turn) => [`${id}-q${turn}`, `${id}-a${turn}`]);
  const nodes: ChatGptNode[] = [{ id: `${id}-root`, parent: null }];
  for (const name of names.flat()) {
    const role = nodes.length % 2 === 1 ? "user" : "assistant";
    const at = AT + nodes.length;
    nodes.push({ id: name, parent: nodes.at(-1)?.id ?? null, role, text: text(name), at });
  }
  return makeChatGpt({ id, title: `About ${id}`, nodes });
}

type ClaudeMessage = {
  readonly uuid: string;
  readonly sender: "human" | "assistant";
  readonly text?: string;
  readonly content?: readonly unknown[];
  readonly parent?: string;
  readonly attachments?: readonly unknown[];
};

/** What the first message of a conversation names as its parent in Claude's export. */
export const CLAUDE_BEGINNING = "00000000-0000-4000-8000-000000000000";

/** A conversation as Claude exports it. */
export function makeClaude(messages: readonly ClaudeMessage[], uuid = "k1", name = "A name") {
  return {
    uuid,
    name,
    created_at: "2023-11-14T22:13:20.000000Z",
    updated_at: "2023-11-14T22:14:20.000000Z",
    account: { uuid: "a1" },
    chat_messages: messages.map(({ uuid, sender, text, content, parent, attachments }) => ({
      uuid,
      text: text ?? uuid,
      content: content ?? [{ type: "text", text: text ?? uuid, citations: [] }],
      sender,
      created_at: "2023-11-14T22:13:21.500000+00:00",
      updated_at: "2023-11-14T22:13:21.500000+00:00",
      attachments: attachments ?? [],
      files: [],
      ...(parent === undefined ? {} : { parent_message_uuid: parent }),
    })),
  };
}

/** The text as a file's bytes. */
export function toFile(text: string): Blob {
  return new Blob([text]);
}
