import type { Context } from "../../domain/context";
import type { Conversation } from "../../domain/conversation";
import type { ConversationJob } from "../../domain/job";
import type { Message } from "../../domain/message";
import type { Summary } from "../../domain/summary";
import type { RowState } from "../database/schema";
import type { HeadFields, Put } from "./changes";
import type { OpenedRow } from "./sealed-row";
import type { Head } from "./set-state";

export function rowToContext({ row, payload }: OpenedRow<"contexts">): Context {
  return { ...payload, id: row.id, version: row.version };
}

/** The context as a row to store, in place of the form it has now; null for a new one. */
export function contextToPut(
  { id, version: _version, ...payload }: Context,
  replaces: RowState | null,
): Extract<Put, { table: "contexts" }> {
  return { table: "contexts", columns: { id }, replaces, payload };
}

/** The conversation, without what only the store needs of its head. */
export function headToConversation({ row, payload }: Head): Conversation {
  const { digest: _digest, nextDepth: _nextDepth, learnedUntil: _until, ...fields } = payload;
  const { id, parent: contextId, version } = row;
  // Rows of versions 1 and 2 have none until they are written anew.
  const order = row.order ?? 0;
  return { ...fields, id, contextId, version, order, temporary: false };
}

/**
 * What a commit needs to store the head again, with some fields changed; `moved` says where it is to
 * stand from then on.
 */
export function headToPut(
  { row, payload }: Head,
  changed: Partial<HeadFields>,
  moved: { readonly parent?: string; readonly order?: number } = {},
) {
  const { digest: _digest, ...fields } = payload;
  return {
    columns: { id: row.id, parent: row.parent, order: row.order ?? 0, ...moved },
    replaces: row,
    payload: { ...fields, ...changed },
  };
}

export function rowToMessage({ row, payload }: OpenedRow<"messages">): Message {
  const { id, parent, previous, order } = row;
  return { ...payload, id, conversationId: parent, previous, order };
}

/** The message as a row to store, in place of the form it has now; null for a new one. */
export function messageToPut(message: Message, replaces: RowState | null): Put {
  const { id, conversationId, previous, order, ...payload } = message;
  return {
    table: "messages",
    columns: { id, parent: conversationId, previous, order },
    replaces,
    payload,
  };
}

export function rowToSummary({ row, payload }: OpenedRow<"summaries">): Summary {
  const { id, parent, order, version } = row;
  return { ...payload, id, conversationId: parent, order, version };
}

/** The summary as a row to store, in place of the form it has now; null for a new one. */
export function summaryToPut(
  summary: Omit<Summary, "version">,
  replaces: RowState | null,
): Extract<Put, { table: "summaries" }> {
  const { id, conversationId, order, ...payload } = summary;
  return { table: "summaries", columns: { id, parent: conversationId, order }, replaces, payload };
}

export function rowToJob({ row, payload }: OpenedRow<"jobs">): ConversationJob {
  return { ...payload, conversationId: row.id, version: row.version };
}
