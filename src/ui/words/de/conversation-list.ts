import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { messagesOf, textsOf, tokensOf } from "./nouns";
import { plural } from "./plural";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "Neues Gespräch",
    temporary: "Temporäres Gespräch",
    rename: "Umbenennen …",
    pin: "Anheften",
    unpin: "Lösen",
    tags: "Schlagwörter …",
    move: "Verschieben nach …",
    parameters: "Parameter …",
    archive: "Archivieren",
    restore: "Wiederherstellen",
    exportIt: "Exportieren …",
    search: "Suchen …",
    find: "In diesem Gespräch suchen",
    memory: "Gedächtnis",
    factsWait: (count) => `Fakten, die auf deine Genehmigung warten: ${formatNumber(count)}`,
    shortcuts: "Tastenkürzel",
    tab: "In einem Tab öffnen",
    remove: "Löschen …",
    discard: "Verwerfen …",
  },

  list: {
    waiting: "eine Antwort wartet",
    title: "Gespräche",
    close: "Schließen",
    begin: "Neu",
    find: "Gespräche und Gedächtnis durchsuchen",
    scope: "Welche Gespräche",
    here: "Dieser Kontext",
    everywhere: "Alle Kontexte",
    archived: "Archiviert",
    contextArchived: "Kontext archiviert",
    list: "Gespräche, die neuesten zuerst",
    untitled: "Neues Gespräch",
    current: "wird angezeigt",
    pinned: "angeheftet",
    notStored: "Nicht gespeichert",
    counts: (messages, tokens) =>
      `${messagesOf(messages)} · ${
        tokens < 1_000 ? tokensOf(tokens) : `${formatTokens(tokens)} Token`
      }`,
    total: (count, isEverywhere) => {
      const where = isEverywhere ? "insgesamt" : "hier";
      const stored = plural(count, { one: "# Gespräch", other: "# Gespräche" });
      return `${stored} ${where} gespeichert, archivierte eingerechnet`;
    },
    menu: "Was sich damit tun lässt (Umschalt+F10)",
    menuOf: (title) => `„${title}“`,
    none: "Hier ist noch kein Gespräch. Mit der ersten Nachricht beginnt eines.",
    noneFound: "Nichts enthält diese Wörter.",
    noneArchived: "Hier ist nichts archiviert.",
    loading: "Wird geladen …",
    ago: (ms) => formatAgo(ms),
    exactly: (time) => formatExactDate(time),
    tags: (tags) => tags.join(", "),
  },

  found: {
    title: "Nachrichten und Gedächtnis",
    total: (count) =>
      count < 10_000
        ? plural(count, {
            one: "# Stelle in Nachrichten und Gedächtnis",
            other: "# Stellen in Nachrichten und Gedächtnis",
          })
        : `Mehr als ${formatNumber(10_000)} Stellen in Nachrichten und Gedächtnis`,
    searched: (count) => `Bisher ${textsOf(count)} durchsucht, die neuesten zuerst; ältere folgen.`,
    anew: (count) =>
      `Der gespeicherte Suchindex ließ sich nicht lesen und wird neu erstellt: bisher ${textsOf(count)}, die neuesten zuerst.`,
    memory: "Gedächtnis",
    speakers: { user: "Du:", assistant: "Antwort:" },
    kinds: {
      message: "Nachricht:",
      title: "Titel:",
      block: "Block:",
      fact: "Fakt:",
      archival: "Notiz:",
      summary: "Zusammenfassung:",
      reference: "Referenz:",
    },
    hint: 'Wörter, oder "ein Ausdruck", -ohne, from:me, in:Kontext, tag:Name, before:2026-05, after:2026-01-31',
  },

  dialog: {
    save: "Speichern",
    cancel: "Abbrechen",
    renameTitle: "Dieses Gespräch umbenennen",
    name: "Titel",
    nameNote: "Bleibt das leer, wird ein Titel dafür gefunden.",
    tagsTitle: "Schlagwörter dieses Gesprächs",
    tagList: "Schlagwörter",
    tagsNote: "Durch Kommas getrennt.",
    moveTitle: "Dieses Gespräch verschieben nach",
    removeTitle: "Dieses Gespräch löschen",
    counting: "Wird gezählt …",
    removeMeans: (title, messages) =>
      `„${title}“ wird gelöscht: ${messagesOf(messages)} auf allen Zweigen, samt den Zusammenfassungen. Rückgängig machen geht 10 Sekunden lang, außer bei sehr großen. Zuerst wird eine Sicherung erstellt; Sicherungen können es vier Wochen oder länger, die Dateien des Browsers noch eine Zeit lang verschlüsselt enthalten.`,
    removeConfirm: (messages) => `${messagesOf(messages)} löschen`,
    discardTitle: "Dieses temporäre Gespräch verwerfen",
    discardMeans: (messages) =>
      plural(messages, {
        one: "# Nachricht geht mit. Rückgängig machen geht 10 Sekunden lang; gespeichert war davon nie etwas.",
        other:
          "# Nachrichten gehen mit. Rückgängig machen geht 10 Sekunden lang; gespeichert war davon nie etwas.",
      }),
    discardConfirm: "Verwerfen",
  },

  message: {
    removeTitle: "Diese Nachricht löschen",
    removeMeans:
      "Ihr Text wird gelöscht, auf jedem Zweig, zu dem sie gehört. Mit ihm gehen die Zusammenfassungen daraus und was von den Prompts seitdem aufbewahrt ist. Rückgängig machen geht 10 Sekunden lang, außer bei sehr großen. Sicherungen von vorher behalten sie, vier Wochen oder länger.",
    removeConfirm: "Löschen",
  },
} satisfies Texts<typeof enConversationList>;
