import type { StreamInput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { Message } from "../../domain/message";
import type { StreamSink } from "../../messaging/serve-streams";
import type { App } from "../app";
import { exportedMemories } from "./export-memory";

/** Messages in one piece. */
const MOST = 300;

/** Characters of text in one piece, apart from a message that is longer by itself. */
const PIECE = 1_000_000;

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
        for (const piece of pieces(part.messages)) {
          sink.event({ type: "messages", conversationId: conversation.id, messages: piece });
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

/** Few enough characters that a piece crosses a port, which takes 64 MB. */
function* pieces(messages: readonly Message[]): Generator<Message[]> {
  let piece: Message[] = [];
  let size = 0;
  for (const message of messages) {
    piece.push(message);
    size += sizeOf(message);
    if (size < PIECE && piece.length < MOST) continue;
    yield piece;
    piece = [];
    size = 0;
  }
  if (piece.length > 0) yield piece;
}

function sizeOf({ text, reply, attachments = [] }: Message): number {
  const files = attachments.map((one) => (one.kind === "text" ? one.text.length : 0));
  return files.reduce((sum, length) => sum + length, text.length + (reply?.thinking.length ?? 0));
}
