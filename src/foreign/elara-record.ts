import type { ImportedMessage } from "../domain/imported";
import type { Message } from "../domain/message";
import { parseJson } from "../domain/parse-json";
import { ELARA_ROLES, type ElaraRole } from "./elara-name";
import { toIso } from "./iso-time";
import { exportedMetadata, readMetadata } from "./metadata";
import type { Note } from "./note";
import { asFields, own, ownFields, ownText } from "./own-fields";
import { readTime } from "./read-time";

/** A message as Elara knows one. */
export type ElaraMessage = {
  readonly role: ElaraRole;
  readonly content: string;
  /** Milliseconds since 1970; null where the record tells none that can be. */
  readonly at: number | null;
  /** From the metadata that our own records have; empty elsewhere. */
  readonly model: string;
  /** What else the record tells; undefined where it is nothing. */
  readonly metadata: ImportedMessage["metadata"];
};

/**
 * E-036, E-038: a message as one JSON object without indentation. What Elara has no field for stands
 * in the metadata: which conversation it is of, the model, the names of what was attached.
 */
export function writeElaraRecord(message: Message, role: ElaraRole): string {
  const { text, createdAt, reply, attachments = [], conversationId } = message;
  const names = attachments.map(({ name }) => name).join(", ");
  return JSON.stringify({
    role: nameOf(role),
    // Readers in other languages refuse half surrogates, escaped or not.
    content: text.replace(/\p{Cs}/gu, "\uFFFD"),
    timestampUtc: toIso(createdAt),
    metadata: {
      conversation: conversationId,
      ...(reply === null || reply.model === ""
        ? {}
        : { model: reply.model.replace(/\p{Cs}/gu, "") }),
      ...(names === "" ? {} : { attachments: names.replace(/\p{Cs}/gu, "") }),
      // What came with a record goes out with it as it was.
      ...wellFormed(exportedMetadata(message.metadata) ?? {}),
    },
  });
}

/** The message in a record's text, or why there is none. */
export function readElaraRecord(
  text: string,
  { now, note }: { readonly now: number; readonly note: Note },
): ElaraMessage | "record-message" | "record-role" | "record-time" {
  const fields = asFields(parseJson(text));
  const content = fields === null ? null : ownText(fields, "content");
  if (fields === null || content === null) return "record-message";
  const named = ownText(fields, "role")?.toLowerCase();
  const role = ELARA_ROLES.find((one) => one === named);
  if (role === undefined) return "record-role";
  const timestamp = own(fields, "timestampUtc") ?? null;
  if (timestamp !== null && (typeof timestamp !== "string" || isWithoutZone(timestamp)))
    return "record-time";
  const at = readTime(timestamp, now, note);
  const beside = ownFields(fields, "metadata");
  const isReply = role === "assistant";
  const model = isReply && beside !== null ? (ownText(beside, "model") ?? "") : "";
  const metadata = readMetadata(beside, { note, without: isReply ? ["model"] : [] });
  return { role, content, at, model, metadata };
}

/** Whether a text is a time that every zone reads as another. */
function isWithoutZone(text: string): boolean {
  return !Number.isNaN(Date.parse(text)) && !/(?:Z|GMT|UTC|[+-]\d\d:?\d\d)\s*$/i.test(text);
}

function wellFormed(metadata: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(metadata).map(([name, value]) => {
    return [name, value.replace(/\p{Cs}/gu, "\uFFFD")] as const;
  });
  return Object.fromEntries(entries);
}

function nameOf(role: ElaraRole): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
