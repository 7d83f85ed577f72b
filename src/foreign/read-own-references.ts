import { cleanLabel } from "../domain/clean-label";
import {
  type ImportedReference,
  importedReferenceSchema,
  MAX_IMPORTED_REFERENCES,
} from "../domain/imported";
import { MAX_ALIAS, MAX_ALIASES, MAX_REFERENCE_NAME } from "../domain/reference";
import type { Note } from "./note";
import { asFields, type Fields, own, ownList, ownText } from "./own-fields";
import { readTime } from "./read-time";
import type { Reading, ReadOptions } from "./reading";

/** What a conversation of our own export was about; what is no reference, or one too many, is noted. */
export function readOwnReferences(
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
