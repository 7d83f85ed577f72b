import type { Attachment } from "../domain/attachment";
import type { Conversation } from "../domain/conversation";
import { escapeHidden } from "../domain/hidden-characters";
import type { Message } from "../domain/message";
import type { Reference } from "../domain/reference";
import { makeAliases } from "../domain/reference-aliases";
import type { ContextMemory, ExportWriter, WriteText } from "./export-writer";
import { toIso } from "./iso-time";
import { exportedMetadata } from "./metadata";
import {
  OWN_FORMAT,
  OWN_VERSION,
  type OwnAttachment,
  type OwnConversation,
  type OwnHeader,
  type OwnMemory,
  type OwnMessage,
  type OwnReference,
} from "./own-format";

/** Stands for what is not in the file. */
const MISSING = "The picture itself is not in this file.";

/**
 * Writes our own JSON, one message on a line, and holds nothing but counts. Images are in it by their
 * names only. Half surrogates are escaped, so the file is always UTF-8, and so is what nobody sees: it
 * comes back with an import, and turns nothing around where the file is looked at.
 */
export function createJsonWriter(write: WriteText, exportedAt: number): ExportWriter {
  const header: OwnHeader = {
    format: OWN_FORMAT,
    version: OWN_VERSION,
    exportedAt: toIso(exportedAt),
  };
  let isFirst = true;
  let isFirstMessage = true;
  let isImported = false;
  let attachments = 0;
  write(`${withoutEnd(header)},"conversations":[`);
  let isFirstMemory = true;
  const close = () => {
    if (!isFirst) write("\n]}");
  };
  const endConversations = () => {
    close();
    write("\n]");
  };
  return {
    begin: async (conversation, contextName, references = []) => {
      close();
      const about = references.length === 0 ? {} : { references: references.map(toOwnReference) };
      const fields = { ...toFields(conversation, contextName), ...about };
      write(`${isFirst ? "" : ","}\n${withoutEnd(fields)},"messages":[`);
      isFirst = false;
      isFirstMessage = true;
      isImported = conversation.origin?.source === "confidant";
    },
    messages: async (messages) => {
      let text = "";
      for (const message of messages) {
        text += `${isFirstMessage ? "" : ","}\n${toJson(toOwnMessage(message, isImported))}`;
        isFirstMessage = false;
        attachments += (message.attachments ?? []).filter(({ kind }) => kind === "image").length;
      }
      write(text);
    },
    memory: async (memory) => {
      if (isFirstMemory) endConversations();
      write(`${isFirstMemory ? ',"memory":[' : ","}\n${toJson(toOwnMemory(memory))}`);
      isFirstMemory = false;
    },
    end: async () => {
      if (isFirstMemory) endConversations();
      write(isFirstMemory ? "}\n" : "\n]}\n");
      return { attachments, empty: 0, tools: 0 };
    },
  };
}

/** An object's text without the bracket that closes it. */
function withoutEnd(fields: object): string {
  return toJson(fields).slice(0, -1);
}

function toJson(value: object): string {
  return escapeHidden(JSON.stringify(value));
}

function toOwnReference(reference: Reference): OwnReference {
  const { kind, target, name, action, aliases, mentionedAt } = reference;
  const isMade = makeAliases(reference).join("\n") === aliases.join("\n");
  const called = isMade ? {} : { aliases };
  return { kind, target, name, action, ...called, mentionedAt: toIso(mentionedAt) };
}

type OwnHead = Omit<OwnConversation, "messages" | "references">;

function toFields(conversation: Conversation, context: string): OwnHead {
  const { id, title, tags, parameters, createdAt, updatedAt, activeLeaf, origin } = conversation;
  return {
    id,
    title,
    context,
    tags,
    ...(parameters === undefined ? {} : { parameters }),
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt),
    shown: activeLeaf,
    origin,
  };
}

function toOwnMessage(message: Message, isImported: boolean): OwnMessage {
  const { id, previous, role, text, createdAt, reply, metadata, deletedAt } = message;
  const attachments = message.attachments ?? [];
  const importId = isImported ? metadata?.importId : undefined;
  const exported = exportedMetadata(metadata);
  const deleted = deletedAt === null ? null : (toIso(deletedAt) ?? "");
  return {
    id,
    previous,
    role,
    text,
    createdAt: toIso(createdAt),
    ...(importId === undefined ? {} : { importId }),
    ...(reply === null || deleted !== null ? {} : toReplyFields(reply)),
    ...(attachments.length === 0 ? {} : { attachments: attachments.map(toOwnAttachment) }),
    ...(exported === undefined || deleted !== null ? {} : { metadata: exported }),
    ...(deleted === null ? {} : { deleted }),
  };
}

function toReplyFields(reply: NonNullable<Message["reply"]>) {
  const { model, provider, thinking, sources = [] } = reply;
  const status = endOf(reply);
  return {
    model,
    provider,
    ...(thinking === "" ? {} : { thinking }),
    ...(status === null ? {} : { status }),
    ...(sources.length === 0 ? {} : { sources }),
  };
}

/** How a reply ended early; null for one that is whole. */
function endOf({ status, finish }: NonNullable<Message["reply"]>): string | null {
  if (status !== "complete") return status;
  return finish === "length" || finish === "refusal" ? finish : null;
}

function toOwnAttachment(attachment: Attachment): OwnAttachment {
  const { kind, name } = attachment;
  if (kind === "image") return { kind, name, missing: MISSING };
  return { kind: "file", name, text: attachment.text };
}

/** What a context remembers as our own file has it: without its ids, history of blocks and sources. */
function toOwnMemory({ contextName, blocks, facts, notes }: ContextMemory): OwnMemory {
  return {
    context: contextName,
    blocks: blocks.map(({ block, content }) => {
      const { label, description, type, permission, pinned, schema, updatedAt } = block;
      const fields = { label, description, type, permission, pinned, schema };
      return { ...fields, content, updatedAt: toIso(updatedAt) };
    }),
    facts: facts.map(({ key, value, since, state, former }) => ({
      key,
      value,
      since: toIso(since),
      ...(state === "waiting" ? { state } : {}),
      ...(former.length === 0
        ? {}
        : { former: former.map((one) => ({ value: one.value, since: toIso(one.since) })) }),
    })),
    notes: notes.map(({ text, tags, createdAt }) => ({ text, tags, createdAt: toIso(createdAt) })),
  };
}
