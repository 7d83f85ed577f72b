import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { plural } from "./plural";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** Every text that more than one page says. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "Einstellungen",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "Nachricht",
    placeholder: "Nachricht schreiben …",
    send: "Senden",
    stop: "Anhalten",
    stopHint: (keys) => `Anhalten (${keys})`,
  },

  conversation: {
    label: "Gespräch",
    yours: "Von dir",
    reply: "Antwort",
    showEarlier: "Frühere anzeigen",
    toEnd: "Zum Neuesten springen",
    notSeen: "die Nachrichten darüber sieht das Modell nicht",
    notSeenOf: (messages) =>
      plural(messages, {
        one: "von den Nachrichten darüber sieht das Modell # Nachricht nicht",
        other: "von den Nachrichten darüber sieht das Modell # Nachrichten nicht",
      }),
    newSummary: (messages) =>
      messages === 1
        ? "Ab hier sieht das Modell von der ersten Nachricht eine Zusammenfassung."
        : plural(messages, {
            one: "Ab hier sieht das Modell von # früheren Nachricht eine Zusammenfassung.",
            other: "Ab hier sieht das Modell von # früheren Nachrichten eine Zusammenfassung.",
          }),
    newCut: "Ab hier sieht das Modell den Anfang dieses Gesprächs nicht mehr.",
    sending: "Wird gesendet …",
    waiting: "Warten auf das Modell …",
    thinking: "Denkt nach …",
    thoughtFor: (ms) => `Hat ${formatDuration(ms)} nachgedacht`,
    finished: (start) => `Antwort fertig: ${start}`,
    asks: "Das Modell bittet dich um eine Genehmigung.",
    damaged: (count) =>
      plural(count, {
        one: "# gespeicherter Eintrag ist beschädigt oder fehlt. Der Rest wird angezeigt; gelöscht wurde nichts. Mehr dazu: Einstellungen, Zustand.",
        other:
          "# gespeicherte Einträge sind beschädigt oder fehlen. Der Rest wird angezeigt; gelöscht wurde nichts. Mehr dazu: Einstellungen, Zustand.",
      }),
    continue: "Fortsetzen",
    retry: "Erneut versuchen",
    answer: "Antworten",
    cancelled: "Angehalten. Was bis dahin angekommen ist, ist gespeichert.",
    cancelledEmpty: "Angehalten, bevor etwas ankam. Die Nachricht ist gespeichert.",
    interrupted: "Unterbrochen. Was bis dahin angekommen ist, ist gespeichert.",
    interruptedEmpty: "Unterbrochen, bevor die Antwort begann. Die Nachricht ist gespeichert.",
    lengthEnded: "Die Antwort hat ihre Höchstlänge erreicht.",
    lengthEmpty: "Das Modell hat seinen ganzen Spielraum verbraucht, bevor es zu antworten begann.",
    empty: "Die Antwort ist leer.",
    toContinue: "Mit „Fortsetzen“ geht es weiter.",
    toRetry: "Bitte „Erneut versuchen“ drücken oder ein anderes Modell wählen.",
    overflow: (tokens) =>
      `Das waren etwa ${formatNumber(tokens)} Token mehr, als das Modell auf einmal fasst; es hat vielleicht nur einen Teil gesehen. Die Nachricht kürzen oder ein Modell mit größerem Fenster wählen.`,
    textKept: "Was angekommen ist, ist gespeichert.",
  },

  empty: {
    title: "Ein ruhiger Ort zum Nachdenken",
    sealed: "Nachrichten liegen verschlüsselt in diesem Browser.",
    stays:
      "Mit einem Modell auf diesem Gerät verlässt nichts davon das Gerät, außer du hast das eingerichtet.",
    leaves: (host) => `Für eine Antwort wird die Nachricht an ${host} gesendet.`,
    connectTitle: "Modell verbinden",
    connect:
      "Vorerst antwortet die integrierte Hilfe. Sie kennt nur Confidant und was hier gesagt oder gemerkt wurde. Für richtige Antworten ein Modell verbinden:",
    options: {
      ollama: "Ollama auf diesem Gerät nutzen",
      connect: "Anbieter mit Schlüssel verbinden",
      files: "Modelldatei in diesem Browser ausführen",
    },
    lookAgain: "Aktualisieren",
    looking: "Wird geladen …",
  },

  model: {
    guide: "Integrierte Hilfe",
    inBrowser: "in diesem Browser",
    onMachine: "auf diesem Gerät",
    toHost: (host) => `an ${host}`,
    checking: "Modell wird gesucht …",
    choose: "Modell wählen",
    defaultTitle: "Standardmodell",
    listTitle: "Modell für diesen Kontext",
    refresh: "Aktualisieren",
    looking: "Wird geladen …",
    none: "Auf dem Server ist noch kein Modell. Eines herunterladen, dann auf „Aktualisieren“ drücken:",
  },

  code: {
    copy: "Kopieren",
    copied: "Kopiert",
    notCopied: "Der Browser hat das Kopieren nicht zugelassen. Noch einmal drücken.",
    label: "Code",
    command: "Befehl",
    scroll: "Code, seitlich scrollbar",
    hidden: (count) =>
      plural(count, {
        one: "# unsichtbares Zeichen wird als [U+…] angezeigt. Beim Kopieren wird es weggelassen.",
        other:
          "# unsichtbare Zeichen werden als [U+…] angezeigt. Beim Kopieren werden sie weggelassen.",
      }),
  },

  markdown: {
    image: (host, alt) => `Bild auf ${host}${alt === "" ? "" : `: ${alt}`}`,
    imageInline: (alt) => `Bild nicht angezeigt${alt === "" ? "" : `: ${alt}`}`,
    done: "Erledigt",
    open: "Offen",
    table: "Tabelle, seitlich scrollbar",
    math: "Formel, seitlich scrollbar",
    asText: "Als Text angezeigt: Diesen Teil zu formatieren würde zu lange dauern.",
    goesOn: "Dieser Text ist sehr lang und geht weiter.",
    showMore: "Mehr anzeigen",
  },

  diagram: {
    show: "Diagramm anzeigen",
    showSource: "Quelltext anzeigen",
    flowchart: "Flussdiagramm",
    sequence: "Sequenzdiagramm",
    scroll: "Diagramm, seitlich scrollbar",
    inWords: "Das Diagramm in Worten",
    line: (from, to, text) => `${from} nach ${to}${text === "" ? "" : `: ${text}`}`,
    between: (from, to, text) => `Zwischen ${from} und ${to}${text === "" ? "" : `: ${text}`}`,
    bidirectional: (from, to, text) =>
      `Zwischen ${from} und ${to}, in beide Richtungen${text === "" ? "" : `: ${text}`}`,
    end: (frame) => `Ende: ${frame}`,
    unread: (line) =>
      `Confidant zeichnet Fluss- und Sequenzdiagramme. Zeile ${formatNumber(line)} ließ sich nicht als Teil davon lesen.`,
    tooLarge: "Dieses Diagramm ist zu groß, um hier gezeichnet zu werden.",
  },

  problem: {
    dismiss: "Schließen",
    tryAgain: "Erneut versuchen",
    withoutBackup: (action) => `${action} ohne Sicherung`,
  },

  errors,
  messageKept: "Die Nachricht ist gespeichert.",
} satisfies Texts<typeof en>;
