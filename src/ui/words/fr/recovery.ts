import { formatExactDate } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";
import { byCount } from "./plural";

const WHY = {
  gone: "Le navigateur avait supprimé le stockage de Confidant",
  older: "Le stockage de Confidant avait été remis dans un état antérieur",
};

const LEFT = {
  kept: "Le stockage de Confidant a peut-être été remis dans un état antérieur. Il a été laissé tel quel ; ce qui a été trouvé d’autre est dans un autre coffre, sous Options, Données.",
  full: "Le stockage de Confidant avait été remis dans un état antérieur, et le disque n’a pas la place de restaurer le reste. Libérez de l’espace, puis redémarrez le navigateur.",
};

const behind = (madeAt: number) =>
  `Le stockage de Confidant a été remis dans un état antérieur ; la sauvegarde du ${formatExactDate(madeAt)} contient davantage. Pour le retrouver, restaurez-la sous Options, Sauvegarde.`;

const gapOf = (since: number) =>
  since === 0
    ? "une partie du plus récent"
    : `ce qui a été écrit après le ${formatExactDate(since)}`;

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "Restauration de vos conversations",
  why: "Le navigateur a supprimé le stockage de Confidant. Vos données sont en cours de restauration à partir de copies locales. Vous n’avez rien à faire et pouvez fermer cette page.",
  stages: {
    looking: "Recherche de la copie la plus récente …",
    staging: "Restauration …",
    switching: "Ouverture …",
  },
  bar: "Restauré jusqu’ici",
  preview: {
    newest: "La conversation la plus récente, en lecture seule jusqu’à ce que tout soit restauré",
    older: "Les messages plus anciens sont en cours de restauration.",
  },
  folder: {
    why: "Si les sauvegardes étaient aussi copiées dans un dossier, choisissez-le : la plus récente qui s’ouvre sera restaurée.",
    choose: "Choisir le dossier de sauvegarde …",
  },

  label: "Restauré",
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") return behind(since ?? 0);
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0
        ? []
        : [
            byCount(
              unreadable,
              "# entrée qui ne s’est pas ouverte",
              "# entrées qui ne se sont pas ouvertes",
            ),
          ]),
      ...(withoutKey === 0
        ? []
        : [byCount(withoutKey, "la clé de # connexion", "les clés de # connexions")]),
    ];
    const except = gaps.length === 0 ? "" : ` sauf ${joined(gaps)}`;
    return `${WHY[why]} ; tout a été restauré${except}.`;
  },
  dismiss: "Fermer",
} satisfies Texts<typeof enRecovery>;

function joined(parts: readonly string[]): string {
  const [last = ""] = parts.slice(-1);
  const before = parts.slice(0, -1);
  return before.length === 0 ? last : `${before.join(", ")} et ${last}`;
}
