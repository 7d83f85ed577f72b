import type { Message } from "../domain/message";
import { ELARA_ROLES, type ElaraRole } from "./elara-name";
import { toIso } from "./iso-time";
import type { Note } from "./note";
import { asFields, own, ownFields, ownText } from "./own-fields";
import { parseJson } from "./parse-json";
import { readTime } from "./read-time";

/** A message as Elara knows one. */
export type ElaraMessage = {
  readonly role: ElaraRole;
  readonly content: string;
  /** Milliseconds since 1970; null where the record tells none that can be. */
  readonly at: number | null;
  /** From the metadata that our own records have; empty elsewhere. */
  readonly model: string;
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
    },
  });
}

/** The message in a record's text, or why there is none. */
export function readElaraRecord(
  text: string,
  { now, note }: { readonly now: number; readonly note: Note },
): ElaraMessage | "record-message" | "record-role" {
  const fields = asFields(parseJson(text));
  const content = fields === null ? null : ownText(fields, "content");
  if (fields === null || content === null) return "record-message";
  const named = ownText(fields, "role")?.toLowerCase();
  const role = ELARA_ROLES.find((one) => one === named);
  if (role === undefined) return "record-role";
  const told = own(fields, "timestampUtc");
  // A number is no time here; whatever is no text is told as one that cannot be.
  const at = readTime(typeof told === "string" ? told : String(told), now, note);
  const model = ownText(ownFields(fields, "metadata") ?? {}, "model") ?? "";
  return { role, content, at, model: role === "assistant" ? model : "" };
}

function nameOf(role: ElaraRole): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
