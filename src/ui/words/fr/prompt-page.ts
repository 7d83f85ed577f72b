import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "La conversation",
    maxTurns: "Nombre maximal d’échanges montrés au modèle",
    maxMessages: "Nombre maximal de messages par demande",
    summaryPercent:
      "Pourcentage du nombre maximal d’échanges à partir duquel les plus anciens sont résumés",
    summaryPercentNote: "Un nombre plus petit résume plus tôt et plus souvent.",
    cacheSeconds: "Secondes pendant lesquelles une conversation lue reste en mémoire, non chiffrée",
    cacheSecondsNote:
      "Le message suivant attend alors moins. Le verrouillage la retire aussitôt ; avec 0, aucune ne reste.",
    compression: "Échanges plus anciens",
    compressions: {
      "recursive-summarization": "sont résumés",
      truncate: "sont laissés de côté",
    },
    keepRecent: "Échanges à garder",
    summariser: "Modèle pour les résumés",
    summariserNote:
      "Nom d’un modèle sur le même serveur. Laissez vide pour utiliser le modèle qui répond.",
    chunkSize: "Nombre maximal d’échanges par résumé",
    range: (min, max) => `Un nombre entier de ${formatNumber(min)} à ${formatNumber(max)}.`,
    memory: "Mémoire et activité récente",
    activityEntries: "Nombre maximal d’entrées d’activité récente montrées au modèle",
    activityNote: (most) =>
      `De ${formatNumber(0)} à ${formatNumber(most)}. Elles disent quand les autres conversations d’un contexte ont commencé et continué ; les réglages de chaque contexte décident s’il les montre.`,
    includeDescriptions: "Inclure les descriptions des blocs de mémoire",
    includeSchemas: "Inclure les schémas des blocs de mémoire",
    blocksNote:
      "Un bloc de mémoire est un texte nommé parmi les instructions, comme le flux de travail dont parle un message. Sa description dit à quoi il sert, son schéma quelle forme il a.",
    background: "En arrière-plan",
    backgroundWhy:
      "Les titres, les résumés et les faits sont écrits quand rien d’autre ne tourne. Seuls les serveurs que vous avez choisis sont interrogés.",
    backgroundLocal: "Avec un modèle sur cet ordinateur",
    backgroundRemote: "Avec un modèle distant",
    backgroundCost: "Cela renvoie la conversation au serveur, et peut coûter de l’argent.",
    idleMinutes: "Minutes d’inactivité avant qu’une conversation soit résumée en entier",
    modes: "Type de réponse",
    modesLabel: "Indiquer au modèle quel type de réponse semble souhaité",
    modesWhy:
      "Quelques phrases, selon les mots du message : créer, chercher, modifier, réfléchir, ou simplement parler.",
    warning: "Avertissement",
    warningPercent: "Pourcentage de la fenêtre au-delà duquel sa barre avertit",
    warningWhy: (share) =>
      `Au-delà de ${formatPercent(share)} de la fenêtre, ou de la part qu’y a la conversation, sa barre dans le panneau avertit, par la couleur et la forme.`,
    window: "Fenêtre de ce modèle",
    windowField: (model) => `Jetons que ${model} peut contenir à la fois`,
    windowReported: (tokens) =>
      `Le serveur indique ${counted.tokens(tokens)}. Laissez vide pour utiliser cette valeur.`,
    windowNotReported:
      "Le serveur ne l’indique pas. Laissez vide pour utiliser la valeur connue, ou une supposition prudente.",
    moreLimits: "Plus",
    limits: {
      reservedResponseTokens: "Jetons réservés à la réponse",
      historyTokens: "Jetons pour la conversation",
      memoryTokens: "Jetons pour les résumés et la mémoire",
    },
    limitEmpty: "Laissez vide pour utiliser la valeur du contexte.",
    defaultLimits: "Limites pour tout modèle qui n’en a pas à lui",
    defaultWindow: "Jetons qu’il peut contenir à la fois",
    defaultWindowEmpty:
      "Laissez vide pour utiliser ce que le serveur indique, ou une supposition prudente.",
    windowGuide:
      "Le guide intégré n’a pas de fenêtre. Choisissez d’abord un modèle dans le panneau latéral.",
    redactions: "Mots à masquer",
    redactionsSent:
      "Chacun est remplacé par un substitut. Masqué avant l’envoi, il n’atteint jamais un modèle, mais reste ici tel que vous l’avez écrit. Seules les réponses des outils sont conservées sans lui, telles que le modèle les a reçues.",
    redactionsStored:
      "Masqué avant l’enregistrement, il est retiré définitivement des messages, réponses, titres et résumés enregistrés désormais. Les données déjà enregistrées ne changent pas. Ce que vous êtes en train d’écrire, ou une réponse en cours, est enregistré tel quel jusqu’à la fin.",
    noRedactions: "Aucun pour l’instant.",
    redactionText: "Mot ou motif",
    redactionKind: "Type",
    redactionKinds: { word: "un mot ou une expression", pattern: "un motif" },
    redactionWhen: "Masquer",
    redactionWhens: { stored: "avant l’enregistrement", sent: "avant l’envoi" },
    patternHint:
      "Dans un motif, # est un chiffre, ? un caractère, et * jusqu’à 64 caractères sans espace.",
    redactionLength: "De 2 à 200 caractères, avec au plus quatre *.",
    add: "Ajouter",
    remove: "Retirer",
    removeLabel: (text) => `Retirer « ${text} »`,
    turns: "Échanges récents",
    noTurns: "Aucun échange n’a encore eu de réponse.",
    turnsTable: "Échanges récents, défile sur le côté",
    columns: {
      at: "Quand",
      model: "Modèle",
      tokens: "Jetons",
      share: "Fenêtre",
      firstToken: "Premier mot",
      speed: "Jetons/s",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "Aucune conversation n’a été lue depuis le réveil de Confidant."
        : `Pris en mémoire au lieu du disque : ${formatNumber(hits)} fois sur ${formatNumber(fetches)} (${formatPercent(rate)}).`,
    refresh: "Actualiser",
  },
} satisfies Texts<typeof enPromptPage>;
