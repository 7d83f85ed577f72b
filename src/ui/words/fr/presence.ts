import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "Confirmez votre identité",
  why: "Cela change le déverrouillage de Confidant, le garde déverrouillé plus longtemps, ou exporte des clés. La question ne sera pas reposée pendant deux minutes.",
  confirm: "Confirmer",
  checking: "Vérification …",
  cancel: "Annuler",
} satisfies Texts<typeof enPresence>;
