import type { enArchived } from "../archived-words";
import { formatDate } from "../format";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** Why a context answers nothing, and the ways back. */
export const archived = {
  title: "Archivé",
  byExpiry: (days) =>
    byCount(
      days,
      "Ce contexte a été archivé après # jour sans utilisation. Tout son contenu est conservé.",
      "Ce contexte a été archivé après # jours sans utilisation. Tout son contenu est conservé.",
    ),
  byPerson: (at) =>
    `Vous avez archivé ce contexte le ${formatDate(at)}. Tout son contenu est conservé.`,
  restore: "Restaurer",
  keep: "Restaurer et épingler",
  keepMeans: "Un contexte épinglé n’expire jamais.",
} satisfies Texts<typeof enArchived>;
