import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "Dieser Kontext lässt sich nicht lesen",
  why: "Er wurde von außen geändert oder ist beschädigt. Seine Gespräche sind noch da, lassen sich aber erst fortsetzen, wenn er repariert ist.",
  repair: "Reparieren …",
  means:
    "Reparieren legt diesen Kontext unter dem Namen Recovered neu an, mit Standardanweisungen, und löscht jeden anderen Eintrag, der sich nicht lesen lässt. Wenn möglich, wird zuerst eine Sicherung erstellt. Einstellungen, Zustand, zeigt, was sonst beschädigt ist.",
  confirm: "Jetzt reparieren",
  cancel: "Abbrechen",
  health: "Einstellungen öffnen",
} satisfies Texts<typeof enRepair>;
