import type { SearchDoc, TextKind } from "../../domain/search-index";
import type { Payload } from "../database/payloads";
import type { Columns } from "../database/schema";
import type { HeadFields } from "../rows/changes";

/** Where the texts of each kind are stored. */
export const SEARCH_TABLES = {
  message: "messages",
  title: "conversations",
  block: "blocks",
  fact: "facts",
  archival: "archival_entries",
  summary: "summaries",
  reference: "references",
} as const satisfies Readonly<Record<TextKind, string>>;

export type SearchTable = (typeof SEARCH_TABLES)[TextKind];

/** What a message is found by. */
export type Said = Pick<
  Payload<"messages">,
  "role" | "text" | "attachments" | "deletedAt" | "createdAt"
>;

type Fields<T extends SearchTable> = T extends "conversations"
  ? HeadFields
  : T extends "messages"
    ? Said
    : Payload<T>;
type ToDoc<T extends SearchTable> = (columns: Columns<T>, payload: Fields<T>) => SearchDoc | null;

/** What a row of each table is found by; null of one that says nothing, or nothing any more. */
export const TO_DOC: { readonly [T in SearchTable]: ToDoc<T> } = {
  messages: ({ id, parent, order }, { role, text, attachments = [], deletedAt, createdAt }) => {
    const files = attachments.map(
      (file) => `${file.name}\n${file.kind === "text" ? file.text : ""}`,
    );
    const whole = [text, ...files].join("\n").trim();
    if (deletedAt !== null || whole === "" || (role !== "user" && role !== "assistant"))
      return null;
    const doc = { id, owner: parent, contextId: null, order, at: createdAt, tags: [] };
    return { ...doc, kind: "message", speaker: role, text: whole };
  },
  conversations: ({ id, parent }, { title, tags, updatedAt }) => ({
    ...{
      kind: "title",
      id,
      owner: id,
      contextId: parent,
      order: null,
      at: updatedAt,
      speaker: null,
    },
    tags,
    text: [title, ...tags].join("\n"),
  }),
  blocks: (columns, { text, whole = text, ...block }) => blockDoc(columns, block, whole),
  facts: ({ id, parent }, { key, value, since, taint }) => ({
    ...ofContext("fact", { id, parent }, `${key}: ${value}`, since),
    taint,
  }),
  archival_entries: ({ id, parent }, { text, tags, createdAt, taint }) => ({
    ...ofContext("archival", { id, parent }, [text, ...tags].join("\n"), createdAt),
    tags,
    taint,
  }),
  references: ({ id, parent }, { name, target, aliases, mentionedAt, taint }) => ({
    ...{ kind: "reference", id, owner: parent, contextId: null, order: null, at: mentionedAt },
    ...{ speaker: null, tags: [], text: [name, target, ...aliases].join("\n"), taint },
  }),
  summaries: ({ id, parent }, { state, text, updatedAt }) =>
    state === "dropped"
      ? null
      : {
          ...{ kind: "summary", id, owner: parent, contextId: null, order: null, at: updatedAt },
          ...{ speaker: null, tags: [], text },
        },
};

/** The same, with no more of a block than models are shown of it. */
export const TO_SHOWN_DOC: typeof TO_DOC = {
  ...TO_DOC,
  blocks: (columns, block) => blockDoc(columns, block, block.text),
};

function blockDoc(
  columns: Columns<"blocks">,
  { label, description, updatedAt, taint }: Omit<Payload<"blocks">, "text" | "whole">,
  text: string,
): SearchDoc {
  const { id, parent } = columns;
  const all = [label, description, text].join("\n");
  return { ...ofContext("block", { id, parent }, all, updatedAt), taint };
}

function ofContext(
  kind: TextKind,
  { id, parent }: { readonly id: string; readonly parent: string },
  text: string,
  at: number,
): SearchDoc {
  const doc = { kind, id, owner: parent, contextId: parent, order: null };
  return { ...doc, at, speaker: null, tags: [], text };
}
