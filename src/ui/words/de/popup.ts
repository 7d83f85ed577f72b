import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What the popup says. */
export const popup = {
  search: "Zu einem Kontext wechseln",
  placeholder: "Wechseln zu …",
  list: "Kontexte",
  now: "jetzt",
  pinned: "Angeheftet, läuft nie ab",
  archived: "archiviert",
  never: "läuft nie ab",
  none: "Es gibt noch keinen Kontext. Einstellungen, Kontexte, legt den ersten an.",
  noMatch: "Kein Kontext hat diesen Namen oder dieses Schlagwort.",
  more: (count) =>
    plural(count, {
      one: "# weiterer: einen Teil des Namens oder ein Schlagwort eingeben.",
      other: "# weitere: einen Teil des Namens oder ein Schlagwort eingeben.",
    }),
  openPanel: "Seitenleiste öffnen",
  askPage: "Zu dieser Seite fragen",
  openPanelHint: (name, keys) => `Seitenleiste mit ${name} öffnen (→ oder ${keys})`,
  ask: (name) => `${name} fragen …`,
  askLabel: (name) => `${name} fragen`,
  send: "Senden",
  continue: "In der Seitenleiste fortsetzen",
  noCommands: "Befehle gehen nur in der Seitenleiste. Der Text bleibt hier.",
  running: "Laufende Antworten",
  runningIn: (context, title) => (title === "" ? context : `${context}: ${title}`),
  runningMore: (count) => `und ${formatNumber(count)} weitere`,
  lockNow: "Jetzt sperren",
  backup: {
    failed: "Die letzte Sicherung ließ sich nicht erstellen.",
    old: "Die neueste Sicherung ist älter als eine Woche.",
    folder: "Sicherungen werden nicht in deinen Ordner kopiert.",
  },
} satisfies Texts<typeof enPopup>;
