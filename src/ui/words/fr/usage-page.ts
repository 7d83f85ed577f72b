import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "Jetons, vitesse et coût par mois et par modèle. Ces statistiques ne quittent jamais cet ordinateur.",
  how: "Les jetons sont comptés par le fournisseur, sinon estimés. Les prix sont ceux que le fournisseur publie ; sa facture peut différer. Les titres, les résumés et l’apprentissage de faits comptent comme des réponses. Le guide intégré, les conversations temporaires et la recherche par le sens ne sont pas compris.",
  none: "Pas encore de réponse d’un modèle.",
  month: formatMonth,
  months: "Par mois",
  measure: "Les barres montrent",
  measures: { tokens: "Jetons", cost: "Coût" },
  plots: { tokens: "Jetons de chaque mois", cost: "Coût de chaque mois" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)} : ${counted.tokens(tokens)}`,
    cost: (name, cost) => `${formatMonth(name)} : ${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}, par modèle`,
  columns: {
    month: "Mois",
    model: "Modèle",
    replies: "Réponses",
    prompt: "Jetons reçus",
    reply: "Jetons produits",
    firstWord: "Premier mot",
    speed: "Jetons/s",
    cost: "Coût",
  },
  hints: {
    firstWord: "De l’envoi au premier mot, en moyenne",
    speed: "Jetons par seconde à partir du premier mot, en moyenne",
  },
  all: "Tous",
  others: "Autres modèles",
  browserModel: "Modèle intégré du navigateur",
  destination: {
    browser: "dans ce navigateur",
    machine: "sur cet ordinateur",
    host: (host) => `vers ${host}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    const some = byCount(unpriced, "prix de # réponse inconnu", "prix de # réponses inconnu");
    return cost === 0 ? "prix inconnu" : `${formatCost(cost)}, ${some}`;
  },
  forget: "Réinitialiser les statistiques …",
  forgetMeans:
    "Les statistiques de tous les mois sont supprimées. Les conversations gardent les leurs. Vous pouvez annuler pendant 10 secondes.",
  forgetConfirm: "Réinitialiser",
  forgotten: "Réinitialisé.",
} satisfies Texts<typeof enUsagePage>;
