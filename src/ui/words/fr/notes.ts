import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "Notes",
    means: "Enregistrées durablement, à retrouver ici. Elles ne font pas partie des prompts.",
    none: "Pas encore de note. Écrivez-en une ici, ou choisissez « Retenir » dans le menu d’un message.",
    noneFound: "Aucune note ne contient ces mots.",
    notWhole: "L’indexation n’est pas terminée : toutes les notes n’ont pas été parcourues.",
    again: "Chercher encore",
    find: "Chercher dans les notes",
    add: "Ajouter une note",
    text: "Texte de la note",
    tags: "Étiquettes",
    tagsNote: "Séparées par des virgules. Peut rester vide.",
    edit: "Modifier",
    editOf: (start) => `Modifier la note : ${start}`,
    deleteOf: (start) => `Supprimer la note : ${start}`,
    source: "Afficher le message",
    sourceOf: (start) => `Afficher le message de la note : ${start}`,
    count: (count) => byCount(count, "# note", "# notes"),
    shown: (from, to, total) =>
      `${formatNumber(from)}–${formatNumber(to)} sur ${formatNumber(total)}`,
    next: "Plus anciennes",
    before: "Plus récentes",
    ago: formatAgo,
    exactly: formatExactDate,
    changed:
      "Elle a été modifiée ailleurs entre-temps. Appuyez encore une fois sur « Enregistrer » pour garder votre texte à sa place.",
  },

  facts: {
    title: "Faits",
    means:
      "Ce qui est connu de vous. Ils font partie du prompt, les plus récents dans la limite de la place.",
    none: "Rien n’est encore connu. Écrivez un fait ici ; d’autres sont tirés de ce que vous dites, par un modèle sur cet ordinateur, ou selon ce que permet Options, Prompt.",
    table: "Tableau des faits",
    key: "Sujet",
    value: "Valeur",
    since: "Depuis",
    acts: "Actions possibles",
    keyOf: (key) => `Nom du fait : ${key}`,
    valueOf: (key) => `Valeur : ${key}`,
    notIncluded:
      "Ce qui a été appris des conversations n’est dans aucun prompt tant que ce contexte n’en apprend pas. Le réglage se trouve dans Options, Contextes.",
    waits: "En attente de votre accord (« Approuver ») : le modèle ne le voit pas encore.",
    quote: (words) => `Vous avez dit : « ${words} »`,
    confidence: (share) => `Fiabilité : ${formatPercent(share)}`,
    byModel: "Retenu par un modèle.",
    replaces: (value) => `Remplacerait : ${value}`,
    former: (values) => `Avant : ${values.join(" ; ")}`,
    approve: "Approuver",
    approveOf: (key) => `Approuver le fait : ${key}`,
    forget: "Oublier",
    forgetOf: (key) => `Oublier le fait : ${key}`,
    source: "Afficher le message",
    sourceOf: (key) => `Afficher le message du fait : ${key}`,
    add: "Ajouter",
    addLabel: "Ajouter ce fait",
  },

  remember: {
    title: "Retenir ceci",
    as: "Enregistrer comme",
    names: { note: "Une note.", fact: "Un fait." },
    text: "Texte",
    keep: "Enregistrer",
    keptNote: "Enregistré comme note.",
    keptFact: "Enregistré comme fait.",
    undo: "Annuler",
    undone: "Annulé. Rien n’a été enregistré.",
    show: "Afficher la mémoire",
  },

  feedback: {
    title: "Votre avis",
    means:
      "Ce que vous dites ici reste dans la mémoire de ce contexte, dans le bloc « feedback », et fait partie de ses prochains prompts. Cela ne va nulle part ailleurs.",
    legend: "Cette réponse",
    names: { helped: "A été utile.", not: "N’a pas été utile." },
    asks: {
      helped: "Dites ce qui doit rester ainsi.",
      not: "Dites ce qui devrait être différent.",
    },
    words: "Avec vos mots",
    kept: "Enregistré. Les prochains prompts le diront au modèle.",
  },
} satisfies Texts<typeof enNotes>;
