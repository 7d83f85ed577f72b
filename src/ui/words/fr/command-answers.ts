import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** What the commands are answered with. */
export const commandAnswers = {
  dismiss: "Fermer",
  asking: "Chargement …",
  status: {
    title: "Situation",
    context: "Contexte",
    model: "Modèle",
    mode: "Type de réponse",
    window: "Fenêtre",
    lock: "Verrouillage",
    store: "Stockage",
    well: "en bon état",
    damaged: (rows) =>
      byCount(rows, "# entrée endommagée ou manquante", "# entrées endommagées ou manquantes"),
    none: "aucun pour l’instant",
    share: (share, tokens, window) =>
      `${formatPercent(share)}, ${formatNumber(tokens)} sur ${counted.tokens(window)}`,
    noWindow: (tokens) => `${counted.tokens(tokens)} ; le guide n’en a pas`,
    lockKinds: {
      none: "non verrouillé",
      sealing: "chiffrement en cours",
      lock: "verrouillé par une méthode de déverrouillage à vous",
    },
  },
  history: {
    title: "Historique",
    all: "Messages ici",
    shown: "Montrés au modèle",
    summarised: "Couverts par un résumé",
    leftOut: "Laissés de côté",
  },
  model: {
    title: "Modèle",
    chosen: (name) => `${name} est maintenant le modèle.`,
    choosing: (name) => `Choix de ${name} …`,
    unknown: (name) =>
      `Il n’y a pas ici de modèle nommé « ${name} ». La liste montre ceux qui existent.`,
  },
  summary: {
    title: "Résumé",
    making: "Résumé en cours …",
    made: (messages) =>
      `Terminé. Au lieu de ${counted.messages(messages)}, le modèle voit le résumé ouvert ci-dessus.`,
    show: "L’afficher",
    nothing: "Il n’y a encore rien à résumer : l’échange le plus récent reste toujours tel quel.",
  },
  facts: {
    title: "Faits",
    none: "Rien n’est encore connu de vous dans ce contexte. Les faits sont tirés de ce que vous dites quand personne n’a écrit depuis un moment, ou gardés par /remember.",
    quote: (words) => `« ${words} »`,
    former: (values) => `Avant : ${values.join(" ; ")}`,
    replaces: (value) => `Remplacerait : ${value}`,
    waiting: "En attente de votre accord (« Approuver ») : aucun modèle ne le voit encore.",
    approve: "Approuver",
    approveOf: (key) => `Approuver : ${key}`,
    forget: "Oublier",
    forgetOf: (key) => `Oublier : ${key}`,
  },
  remember: {
    title: "Retenir",
    empty:
      "Saisissez après la commande ce qu’il faut retenir, comme dans /remember ville: Lisbonne.",
    temporary: "Rien n’est gardé d’une conversation temporaire. Rien n’a été modifié.",
    kept: (key, value) => `Retenu : ${key} : ${value}`,
  },
  forget: {
    title: "Oublier",
    empty:
      "Appuyez sur « Oublier » à côté d’un fait, ou saisissez son sujet après la commande, comme dans /forget ville.",
    done: (key) => `Oublié : ${key}. Ce qui a été dit jusqu’ici ne le fera plus apprendre.`,
    unknown: (key) =>
      `Il n’y a pas de fait nommé « ${key} » dans ce contexte. /facts affiche ceux qui existent.`,
  },
  help: {
    title: "Commandes",
    note: "Les commandes s’exécutent ici et ne sont jamais envoyées. Seuls /model, /search, /remember et /forget prennent un argument. Tout autre texte commençant par une barre oblique est envoyé comme message.",
  },
} satisfies Texts<typeof enCommandAnswers>;
