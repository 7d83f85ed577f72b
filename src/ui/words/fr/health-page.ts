import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** What the options say about whether what is stored is whole. */
export const healthPage = {
  storage: {
    title: "Stockage",
    kept: "Stockage persistant : accordé. Le navigateur ne supprime rien de Confidant pour faire de la place.",
    notKept:
      "Stockage persistant : non accordé. Le nettoyage automatique du navigateur épargne quand même Confidant, qui dispose d’un stockage illimité. Les copies des sauvegardes dans un dossier à vous n’en dépendent pas.",
    noBuckets:
      "Compartiments de stockage : absents de ce navigateur. S’il supprime le stockage de Confidant, ce qui a été écrit depuis la sauvegarde la plus récente est perdu ; tout ce qui précède est restauré. Mettez le navigateur à jour, ou choisissez un dossier et faites des sauvegardes plus souvent dans Options, Sauvegarde.",
  },
  why: "Vérifie chaque entrée enregistrée. Rien n’est modifié.",
  run: "Vérifier maintenant",
  running: "Vérification …",
  well: (rows) =>
    byCount(
      rows,
      "# entrée vérifiée. Aucun problème trouvé.",
      "# entrées vérifiées. Aucun problème trouvé.",
    ),
  found: (rows) =>
    byCount(
      rows,
      "# entrée vérifiée. Problèmes trouvés :",
      "# entrées vérifiées. Problèmes trouvés :",
    ),
  unreadable: {
    "row-tampered": (count) =>
      byCount(
        count,
        "# entrée a été modifiée de l’extérieur, ou est endommagée, et ne peut pas être lue. Réparer enlève ce qu’il en reste.",
        "# entrées ont été modifiées de l’extérieur, ou sont endommagées, et ne peuvent pas être lues. Réparer enlève ce qu’il en reste.",
      ),
    "key-missing": (count) =>
      byCount(
        count,
        "# entrée est chiffrée avec une clé que ce coffre ne possède pas. Elle ne s’ouvrira plus jamais ; réparer l’enlève et reconstruit ce qui en dépend.",
        "# entrées sont chiffrées avec une clé que ce coffre ne possède pas. Elles ne s’ouvriront plus jamais ; réparer les enlève et reconstruit ce qui en dépend.",
      ),
    "version-unknown": (count) =>
      byCount(
        count,
        "# entrée a été écrite par une version plus récente. Elle reste ; mettez Confidant à jour pour la lire.",
        "# entrées ont été écrites par une version plus récente. Elles restent ; mettez Confidant à jour pour les lire.",
      ),
    other: (count, code) =>
      `${byCount(count, "# entrée ne s’ouvre pas", "# entrées ne s’ouvrent pas")} (${code}). ${byCount(count, "Elle reste.", "Elles restent.")}`,
  },
  vaultMismatch:
    "Le contenu du coffre ne correspond pas à ses registres : quelque chose a été retiré, ajouté ou remplacé de l’extérieur.",
  mismatched: (count) =>
    byCount(
      count,
      "# conversation ne correspond pas à ses registres : des messages ont été retirés, ajoutés ou remplacés de l’extérieur.",
      "# conversations ne correspondent pas à leurs registres : des messages ont été retirés, ajoutés ou remplacés de l’extérieur.",
    ),
  rewound:
    "Vos données sont plus anciennes que ce que ce navigateur a vu en dernier : elles ont été remplacées par une copie antérieure.",
  details: "Détails",
  canDo: "Ce que vous pouvez faire",
  exportFirst: "Exportez d’abord les données lisibles.",
  repairMeans:
    "Réparer supprime définitivement les entrées endommagées, reconstruit les parties manquantes et accepte le reste tel quel. Les entrées manquantes ne reviennent pas et ne sont plus signalées.",
  repair: "Réparer …",
  repairConfirm: "Supprimer les entrées illisibles et réparer",
  repaired: (removed, rebuilt) =>
    `Terminé. Enlevées : ${formatNumber(removed)} ; reconstruites : ${formatNumber(rebuilt)}.`,
} satisfies Texts<(typeof enOptions)["healthPage"]>;
