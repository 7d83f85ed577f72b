import type { enShortcuts } from "../shortcut-words";
import type { Texts } from "../texts";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "Tastenkürzel",
  note: "Wenn nichts anderes dabeisteht, gilt ein Tastenkürzel in der Seitenleiste. Ändern lassen sie sich unter Einstellungen, Tastenkürzel.",
  keys: "Taste",
  does: "Was sie tut",
  close: "Schließen",
  what: {
    send: "Nachricht senden",
    newLine: "Neue Zeile beginnen",
    stop: "Antwort anhalten",
    editLast: "Letzte eigene Nachricht bearbeiten, aus einem leeren Eingabefeld",
    search: "Gespräche und Gedächtnis durchsuchen",
    find: "In diesem Gespräch suchen",
    contexts: "Zu einem anderen Kontext wechseln",
    inspector: "Zeigen, was das Modell sehen wird",
    lock: "Confidant sperren",
    begin: "Neues Gespräch beginnen",
    commands: "Befehle auflisten, am Anfang einer Nachricht",
    mention: "Ein früheres Gespräch oder eine Datei dieses Kontexts anhängen",
    shortcuts: "Alle Tastenkürzel zeigen, außerhalb von Textfeldern",
  },
  fixed: {
    escape: "Schließen, was offen ist, eines nach dem anderen",
    tab: "Namen eines Befehls vervollständigen, oder zum nächsten Bedienelement",
    saveSummary: "Bearbeitete Zusammenfassung speichern",
    menu: "Menü eines Gesprächs in der Liste öffnen",
  },
  anywhere: {
    lock: "Confidant sperren, überall im Browser",
    panel: "Seitenleiste öffnen, überall im Browser",
    popup: "Popup öffnen, überall im Browser",
    page: "Zu dieser Seite fragen, überall im Browser",
  },
  none: "Nicht festgelegt",

  page: {
    own: "In der Seitenleiste",
    lead: "Welche Tasten was bewirken und welche sich ändern lassen.",
    ownWhy: "Sie gelten in der Seitenleiste; Senden, Anhalten und Sperren auch im Popup.",
    change: "Ändern",
    changeOf: (what) => `Tastenkürzel ändern: ${what}`,
    reset: "Zurücksetzen",
    resetOf: (what, keys) => `Auf ${keys} zurücksetzen: ${what}`,
    resetAll: "Alle zurücksetzen",
    press: "Die neuen Tasten drücken, Esc bricht ab.",
    pressFor: (what) => `Neue Tasten: ${what}`,
    saved: (what, keys) => `Gespeichert. ${keys}: ${what}.`,
    allReset: "Gespeichert. Alle Tastenkürzel sind wieder wie zu Beginn.",
    taken: (keys, what) =>
      `${keys} ist schon belegt: „${what}“. Andere Tasten drücken, oder zuerst jenes Tastenkürzel ändern.`,
    takenByBrowser: (keys, what) =>
      `${keys} ist im ganzen Browser schon belegt: „${what}“. Andere Tasten drücken, oder jenes Tastenkürzel unten ändern.`,
    resetTaken: (keys, what) =>
      `Nicht zurückgesetzt: ${keys} ist jetzt belegt: „${what}“. Zuerst jenes Tastenkürzel ändern, oder hier andere Tasten drücken.`,
    refused: {
      alone: (keys, mod, alt) =>
        `${keys} allein dient zum Schreiben und Bewegen. Dazu ${mod} oder ${alt} halten.`,
      browser: (keys) => `${keys} benutzt der Browser selbst. Andere Tasten drücken.`,
      writing: (keys) =>
        `${keys} bearbeitet Text, bewegt sich darin oder schreibt ein Zeichen. Andere Tasten drücken.`,
    },
    browser: "Im ganzen Browser",
    browserWhy:
      "Diese verwaltet der Browser. Festgelegt und geändert werden sie auf seiner Seite für Tastenkürzel von Erweiterungen.",
    openBrowser: "Seite des Browsers öffnen",
    fixed: "Nicht änderbar",
    commands: {
      lock: "Confidant sperren",
      panel: "Seitenleiste öffnen",
      popup: "Popup öffnen",
      page: "Zu dieser Seite fragen",
    },
  },
} satisfies Texts<typeof enShortcuts>;
