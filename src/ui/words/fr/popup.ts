import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** What the popup says. */
export const popup = {
  search: "Passer à un contexte",
  placeholder: "Passer à …",
  list: "Contextes",
  now: "en cours",
  pinned: "Épinglé, n’expire jamais",
  archived: "archivé",
  never: "n’expire jamais",
  none: "Il n’y a pas encore de contexte. Options, Contextes, crée le premier.",
  noMatch: "Aucun contexte ne porte ce nom ou cette étiquette.",
  more: (count) =>
    byCount(
      count,
      "# de plus : saisissez une partie du nom ou d’une étiquette pour en trouver un.",
      "# de plus : saisissez une partie du nom ou d’une étiquette pour en trouver un.",
    ),
  openPanel: "Ouvrir le panneau",
  askPage: "Poser une question sur cette page",
  openPanelHint: (name, keys) => `Ouvrir le panneau latéral avec ${name} (→ ou ${keys})`,
  ask: (name) => `Demander à ${name} …`,
  askLabel: (name) => `Demander à ${name}`,
  send: "Envoyer",
  continue: "Continuer dans le panneau",
  noCommands: "Les commandes ne fonctionnent que dans le panneau latéral. Votre texte reste ici.",
  running: "Réponses en cours",
  runningIn: (context, title) => (title === "" ? context : `${context} : ${title}`),
  runningMore: (count) => `et ${formatNumber(count)} de plus`,
  lockNow: "Verrouiller maintenant",
  backup: {
    failed: "La dernière sauvegarde n’a pas pu être faite.",
    old: "La sauvegarde la plus récente a plus d’une semaine.",
    folder: "Les sauvegardes ne sont pas copiées dans votre dossier.",
  },
} satisfies Texts<typeof enPopup>;
