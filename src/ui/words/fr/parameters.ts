import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "Paramètres de cette conversation",
  lead: "Ils valent dès le prochain message. Ce qui reste vide suit le contexte et le modèle.",
  sent: "Paramètres",
  sentNone: "Cette requête n’en indique aucun.",
  loading: "Chargement …",
  names: {
    note: "Note système",
    temperature: "Température",
    topP: "Choix des mots (top_p)",
    seed: "Graine aléatoire",
    stop: "Séquences d’arrêt",
    window: "Fenêtre de contexte",
    effort: "Effort de réflexion",
  },
  hints: {
    note: "Donnée au modèle après les instructions du contexte.",
    temperature: (most, usual) =>
      `De 0 (le plus prévisible) à ${formatNumber(most)} (le plus varié). Vide : ${formatNumber(usual)}.`,
    topP: "De 0 à 1 : les mots au-delà de cette part de probabilité ne sont pas choisis.",
    seed: "Un nombre entier. Avec le même, la même question reçoit des réponses plus proches.",
    stop: (lines) =>
      `Une par ligne, ${formatNumber(lines)} au plus. La réponse s’arrête avant la première d’entre elles.`,
    window: "Nombre maximal de jetons d’une requête, réponse comprise.",
    effort: "À quel point le modèle réfléchit avant de répondre.",
  },
  efforts: { low: "Faible", medium: "Moyen", high: "Élevé" },
  usual: "Selon le modèle",
  lacking: (model, names) =>
    `${model} ne prend pas en charge : ${names.join(", ")}. Ce qui y est réglé est conservé et n’est pas envoyé.`,
  whileThinking: (model, names) =>
    `Pendant que ${model} réfléchit, ceci n’est pas envoyé : ${names.join(", ")}.`,
  guide: "Le guide intégré n’a pas de paramètres. Ils sont pour le modèle que vous choisissez.",
  wrong: (least, most) => `Il faut un nombre de ${formatNumber(least)} à ${formatNumber(most)}.`,
  wrongStop: (lines, characters) =>
    `${formatNumber(lines)} lignes au plus, de ${formatNumber(characters)} caractères chacune.`,
  save: "Enregistrer",
  cancel: "Annuler",
  reset: "Réinitialiser",
} satisfies Texts<typeof enParameters>;
