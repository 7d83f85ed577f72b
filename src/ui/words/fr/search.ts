import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "Cette conversation",
  },

  filters: {
    open: "Filtres",
    row: "Affiner la recherche",
    names: { from: "De", kind: "Genre", date: "Période", tag: "Étiquette", help: "Aide" },
    inUse: "Filtres utilisés",
    remove: (filter) => `Retirer le filtre : ${filter}`,
    speakers: { user: "Vous", assistant: "L’assistant" },
    kinds: {
      message: "Messages",
      title: "Titres",
      block: "Blocs",
      fact: "Faits",
      archival: "Notes",
      summary: "Résumés",
      reference: "Références",
    },
    after: "Depuis le",
    before: "Avant le",
    lastDays: (days) => `Les ${days} derniers jours`,
    tag: "Étiquette",
    addTag: "Ajouter",
    chip: {
      from: (speaker) => `De : ${speaker}`,
      in: (context) => `Dans : ${context}`,
      kind: (kind) => `Genre : ${kind}`,
      before: (date) => `Avant le ${date}`,
      after: (date) => `Depuis le ${date}`,
      tag: (tag) => `Étiquette : ${tag}`,
    },
  },

  help: {
    title: "Comment chercher",
    rows: [
      ["vieux port", "les deux mots, n’importe où dans un texte"],
      ['"vieux port"', "ces mots dans cet ordre"],
      ["-port", "sans ce mot"],
      ["from:me", "ce que vous avez écrit ; from:assistant ce qui a été répondu"],
      ["in:travail", "dans les contextes dont le nom contient ceci"],
      ["kind:note", "aussi message, title, block, fact, summary, reference"],
      ["after:2026-05", "à partir de ce moment"],
      ["before:2026-06-15", "jusqu’à la veille de ce jour"],
      ["tag:voyage", "avec cette étiquette"],
    ],
  },

  find: {
    label: "Chercher dans cette conversation",
    previous: "Précédent (Shift+Enter)",
    next: "Suivant (Enter)",
    close: "Fermer et rester ici (Esc ramène où vous étiez)",
    count: (position, of, isMore) =>
      isMore
        ? `${formatNumber(position)} sur plus de ${formatNumber(of)}`
        : `${formatNumber(position)} sur ${formatNumber(of)}`,
    some: (of, isMore) =>
      isMore ? `plus de ${formatNumber(of)}` : `${formatNumber(of)} au-dessus`,
    none: "Rien trouvé",
    looking: "Chargement …",
    elsewhere: (count) =>
      byCount(
        count,
        "# message de plus dans d’autres versions : l’afficher dans la recherche",
        "# messages de plus dans d’autres versions : les afficher dans la recherche",
      ),
  },

  method: {
    label: "Chercher par",
    modes: { auto: "Mots et sens", fts: "Mots", vector: "Sens" },
    found: {
      fts: "Trouvé par les mots.",
      vector: "Trouvé par le sens.",
      hybrid: "Trouvé par les mots et le sens.",
    },
    progress: (embedded, of) =>
      `${formatNumber(embedded)} sur ${counted.texts(of)} peuvent pour l’instant être trouvés par le sens.`,
    waits: "La recherche par le sens attend :",
  },

  otherVersion: "dans une autre version",
  gone: "Ce texte a été supprimé. La liste est à jour maintenant.",
} satisfies Texts<typeof enSearch>;
