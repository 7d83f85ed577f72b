import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "Nouvelle conversation",
    temporary: "Conversation temporaire",
    rename: "Renommer …",
    pin: "Épingler",
    unpin: "Désépingler",
    tags: "Étiquettes …",
    move: "Déplacer vers …",
    parameters: "Paramètres …",
    archive: "Archiver",
    restore: "Restaurer",
    exportIt: "Exporter …",
    search: "Chercher …",
    find: "Chercher dans cette conversation",
    memory: "Mémoire",
    factsWait: (count) => `Faits en attente de votre accord : ${formatNumber(count)}`,
    shortcuts: "Raccourcis clavier",
    tab: "Ouvrir dans un onglet",
    remove: "Supprimer …",
    discard: "Abandonner …",
  },

  list: {
    waiting: "une réponse attend",
    title: "Conversations",
    close: "Fermer",
    begin: "Nouvelle",
    find: "Chercher dans les conversations et la mémoire",
    scope: "Quelles conversations",
    here: "Ce contexte",
    everywhere: "Tous les contextes",
    archived: "Archivées",
    contextArchived: "Contexte archivé",
    list: "Conversations, les plus récentes d’abord",
    untitled: "Nouvelle conversation",
    current: "affichée en ce moment",
    pinned: "épinglée",
    notStored: "Non enregistrée",
    counts: (messages, tokens) =>
      `${counted.messages(messages)} · ${
        tokens < 1_000 ? counted.tokens(tokens) : `${formatTokens(tokens)} jetons`
      }`,
    total: (count, isEverywhere) =>
      isEverywhere
        ? byCount(
            count,
            "# conversation enregistrée en tout, archivées comprises",
            "# conversations enregistrées en tout, archivées comprises",
          )
        : byCount(
            count,
            "# conversation enregistrée ici, archivées comprises",
            "# conversations enregistrées ici, archivées comprises",
          ),
    menu: "Ce que vous pouvez en faire (Shift+F10)",
    menuOf: (title) => `« ${title} »`,
    none: "Pas encore de conversation ici. Ce que vous écrivez en commence une.",
    noneFound: "Rien ne contient ces mots.",
    noneArchived: "Rien n’est archivé ici.",
    loading: "Chargement …",
    ago: (ms) => formatAgo(ms),
    exactly: (time) => formatExactDate(time),
    tags: (tags) => tags.join(", "),
  },

  found: {
    title: "Messages et mémoire",
    total: (count) =>
      count < 10_000
        ? byCount(
            count,
            "# passage dans les messages et la mémoire",
            "# passages dans les messages et la mémoire",
          )
        : `Plus de ${formatNumber(10_000)} passages dans les messages et la mémoire`,
    searched: (count) =>
      byCount(
        count,
        "# texte parcouru jusqu’ici, les plus récents d’abord ; les plus anciens suivent.",
        "# textes parcourus jusqu’ici, les plus récents d’abord ; les plus anciens suivent.",
      ),
    anew: (count) =>
      byCount(
        count,
        "L’index de recherche enregistré n’a pas pu être lu ; il est donc refait : # texte jusqu’ici, les plus récents d’abord.",
        "L’index de recherche enregistré n’a pas pu être lu ; il est donc refait : # textes jusqu’ici, les plus récents d’abord.",
      ),
    memory: "Mémoire",
    speakers: { user: "Vous :", assistant: "Réponse :" },
    kinds: {
      message: "Message :",
      title: "Titre :",
      block: "Bloc :",
      fact: "Fait :",
      archival: "Note :",
      summary: "Résumé :",
      reference: "Référence :",
    },
    hint: 'Des mots, ou "une expression", -sans, from:me, in:contexte, tag:nom, before:2026-05, after:2026-01-31',
  },

  dialog: {
    save: "Enregistrer",
    cancel: "Annuler",
    renameTitle: "Renommer cette conversation",
    name: "Titre",
    nameNote: "Laissé vide, un titre lui sera trouvé.",
    tagsTitle: "Étiquettes de cette conversation",
    tagList: "Étiquettes",
    tagsNote: "Séparées par des virgules.",
    moveTitle: "Déplacer cette conversation vers",
    removeTitle: "Supprimer cette conversation",
    counting: "Comptage …",
    removeMeans: (title, messages) =>
      `Cela supprime « ${title} » : ${counted.messages(messages)} sur toutes ses branches, avec ses résumés. Vous pouvez annuler pendant 10 secondes, sauf si elle est très grande. Une sauvegarde est faite d’abord ; les sauvegardes, quatre semaines ou plus, et les fichiers du navigateur, pour un temps, peuvent encore la contenir, chiffrée.`,
    removeConfirm: (messages) => `Supprimer ${counted.messages(messages)}`,
    discardTitle: "Abandonner cette conversation temporaire",
    discardMeans: (messages) =>
      byCount(
        messages,
        "# message disparaît avec elle. Vous pouvez annuler pendant 10 secondes ; rien n’en a jamais été enregistré.",
        "# messages disparaissent avec elle. Vous pouvez annuler pendant 10 secondes ; rien n’en a jamais été enregistré.",
      ),
    discardConfirm: "L’abandonner",
  },

  message: {
    removeTitle: "Supprimer ce message",
    removeMeans:
      "Son texte est supprimé, sur chaque branche dont il fait partie. Avec lui disparaissent les résumés qui en ont été tirés, et ce qui est gardé des prompts depuis. Vous pouvez annuler pendant 10 secondes, sauf s’il est très grand. Les sauvegardes faites auparavant le gardent, quatre semaines ou plus.",
    removeConfirm: "Le supprimer",
  },
} satisfies Texts<typeof enConversationList>;
