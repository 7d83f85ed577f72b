import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { conversationsOf, messagesOf } from "./nouns";
import { plural } from "./plural";

/** What the part of the options says that gives conversations out as files. */
export const exportTexts = {
  exportPart: {
    title: "Gespräche exportieren",
    why: "Gespräche als Dateien für Menschen und andere Programme, mit dem, was sich ihre Kontexte merken. Archiviertes ist nur dabei, wenn sein Kontext oder das Gespräch selbst gewählt wird. Temporäre Gespräche sind nie dabei, Bilder nur mit Namen.",
    readable:
      "Wer diese Datei hat, kann sie lesen: Sie ist nicht verschlüsselt. Die Downloadliste des Browsers behält ihren Namen.",
    weak: "Wer diese Dateien und den Schlüsseltext hat, kann sie lesen, und ein erratbarer Schlüsseltext ist schnell erraten: Das ist viel schwächer als dein Tresor. Einen langen nehmen, der nirgends sonst benutzt wird.",
    what: "Inhalt",
    scopes: {
      all: "alle Gespräche",
      context: "ein Kontext",
      conversation: "ein Gespräch",
    },
    context: "Kontext",
    search: "Gespräch nach Titel oder Schlagwort suchen",
    found: "Gespräch",
    foundCount: (count) =>
      count === 0 ? "Keines gefunden." : `${conversationsOf(count)} gefunden`,
    more: "Nur die neuesten sind aufgelistet: mehr vom Titel eingeben.",
    untitled: "Neues Gespräch",
    format: "Format",
    formats: {
      json: "JSON: kann wieder importiert werden, ohne Bilder, Zusammenfassungen und was Werkzeuge taten",
      markdown: "Markdown: zum Lesen",
      elara: "Elara: je Nachricht ein verschlüsselter Datensatz",
    },
    hidden: {
      json: "Unsichtbare Zeichen, etwa solche, die die Schreibrichtung umkehren, stehen darin als Escape-Codes und werden unverändert wieder importiert.",
      markdown:
        "Unsichtbare Zeichen, etwa solche, die die Schreibrichtung umkehren, stehen darin mit Namen, wie [U+202E], damit sie zu sehen sind.",
      elara:
        "Unsichtbare Zeichen, etwa solche, die die Schreibrichtung umkehren, bleiben in den Datensätzen, wie sie sind.",
    },
    elaraContents:
      "Elara hat eine einzige Folge von Texten: Von einem Gespräch wird der angezeigte Zweig geschrieben, von mehreren alles Gesagte. Dateien, Bilder und Gedächtnis sind nicht dabei.",
    key: "Schlüsseltext",
    keyProblems: {
      empty: "Den Schlüsseltext eingeben.",
      default:
        "Das ist der Text, mit dem Elara ausgeliefert wird: Alle kennen ihn. Einen anderen wählen.",
    },
    keyWarning:
      "Das ist der Text, mit dem Elara ausgeliefert wird: Wer diese Dateien hat, kann sie lesen und könnte sie geändert haben.",
    target: "Wohin",
    targets: { zip: "in ein Archiv (.zip)", folder: "in einen Ordner" },
    folderNote: "Datensätze, die schon dort sind, bleiben, wie sie sind.",
    start: "Exportieren",
    running: "Export läuft. Diese Seite offen lassen, bis er fertig ist.",
    progress: "Export, Fortschritt",
    soFar: (conversations, total, messages) =>
      `${formatNumber(conversations)} von ${conversationsOf(total)}, ${messagesOf(messages)}`,
    cancel: "Abbrechen",
    done: "Export fertig",
    failed: "Export fehlgeschlagen",
    nothingSaved: "Es wurde keine Datei gespeichert.",
    folderKept: "Bis dahin geschriebene Datensätze sind im Ordner.",
    counts: (conversations, messages) =>
      `${conversationsOf(conversations)}, ${messagesOf(messages)}`,
    records: (count) =>
      plural(count, { one: "# Datensatz geschrieben", other: "# Datensätze geschrieben" }),
    there: (count) =>
      plural(count, {
        one: "# Datensatz war schon da und blieb, wie er ist",
        other: "# Datensätze waren schon da und blieben, wie sie sind",
      }),
    unreadable: (count) =>
      plural(count, {
        one: "# Eintrag ließ sich nicht lesen und fehlt; mehr dazu unter „Zustand“",
        other: "# Einträge ließen sich nicht lesen und fehlen; mehr dazu unter „Zustand“",
      }),
    leftOut: {
      attachments: (count) =>
        plural(count, {
          one: "# Datei oder Bild nur mit Namen",
          other: "# Dateien oder Bilder nur mit Namen",
        }),
      empty: (count) =>
        plural(count, {
          one: "# Nachricht ohne Text weggelassen",
          other: "# Nachrichten ohne Text weggelassen",
        }),
      tools: (count) =>
        plural(count, {
          one: "# Schritt eines Werkzeugs weggelassen",
          other: "# Schritte von Werkzeugen weggelassen",
        }),
    },
    again: "Etwas anderes exportieren",
    all: "alle",
    markdown: {
      untitled: "Gespräch ohne Titel",
      context: "Kontext",
      from: "Von (UTC)",
      to: "Bis (UTC)",
      tags: "Schlagwörter",
      references: "Referenzen",
      roles: { user: "Du", assistant: "Assistent", system: "System", tool: "Werkzeug" },
      thinking: "Überlegung:",
      answer: "Antwort:",
      file: "Datei:",
      sources: "Quellen:",
      picture: "Bild (nicht in dieser Datei):",
      deleted: "Diese Nachricht wurde gelöscht.",
      nothing: "Nichts wurde gesagt.",
      memory: {
        title: (context) => `Gedächtnis von ${context}`,
        facts: "Fakten",
        notes: "Notizen",
        waiting: "wartet auf dich",
        empty: "Hier steht nichts.",
      },
      otherBranch: (number, after) =>
        after === null
          ? `Ein anderer Zweig (${number}), vom Anfang an`
          : `Ein anderer Zweig (${number}), nach Nachricht ${after}`,
    },
  },
} satisfies Texts<typeof enExport>;
