import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What the options say of checking and repairing what is stored. */
export const healthPage = {
  storage: {
    title: "Speicher",
    kept: "Dauerhafter Speicher: gewährt. Der Browser löscht nichts von Confidant, um Platz zu schaffen.",
    notKept:
      "Dauerhafter Speicher: nicht gewährt. Das automatische Aufräumen des Browsers lässt Confidant trotzdem aus, weil es unbegrenzten Speicher hat. Kopien der Sicherungen in einem eigenen Ordner betrifft es nicht.",
    noBuckets:
      "Speicher-Buckets: in diesem Browser nicht vorhanden. Löscht er den Speicher von Confidant, ist verloren, was seit der neuesten Sicherung geschrieben wurde; alles davor wird wiederhergestellt. Den Browser aktualisieren, oder unter Einstellungen, Sicherung, einen Ordner wählen und öfter sichern.",
  },
  why: "Prüft jeden gespeicherten Eintrag. Nichts wird geändert.",
  run: "Jetzt prüfen",
  running: "Wird geprüft …",
  well: (rows) =>
    plural(rows, {
      one: "# Eintrag geprüft. Keine Probleme gefunden.",
      other: "# Einträge geprüft. Keine Probleme gefunden.",
    }),
  found: (rows) =>
    plural(rows, {
      one: "# Eintrag geprüft. Gefundene Probleme:",
      other: "# Einträge geprüft. Gefundene Probleme:",
    }),
  unreadable: {
    "row-tampered": (count) =>
      plural(count, {
        one: "# Eintrag wurde von außen geändert oder ist beschädigt und lässt sich nicht lesen. Reparieren entfernt, was davon übrig ist.",
        other:
          "# Einträge wurden von außen geändert oder sind beschädigt und lassen sich nicht lesen. Reparieren entfernt, was davon übrig ist.",
      }),
    "key-missing": (count) =>
      plural(count, {
        one: "# Eintrag ist mit einem Schlüssel verschlüsselt, den dieser Tresor nicht hat. Er öffnet sich nie wieder; Reparieren entfernt ihn und baut neu auf, was davon abhängt.",
        other:
          "# Einträge sind mit einem Schlüssel verschlüsselt, den dieser Tresor nicht hat. Sie öffnen sich nie wieder; Reparieren entfernt sie und baut neu auf, was davon abhängt.",
      }),
    "version-unknown": (count) =>
      plural(count, {
        one: "# Eintrag wurde von einer neueren Version geschrieben. Er bleibt; um ihn zu lesen, Confidant aktualisieren.",
        other:
          "# Einträge wurden von einer neueren Version geschrieben. Sie bleiben; um sie zu lesen, Confidant aktualisieren.",
      }),
    other: (count, code) => {
      const closed = plural(count, {
        one: "# Eintrag öffnet sich nicht",
        other: "# Einträge öffnen sich nicht",
      });
      return `${closed} (${code}). Gelöscht wird nichts davon.`;
    },
  },
  vaultMismatch:
    "Der Inhalt des Tresors passt nicht zu seinen Aufzeichnungen: Etwas wurde von außen entfernt, hinzugefügt oder ersetzt.",
  mismatched: (count) =>
    plural(count, {
      one: "# Gespräch passt nicht zu seinen Aufzeichnungen: Nachrichten wurden von außen entfernt, hinzugefügt oder ersetzt.",
      other:
        "# Gespräche passen nicht zu ihren Aufzeichnungen: Nachrichten wurden von außen entfernt, hinzugefügt oder ersetzt.",
    }),
  rewound:
    "Die Daten sind älter, als dieser Browser sie zuletzt sah: Sie wurden durch eine frühere Kopie ersetzt.",
  details: "Einzelheiten",
  canDo: "Was sich tun lässt",
  exportFirst: "Zuerst die lesbaren Daten exportieren.",
  repairMeans:
    "Reparieren löscht beschädigte Einträge endgültig, baut fehlende Teile neu auf und nimmt den Rest hin, wie er ist. Fehlende Einträge kommen nicht zurück und werden nicht mehr gemeldet.",
  repair: "Reparieren …",
  repairConfirm: "Nicht lesbare Einträge löschen und reparieren",
  repaired: (removed, rebuilt) =>
    `Fertig: ${formatNumber(removed)} entfernt, ${formatNumber(rebuilt)} neu aufgebaut.`,
} satisfies Texts<(typeof enOptions)["healthPage"]>;
