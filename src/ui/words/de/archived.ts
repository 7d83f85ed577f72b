import type { enArchived } from "../archived-words";
import { formatDate } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** Why a context answers nothing, and the ways back. */
export const archived = {
  title: "Archiviert",
  byExpiry: (days) =>
    plural(days, {
      one: "Dieser Kontext wurde nach # Tag ohne Nutzung archiviert. Alles darin ist noch da.",
      other: "Dieser Kontext wurde nach # Tagen ohne Nutzung archiviert. Alles darin ist noch da.",
    }),
  byPerson: (at) =>
    `Du hast diesen Kontext archiviert (${formatDate(at)}). Alles darin ist noch da.`,
  restore: "Wiederherstellen",
  keep: "Wiederherstellen und anheften",
  keepMeans: "Ein angehefteter Kontext läuft nie ab.",
} satisfies Texts<typeof enArchived>;
