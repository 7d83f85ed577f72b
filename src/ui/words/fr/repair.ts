import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "Ce contexte ne peut pas être lu",
  why: "Il a été modifié de l’extérieur ou est endommagé. Ses conversations sont conservées, mais vous ne pouvez pas les continuer tant qu’il n’est pas réparé.",
  repair: "Réparer …",
  means:
    "La réparation recrée ce contexte sous le nom Recovered, avec les instructions par défaut, et supprime toute autre entrée illisible. Si possible, une sauvegarde est faite auparavant. Options, État, montre ce qui est endommagé d’autre.",
  confirm: "Réparer maintenant",
  cancel: "Annuler",
  health: "Ouvrir les Options",
} satisfies Texts<typeof enRepair>;
