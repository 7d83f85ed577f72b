import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";
import { byCount } from "./plural";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `Changer de contexte (${keys})`,
    label: "Contextes",
    find: "Chercher par nom ou étiquette",
    list: "Contextes : les épinglés d’abord, puis les plus récents",
    none: "Aucun contexte n’a ces mots dans son nom ni dans une étiquette.",
    loading: "Chargement …",
    current: "affiché en ce moment",
    pinned: "épinglé, n’expire jamais",
    archivedMark: "archivé",
    more: (count) =>
      byCount(
        count,
        "# de plus : saisissez une partie du nom ou de l’étiquette.",
        "# de plus : saisissez une partie du nom ou de l’étiquette.",
      ),
    fromPreset: "Nouveau à partir d’un préréglage …",
    presets: "Préréglages pour créer un contexte",
    findPreset: "Chercher un préréglage",
    onTrial: "à l’essai",
    noPreset: "Aucun préréglage n’a ces mots dans son nom.",
    back: "Retour",
    edit: "Tous les contextes …",
    endsIn: (mark) => `se termine dans ${mark}`,
    extend: "Prolonger",
    aboutEnd: "Quand ce contexte expire",
    archived: "Ce contexte est archivé. Restaurez-le pour continuer.",
    restore: "Restaurer",
  },

  modelScope: {
    onlyHere: "Seulement dans ce contexte",
    own: "Ce contexte a son propre modèle.",
    unset: "Utiliser le modèle par défaut",
  },

  expiry: {
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} min`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} h`
        : `${formatNumber(Math.floor(ms / DAY_MS))} j`;
    },
    warning: (at) =>
      `Il sera archivé quand il expirera, le ${formatExactDate(at)}. Une conversation ou le bouton « Prolonger » fait repartir le délai.`,
    fresh: (at) => `Sans utilisation, il sera archivé le ${formatExactDate(at)}.`,
    neverFirst: "Il n’expire jamais : c’est le premier contexte.",
    neverPinned: "Il n’expire jamais : il est épinglé.",
    extend: "Prolonger",
    extendName: (name) => `Prolonger ${name}`,
    ends: (left) => `sera archivé dans ${left}`,
  },
} satisfies Texts<typeof enContexts>;
