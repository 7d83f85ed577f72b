import { AppError } from "../../domain/app-error";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { tryContext } from "../contexts/choose-context";
import { scanMessages, scanTable } from "../database/scan-rows";
import type { ReadDeps } from "../rows/row-deps";
import type { RowReader } from "../rows/row-reader";
import { headToConversation, rowToMessage } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { type LoggedReferences, loggedReferences } from "./logged-references";

/** All conversations, those of one context, or one of them. */
export type LogScope =
  | { readonly of: "all" }
  | { readonly of: "context"; readonly id: Id }
  | { readonly of: "conversation"; readonly id: Id };

export type LoggedConversation = {
  readonly conversation: Conversation;
  /** Empty where the context does not open. */
  readonly contextName: string;
};

export type LoggedConversations = {
  /** Newest first. */
  readonly conversations: readonly LoggedConversation[];
  /** Conversations beside these that do not open. */
  readonly unreadable: number;
};

export type LoggedMessages = {
  /** In the order of the log, those of all branches, deleted ones as the empty rows that they are. */
  readonly messages: readonly Message[];
  /** Rows beside these that do not open. */
  readonly unreadable: number;
};

/** Conversations and all that was said in them, for reading from the beginning to the end. */
export type ConversationLog = {
  readonly list: (scope: LogScope) => Promise<LoggedConversations>;
  readonly messages: (conversationId: Id) => AsyncIterable<LoggedMessages>;
  /** What a conversation was about. */
  readonly references: (conversationId: Id) => Promise<LoggedReferences>;
};

/** Reads what is stored; temporary conversations are not in it. */
export function createConversationLog(deps: ReadDeps): ConversationLog {
  return {
    list: (scope) => listAllConversations(deps, scope),
    messages: (conversationId) => listAllMessages(deps, conversationId),
    references: (conversationId) => loggedReferences(deps, conversationId),
  };
}

/**
 * The conversations of a scope; of what is archived only what is named by its id. Opens every head of
 * it, so that none that is written to meanwhile is missed. Fails with `not-found` where the named
 * context or conversation is not there, and as a named conversation's row fails to open.
 */
async function listAllConversations(deps: ReadDeps, scope: LogScope): Promise<LoggedConversations> {
  const nameOf = createNames(deps.reader);
  if (scope.of === "conversation") return oneConversation(deps, scope.id, nameOf);
  if (scope.of === "context" && (await deps.reader.find("contexts", scope.id)) === null) {
    throw new AppError("not-found");
  }
  const found: LoggedConversation[] = [];
  let unreadable = 0;
  for await (const batch of scanTable(deps.database, "conversations")) {
    const rows = batch.filter(({ parent }) => scope.of === "all" || parent === scope.id);
    const heads = await Promise.all(rows.map((row) => deps.reader.inspect("conversations", row)));
    for (const head of heads) {
      if (typeof head === "string") {
        unreadable += 1;
        continue;
      }
      const { name, isAside } = await nameOf(head.row.parent);
      if (head.payload.archivedAt !== null || (scope.of === "all" && isAside)) continue;
      found.push(toLogged(head, name));
    }
  }
  found.sort((left, right) => right.conversation.order - left.conversation.order);
  return { conversations: found, unreadable };
}

/** A conversation's messages, in parts of some hundred rows; reads while others write. */
async function* listAllMessages(
  { database, reader }: ReadDeps,
  conversationId: Id,
): AsyncGenerator<LoggedMessages> {
  for await (const batch of scanMessages(database, conversationId)) {
    const rows = await Promise.all(batch.map((row) => reader.inspect("messages", row)));
    const opened = rows.filter((row) => typeof row !== "string");
    yield { messages: opened.map(rowToMessage), unreadable: rows.length - opened.length };
  }
}

type NameOf = (contextId: Id) => Promise<{ readonly name: string; readonly isAside: boolean }>;

async function oneConversation(
  { reader }: ReadDeps,
  id: Id,
  nameOf: NameOf,
): Promise<LoggedConversations> {
  const head = await reader.get("conversations", id);
  if (head === null) throw new AppError("not-found");
  const { name } = await nameOf(head.row.parent);
  return { conversations: [toLogged(head, name)], unreadable: 0 };
}

function createNames(reader: RowReader): NameOf {
  const known = new Map<Id, ReturnType<NameOf>>();
  const read = async (id: Id) => {
    const context = await tryContext(reader, id);
    return { name: context?.name ?? "", isAside: (context?.archived ?? null) !== null };
  };
  return (id) => {
    const found = known.get(id) ?? read(id);
    known.set(id, found);
    return found;
  };
}

function toLogged(head: Head, contextName: string): LoggedConversation {
  return { conversation: headToConversation(head), contextName };
}
