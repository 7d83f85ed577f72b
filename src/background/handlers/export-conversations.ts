import type { StreamInput } from "../../contract/contract";
import type { ExportedMemory, ExportScope } from "../../contract/export";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { StreamSink } from "../../messaging/serve-streams";
import type { App } from "../app";

/** Messages in one chunk. */
const MOST = 300;

/** Characters of text in one chunk, apart from a message that is longer by itself. */
const CHUNK = 1_000_000;

/**
 * Gives the conversations of a scope with all their messages, newest conversation first, and then what
 * its contexts remember.
 */
export async function exportConversations(
  app: Pick<App, "store" | "signal" | "blockDocs">,
  { scope }: StreamInput<"export.conversations">,
  sink: StreamSink<"export.conversations">,
): Promise<() => void> {
  const stopped = new AbortController();
  const signal = AbortSignal.any([app.signal, stopped.signal]);
  // Met by the page as the answer to its question, before anything has come.
  const listed = await app.store.log.list(scope);
  void send(app, listed, { sink, signal, scope });
  return () => stopped.abort();
}

type Listed = Awaited<ReturnType<App["store"]["log"]["list"]>>;

type Sending = {
  readonly sink: StreamSink<"export.conversations">;
  readonly signal: AbortSignal;
  readonly scope: StreamInput<"export.conversations">["scope"];
};

async function send(
  app: Pick<App, "store" | "blockDocs">,
  { conversations, unreadable: lost }: Listed,
  { sink, signal, scope }: Sending,
): Promise<void> {
  const { store } = app;
  let messages = 0;
  let unreadable = lost;
  try {
    const contextName = scope.of === "all" ? null : (conversations[0]?.contextName ?? null);
    sink.event({ type: "begin", total: conversations.length, contextName });
    for (const { conversation, contextName } of conversations) {
      const about = await store.log.references(conversation.id);
      if (signal.aborted) return;
      unreadable += about.unreadable;
      const references = [...about.references];
      sink.event({ type: "conversation", conversation, contextName, references });
      for await (const part of store.log.messages(conversation.id)) {
        if (signal.aborted) return;
        unreadable += part.unreadable;
        messages += part.messages.length;
        for (const chunk of chunks(part.messages)) {
          sink.event({ type: "messages", conversationId: conversation.id, messages: chunk });
        }
      }
      if (signal.aborted) return;
    }
    for await (const memory of exportedMemories(app, scope)) {
      if (signal.aborted) return;
      sink.event(memory);
    }
    sink.event({ type: "end", conversations: conversations.length, messages, unreadable });
    sink.done();
  } catch (error) {
    sink.fail(error instanceof AppError ? error : new AppError("internal", { cause: error }));
  }
}

/** Few enough characters that a chunk crosses a port, which takes 64 MB. */
function* chunks(messages: readonly Message[]): Generator<Message[]> {
  let chunk: Message[] = [];
  let size = 0;
  for (const message of messages) {
    chunk.push(message);
    size += sizeOf(message);
    if (size < CHUNK && chunk.length < MOST) continue;
    yield chunk;
    chunk = [];
    size = 0;
  }
  if (chunk.length > 0) yield chunk;
}

function sizeOf({ text, reply, attachments = [] }: Message): number {
  const files = attachments.map((one) => (one.kind === "text" ? one.text.length : 0));
  return files.reduce((sum, length) => sum + length, text.length + (reply?.thinking.length ?? 0));
}

type Needs = Pick<App, "store" | "blockDocs">;

/** What the contexts of a scope remember, in the order in which they were made; nothing for one conversation. */
export async function* exportedMemories(
  app: Needs,
  scope: ExportScope,
): AsyncGenerator<ExportedMemory> {
  if (scope.of === "conversation") return;
  const contexts = (await app.store.contexts.list())
    .map(({ context }) => context)
    .filter(({ id, archived }) => (scope.of === "all" ? archived === null : id === scope.id))
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  for (const { id, name } of contexts) yield* memoryOf(app, id, name);
}

async function* memoryOf(
  { store, blockDocs }: Needs,
  contextId: Id,
  contextName: string,
): AsyncGenerator<ExportedMemory> {
  const part = { type: "memory" as const, contextName };
  const { own } = await store.readBlocks(contextId);
  const blocks: ExportedMemory["blocks"] = [];
  // Pages that nothing was ever written on are those that every context begins with.
  for (const { id } of own.filter(({ revision, text }) => revision > 0 || text !== "")) {
    const { block, content } = await blockDocs().open(id);
    const { whole: _whole, ...said } = block;
    blocks.push({ block: said, content });
  }
  const facts = [...(await store.readFacts(contextId))];
  if (blocks.length + facts.length > 0) yield { ...part, blocks, facts, notes: [] };
  for await (const notes of store.memory().archival.all(contextId)) {
    if (notes.length > 0) yield { ...part, blocks: [], facts: [], notes: [...notes] };
  }
}
