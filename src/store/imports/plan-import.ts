import type { Origin } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { ImportedConversation, ImportedMessage } from "../../domain/imported";
import type { Message, Reply } from "../../domain/message";
import type { KnownMessages, StoredNode } from "./import-known";

export type ImportPlan = {
  /** Messages that are not stored yet, each after the one it follows. */
  readonly added: readonly Message[];
  /** Where the branch that was shown there ends, and the last message of it that was stored before. */
  readonly leaf: StoredNode | null;
  readonly joint: Id | null;
};

type Input = {
  readonly conversation: ImportedConversation;
  readonly source: Origin["source"];
  readonly conversationId: Id;
  readonly known: KnownMessages;
  /** The log's newest place: messages get the next ones. */
  readonly lastOrder: number;
  /** Takes out of a text what is not to be kept. */
  readonly hide?: Hide | undefined;
};

export type Hide = (text: string) => string;

/**
 * What of an imported conversation is to be stored (pure, but for new ids). A message that follows
 * none that came before it in the list begins a branch; of two of one name the first counts.
 */
export function planImport(input: Input): ImportPlan {
  const { conversation, known, conversationId, source } = input;
  const nodesById = new Map<string, StoredNode>();
  const isNew = new Set<Id>();
  const previousOf = new Map<Id, Id | null>();
  const added: Message[] = [];
  for (const imported of conversation.messages) {
    if (nodesById.has(imported.id)) continue;
    const before = imported.previous === null ? undefined : nodesById.get(imported.previous);
    const previous = before?.id ?? null;
    const stored = known.find(imported, previous);
    const node = stored ?? { id: crypto.randomUUID(), depth: (before?.depth ?? -1) + 1 };
    nodesById.set(imported.id, node);
    previousOf.set(node.id, previous);
    if (stored !== null) continue;
    isNew.add(node.id);
    const order = input.lastOrder + added.length + 1;
    const whole = toMessage(imported, { ...node, conversationId, previous, order }, source);
    added.push(input.hide === undefined ? whole : withoutHidden(whole, input.hide));
  }
  const named = conversation.leaf === null ? undefined : nodesById.get(conversation.leaf);
  const leaf = named ?? [...nodesById.values()].at(-1) ?? null;
  let joint = leaf?.id ?? null;
  while (joint !== null && isNew.has(joint)) joint = previousOf.get(joint) ?? null;
  return { added, leaf, joint };
}

type Position = Pick<Message, "id" | "conversationId" | "previous" | "order" | "depth">;

function toMessage(
  imported: ImportedMessage,
  position: Position,
  source: Origin["source"],
): Message {
  const { id, role, text, createdAt, files = [] } = imported;
  const attachments = files.map((file) => ({
    ...file,
    kind: "text" as const,
    id: crypto.randomUUID(),
  }));
  return {
    ...position,
    role,
    text,
    createdAt,
    taint: ["import"],
    // What the file tells of a message never takes the place of what it is known by.
    metadata: { ...imported.metadata, importId: id },
    ...(attachments.length === 0 ? {} : { attachments }),
    deletedAt: null,
    reply: role === "assistant" ? toReply(imported, source, position.id) : null,
  };
}

/** A message without what the person does not want kept, wherever in it that stands. */
function withoutHidden(message: Message, hide: Hide): Message {
  const { text, reply, attachments, metadata } = message;
  const clean = attachments?.map((one) =>
    one.kind === "text" ? { ...one, name: hide(one.name), text: hide(one.text) } : one,
  );
  const entries = Object.entries(metadata ?? {}).map(([name, value]) => {
    return [name, name === "importId" ? value : hide(value)] as const;
  });
  return {
    ...message,
    text: hide(text),
    reply: reply === null ? null : withoutHiddenReply(reply, hide),
    metadata: Object.fromEntries(entries),
    ...(clean === undefined ? {} : { attachments: clean }),
  };
}

function withoutHiddenReply(reply: Reply, hide: Hide): Reply {
  const sources = reply.sources?.map(({ url, title }) => ({ url: hide(url), title: hide(title) }));
  const clean = { ...reply, thinking: hide(reply.thinking) };
  return sources === undefined ? clean : { ...clean, sources };
}

/** A reply that ended somewhere else: little more is known of it than who wrote it. */
function toReply(
  { provider, model, thinking = "", status, sources = [] }: ImportedMessage,
  source: Origin["source"],
  commandId: Id,
): Reply {
  return {
    ...endOf(status),
    provider: provider ?? source,
    model,
    thinking,
    thinkingMs: 0,
    failure: null,
    usage: null,
    seenFrom: null,
    overflow: 0,
    commandId,
    firstTokenMs: null,
    replyMs: null,
    ...(sources.length === 0 ? {} : { sources }),
  };
}

function endOf(status: ImportedMessage["status"]): Pick<Reply, "status" | "finish"> {
  if (status === "length" || status === "refusal") return { status: "complete", finish: status };
  return { status: status ?? "complete", finish: null };
}
