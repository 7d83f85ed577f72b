import { MAX_ATTACHMENTS, MAX_FILE_BYTES } from "../domain/attachment";
import { chatParametersSchema } from "../domain/chat-parameters";
import { checkTags } from "../domain/check-fields";
import { cleanLabel } from "../domain/clean-label";
import {
  type ImportedMessage,
  type ImportedReference,
  importedReferenceSchema,
  MAX_IMPORTED_REFERENCES,
} from "../domain/imported";
import { MAX_ALIAS, MAX_ALIASES, MAX_REFERENCE_NAME } from "../domain/reference";
import { readMetadata } from "./metadata";
import type { Note } from "./note";
import type { FoundNode, FoundNodes } from "./order-messages";
import { asFields, type Fields, own, ownFields, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import { readableSources } from "./readable-sources";
import type { Reading, ReadOptions } from "./reading";

const MAX_LABEL = 200;

/**
 * One conversation of our own readable export; null where it is none. A conversation that was itself
 * imported from such a file keeps the name that it had at first, and so do its messages: so it is
 * known again in every vault that it has been in.
 */
export function readOwn(fields: Fields, options: ReadOptions, note: Note): Reading | null {
  const id = ownText(fields, "id");
  if (id === null || !Array.isArray(own(fields, "messages"))) return null;
  const origin = ownFields(fields, "origin") ?? {};
  const isCopy = ownText(origin, "source") === "confidant";
  const idOf = firstIds(fields, isCopy);
  const shown = ownText(fields, "shown");
  return {
    id: (isCopy ? ownText(origin, "id") : null) ?? id,
    title: ownText(fields, "title") ?? "",
    tags: readTags(fields),
    ...readParameters(fields, note),
    ...readOwnReferences(fields, options, note),
    createdAt: readTime(own(fields, "createdAt"), options.now, note),
    updatedAt: readTime(own(fields, "updatedAt"), options.now, note),
    leaf: shown === null ? null : idOf(shown),
    nodes: readNodes(fields, { ...options, idOf, note }),
  };
}

type Context = ReadOptions & {
  readonly idOf: (id: string) => string;
  readonly note: Note;
};

/** What a message was called at first, by what it is called in the file. */
function firstIds(fields: Fields, isCopy: boolean): Context["idOf"] {
  const ids = new Map<string, string>();
  for (const value of isCopy ? ownList(fields, "messages") : []) {
    const message = asFields(value) ?? {};
    const id = ownText(message, "id");
    const importId = ownText(message, "importId");
    if (id !== null && importId !== null) ids.set(id, importId);
  }
  return (id) => ids.get(id) ?? id;
}

function readNodes(fields: Fields, context: Context): FoundNodes {
  const { idOf, note } = context;
  const nodes = new Map<string, FoundNode>();
  for (const value of ownList(fields, "messages")) {
    const message = asFields(value);
    const named = message === null ? null : ownText(message, "id");
    if (message === null || named === null) {
      note("unknown");
      continue;
    }
    const id = idOf(named);
    if (nodes.has(id)) {
      note("double");
      continue;
    }
    const previous = ownText(message, "previous");
    const parent = previous === null ? null : idOf(previous);
    nodes.set(id, { parent, kept: readMessage(message, context) });
  }
  return nodes;
}

/** Null for one that was deleted, is empty, or was said by nobody who is known here. */
function readMessage(message: Fields, context: Context): FoundNode["kept"] {
  const { now, note } = context;
  if (own(message, "deleted") !== undefined) return null;
  const role = ownText(message, "role");
  if (role !== "user" && role !== "assistant") {
    note(role === "system" || role === "tool" ? role : "unknown");
    return null;
  }
  const said = ownText(message, "text");
  if (said === null) {
    note("unknown");
    return null;
  }
  const { files, marks } = readAttached(message, role, context);
  const text = [said, ...marks].filter((one) => one !== "").join("\n\n");
  const createdAt = readTime(own(message, "createdAt"), now, note);
  const metadata = readMetadata(ownFields(message, "metadata"), { note });
  const more = metadata === undefined ? {} : { metadata };
  if (role === "user") {
    if (text === "" && files.length === 0) return null;
    return { role, text, createdAt, model: "", ...more, ...(files.length === 0 ? {} : { files }) };
  }
  const thinking = ownText(message, "thinking") ?? "";
  if (text === "" && thinking === "") return null;
  return {
    role,
    text,
    createdAt,
    ...more,
    ...readWriter(message),
    ...(thinking === "" ? {} : { thinking }),
    ...readStatus(message),
    ...readableSources(ownList(message, "sources")),
  };
}

function readWriter(message: Fields): Pick<ImportedMessage, "model" | "provider"> {
  const model = ownText(message, "model") ?? "";
  const provider = cleanLabel(ownText(message, "provider") ?? "", MAX_LABEL);
  return { model, ...(provider === "" ? {} : { provider }) };
}

/** Why one failed is not in the file, and what was being written went on elsewhere: here both were cut. */
const CUT = ["interrupted", "failed", "open", "streaming"];

function readStatus(message: Fields): Pick<ImportedMessage, "status"> {
  const status = ownText(message, "status") ?? "";
  if (status === "cancelled" || status === "length" || status === "refusal") return { status };
  return CUT.includes(status) ? { status: "interrupted" } : {};
}

function readTags(fields: Fields): readonly string[] {
  const tags = ownList(fields, "tags").filter((tag) => typeof tag === "string");
  return checkTags(tags).length === 0 ? [...new Set(tags)] : [];
}

/**
 * The settings of the model alone: a note of a file is a text of whoever wrote that, and would speak to
 * the model with the person's authority, as a message of the system's would.
 */
function readParameters(fields: Fields, note: Note): Pick<Reading, "parameters"> {
  const found = ownFields(fields, "parameters");
  if (found === null) return {};
  if (own(found, "note") !== undefined) note("system");
  const parsed = chatParametersSchema.safeParse({ ...found, note: undefined });
  if (!parsed.success) return {};
  const { note: _note, ...parameters } = parsed.data;
  return Object.keys(parameters).length === 0 ? {} : { parameters };
}

/**
 * Files as text, as many and as large as a message may have; the rest, and those of a reply, are noted.
 * Pictures are not in the file: each leaves a mark in the text.
 */
function readAttached(message: Fields, role: "user" | "assistant", { note, markOf }: Context) {
  const files: { name: string; text: string }[] = [];
  const marks: string[] = [];
  for (const value of ownList(message, "attachments")) {
    const attachment = asFields(value) ?? {};
    const name = cleanLabel(ownText(attachment, "name") ?? "", MAX_LABEL);
    if (ownText(attachment, "kind") === "image") {
      note("image");
      marks.push(markOf("image", name));
      continue;
    }
    const text = ownText(attachment, "kind") === "file" ? ownText(attachment, "text") : null;
    const isLarge = text !== null && new TextEncoder().encode(text).length > MAX_FILE_BYTES;
    const isFull = role === "assistant" || files.length >= MAX_ATTACHMENTS;
    if (text === null || isLarge || isFull) note("file");
    else files.push({ name, text });
  }
  return { files, marks };
}

/** What a conversation of our own export was about; what is no reference, or one too many, is noted. */
function readOwnReferences(
  fields: Fields,
  { now }: ReadOptions,
  note: Note,
): Pick<Reading, "references"> {
  const references: ImportedReference[] = [];
  for (const value of ownList(fields, "references")) {
    const read = readReference(asFields(value) ?? {}, now, note);
    if (read === null || references.length >= MAX_IMPORTED_REFERENCES) note("unknown");
    else references.push(read);
  }
  return references.length === 0 ? {} : { references };
}

function readReference(fields: Fields, now: number, note: Note): ImportedReference | null {
  const aliases = ownList(fields, "aliases")
    .filter((alias) => typeof alias === "string")
    .map((alias) => cleanLabel(alias, MAX_ALIAS))
    .filter((alias) => alias !== "" && alias.length <= MAX_ALIAS);
  const read = importedReferenceSchema.safeParse({
    kind: own(fields, "kind"),
    target: own(fields, "target"),
    name: cleanLabel(ownText(fields, "name") ?? "", MAX_REFERENCE_NAME),
    action: own(fields, "action"),
    aliases: [...new Set(aliases)].slice(0, MAX_ALIASES),
    mentionedAt: readTime(own(fields, "mentionedAt"), now, note) ?? now,
  });
  return read.success && read.data.name !== "" ? read.data : null;
}
