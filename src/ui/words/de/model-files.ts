import type { enConnections } from "../connection-words";
import { formatTokens } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** Models in files that run inside the browser. */
export const modelFiles = {
  title: "Modelldateien",
  why: "Ein Modell in einer GGUF-Datei läuft in diesem Browser: ohne Server, ohne Schlüssel und auch offline. Die Datei liegt im Profil dieses Browsers; am besten gehen kleine Modelle bis etwa 2 GB, mehr als 4 GB lassen sich nicht ausführen.",
  oneThread:
    "Modelle laufen auf einem Thread: Dieses Gerät hat wenige Kerne, und Antworten kommen langsam.",
  threads: (count) =>
    plural(count, {
      one: "Modelle laufen hier auf # Thread.",
      other: "Modelle laufen hier auf # Threads.",
    }),
  room: (used, quota) => `${used} von ${quota} belegt, die der Browser gibt.`,
  drop: "GGUF-Dateien hierher ziehen oder auswählen",
  noneHere:
    "Firefox lässt keine Erweiterung Modelldateien ausführen. Stattdessen kann ein Server auf diesem Gerät antworten, etwa Ollama.",
  notGguf: (name) => `„${name}“ ist keine GGUF-Datei. Nichts davon wurde gelesen.`,
  notTaken: (name, why) => `„${name}“ wurde nicht übernommen: ${why}`,
  url: "Herunterladen von",
  urlHint:
    "Die Adresse einer GGUF-Datei, https oder auf diesem Gerät. Der Browser fragt vielleicht um Erlaubnis, diesen Host zu erreichen; von dort wird nur diese Datei geholt, und nichts Eigenes geht mit der Anfrage mit. Sie kann dorthin weitergeleitet werden, wo die Datei liegt.",
  download: "Herunterladen",
  none: "Es gibt noch keine Modelldatei.",
  list: "Modelldateien in diesem Browser",
  states: {
    arriving: "wird geladen",
    paused: "angehalten",
    checking: "wird geprüft",
    ready: "bereit",
    failed: "fehlgeschlagen",
  },
  progress: (name) => `${name}, Fortschritt`,
  arrived: (received, total) => `${received} von ${total}`,
  own: "aus einer eigenen Datei",
  from: (source) => `von ${source}`,
  window: (tokens) => `fasst ${formatTokens(tokens)} Token`,
  noTemplate: "ohne eigene Chat-Vorlage: Eine einfache wird verwendet",
  digest: "SHA-256",
  pause: "Anhalten",
  resume: "Fortsetzen",
  remove: "Entfernen",
  removeMeans: (name, contexts, { isGeneral, canUndo }) =>
    [
      `Löscht „${name}“ aus diesem Browser.`,
      ...(canUndo ? ["Rückgängig machen geht 10 Sekunden lang."] : []),
      ...(contexts > 0
        ? [
            plural(contexts, {
              one: "# Kontext benutzt sie und meldet das mit der nächsten Nachricht.",
              other: "# Kontexte benutzen sie und melden das mit der nächsten Nachricht.",
            }),
          ]
        : []),
      ...(isGeneral ? ["Sie ist das Standardmodell."] : []),
    ].join(" "),
  removeConfirm: "Diese Datei entfernen",
} satisfies Texts<(typeof enConnections)["files"]>;

/** The model that the browser brings. */
export const browserModel = {
  states: {
    available: "bereit",
    downloadable: "kann vom Browser heruntergeladen werden",
    downloading: "wird vom Browser heruntergeladen",
    unavailable: "auf diesem Gerät nicht möglich",
  },
  why: "Ein Modell, das der Browser mitbringt. Nichts verlässt dieses Gerät.",
  download: "Mit dem Browser herunterladen",
  progress: "Integriertes Modell des Browsers, Fortschritt",
  failed:
    "Der Browser hat es nicht heruntergeladen. Nichts wurde geändert; später noch einmal versuchen.",
} satisfies Texts<(typeof enConnections)["browserModel"]>;
