import type { enImport } from "../en-import";
import type { Texts } from "../texts";
import { plural } from "./plural";

type Part = (typeof enImport)["importPart"];

/** What an import left out or read differently. */
export const importNotes = {
  system: (count) =>
    plural(count, { one: "# Anweisung des Produkts", other: "# Anweisungen des Produkts" }),
  tool: (count) =>
    plural(count, { one: "# Schritt eines Werkzeugs", other: "# Schritte von Werkzeugen" }),
  hidden: (count) =>
    plural(count, { one: "# verborgene Nachricht", other: "# verborgene Nachrichten" }),
  thinking: (count) =>
    plural(count, { one: "# Vermerk über Überlegungen", other: "# Vermerke über Überlegungen" }),
  image: (count) => plural(count, { one: "# Bild", other: "# Bilder" }),
  room: (count) =>
    plural(count, {
      one: "# weiteres Bild, für das kein Platz war: Dieselbe Datei noch einmal zu importieren macht damit weiter",
      other:
        "# weitere Bilder, für die kein Platz war: Dieselbe Datei noch einmal zu importieren macht damit weiter",
    }),
  sound: (count) => plural(count, { one: "# Ton oder Video", other: "# Töne oder Videos" }),
  file: (count) => plural(count, { one: "# Datei", other: "# Dateien" }),
  failure: (count) =>
    plural(count, { one: "# fehlgeschlagene Antwort", other: "# fehlgeschlagene Antworten" }),
  card: (count) =>
    plural(count, { one: "# Teil einer Charakterkarte", other: "# Teile einer Charakterkarte" }),
  memory: () => "was sich Kontexte merkten: Die Datei ist größer als 64 MB",
  "memory-nowhere": () =>
    "was sich Kontexte merkten: Kein Gespräch war neu; einen Kontext wählen, in den importiert wird",
  "memory-left": (count) =>
    plural(count, {
      one: "# Teil des Gedächtnisses: beschädigt, zu lang oder mehr, als der Kontext fasst",
      other: "# Teile des Gedächtnisses: beschädigt, zu lang oder mehr, als der Kontext fasst",
    }),
  unknown: (count) =>
    plural(count, { one: "# Teil unbekannter Art", other: "# Teile unbekannter Art" }),
  date: (count) =>
    plural(count, {
      one: "# unmögliche Zeitangabe: Die Zeit davor wurde genommen",
      other: "# unmögliche Zeitangaben: Die Zeit davor wurde genommen",
    }),
  parent: (count) =>
    plural(count, {
      one: "# Nachricht folgt auf eine, die fehlt: Sie beginnt einen Zweig",
      other: "# Nachrichten folgen auf eine, die fehlt: Jede beginnt einen Zweig",
    }),
  cycle: (count) =>
    plural(count, {
      one: "# Kreis von Nachrichten, aufgetrennt",
      other: "# Kreise von Nachrichten, aufgetrennt",
    }),
  double: (count) =>
    plural(count, {
      one: "# Nachricht war doppelt: Die erste wurde genommen",
      other: "# Nachrichten waren doppelt: Die erste wurde genommen",
    }),
  clipped: (count) =>
    plural(count, {
      one: "# Nachricht war länger als 1 MiB: Der Rest fehlt und ist vermerkt",
      other: "# Nachrichten waren länger als 1 MiB: Der Rest fehlt und ist vermerkt",
    }),
} satisfies Texts<Part["notes"]>;

/** Why something of a file could not be read; stands behind its name. */
export const importProblems = {
  "not-an-array": "ist weder ein Archiv noch eine Datei mit Gesprächen",
  "too-large": "ist größer, als Confidant fassen kann",
  "too-deep": "ist für ein Gespräch zu tief verschachtelt",
  "cut-off": "ist das letzte vollständige: Die Datei endet vorzeitig. Für den Rest neu exportieren",
  "not-json": "ist beschädigt",
  "not-a-conversation": "ist kein Gespräch eines Produkts, das Confidant kennt",
  "newer-version":
    "wurde von einer neueren Version von Confidant exportiert. Zum Importieren Confidant aktualisieren",
  empty: "enthält keinen Text von dir oder dem Assistenten",
  "no-conversations": "enthält keine Gespräche",
  "no-card": "ist ein Bild ohne Charakterkarte",
  "card-damaged": "hat eine beschädigte Charakterkarte",
  "card-alone": "ist eine Charakterkarte: sie einzeln importieren",
  "download-list":
    "ist nur eine Liste von Downloads. Die Gespräche herunterladen, zu denen sie führt, und die heruntergeladene Datei wählen",
  "zip-too-large": "wird entpackt größer, als ein Export sein sollte",
  "zip-too-slow": "braucht zum Entpacken länger, als ein Export sollte",
  "zip-cut-off":
    "endet vorzeitig: Es ist nicht vollständig angekommen. Noch einmal herunterladen oder kopieren",
  "zip-locked":
    "hat ein Passwort. Mit einem Programm entpacken, das danach fragt, und den Inhalt wählen",
  "zip-packing":
    "ist so gepackt, dass Confidant es nicht entpacken kann. Mit einem anderen Programm entpacken und den Inhalt wählen",
  unreadable: "lässt sich nicht lesen, oder nicht bis zum Ende",
  "key-does-not-fit": "öffnet sich nicht: Der Schlüsseltext passt nicht",
  "no-records": "enthält keine Datensätze von Elara",
  "record-name": "ist nicht wie ein Datensatz benannt",
  "record-double": "ist doppelt: Der erste wurde genommen",
  "record-too-large": "ist größer, als ein Datensatz sein kann",
  "record-envelope": "ist kein verschlüsselter Datensatz",
  "record-key": "öffnet sich mit diesem Schlüsseltext nicht oder wurde geändert",
  "record-message": "enthält keine Nachricht",
  "record-role": "hat eine unbekannte Rolle oder eine andere, als sein Name sagt",
  "record-time": "gibt die Zeit als Zahl oder ohne Zeitzone an",
  "record-empty": "enthält keinen Text",
  "record-unreadable": "lässt sich nicht lesen",
} satisfies Texts<Part["problems"]>;
