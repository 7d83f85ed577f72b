import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";
import { textsOf } from "./nouns";
import { plural } from "./plural";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "Dieses Gespräch",
  },

  filters: {
    open: "Filter",
    row: "Suche eingrenzen",
    names: { from: "Von", kind: "Art", date: "Datum", tag: "Schlagwort", help: "Hilfe" },
    inUse: "Aktive Filter",
    remove: (filter) => `Filter entfernen: ${filter}`,
    speakers: { user: "Du", assistant: "Assistent" },
    kinds: {
      message: "Nachrichten",
      title: "Titel",
      block: "Blöcke",
      fact: "Fakten",
      archival: "Notizen",
      summary: "Zusammenfassungen",
      reference: "Referenzen",
    },
    after: "Seit",
    before: "Vor",
    lastDays: (days) => plural(days, { one: "Letzter Tag (#)", other: "Letzte # Tage" }),
    tag: "Schlagwort",
    addTag: "Hinzufügen",
    chip: {
      from: (speaker) => `Von: ${speaker}`,
      in: (context) => `In Kontext: ${context}`,
      kind: (kind) => `Art: ${kind}`,
      before: (date) => `Vor ${date}`,
      after: (date) => `Seit ${date}`,
      tag: (tag) => `Schlagwort: ${tag}`,
    },
  },

  help: {
    title: "So wird gesucht",
    rows: [
      ["alter Hafen", "beide Wörter, irgendwo in einem Text"],
      ['"alter Hafen"', "diese Wörter in dieser Reihenfolge"],
      ["-Hafen", "ohne dieses Wort"],
      ["from:me", "was du geschrieben hast; from:assistant, was geantwortet wurde"],
      ["in:Arbeit", "in Kontexten mit diesem Wort im Namen"],
      ["kind:note", "auch message, title, block, fact, summary, reference"],
      ["after:2026-05", "von da an"],
      ["before:2026-06-15", "bis vor diesen Tag"],
      ["tag:Reise", "mit diesem Schlagwort"],
    ],
  },

  find: {
    label: "In diesem Gespräch suchen",
    previous: "Vorheriges (Umschalt+Enter)",
    next: "Nächstes (Enter)",
    close: "Schließen und hier bleiben (Esc kehrt an die vorige Stelle zurück)",
    count: (position, of, isMore) =>
      `${formatNumber(position)} von ${isMore ? "mehr als " : ""}${formatNumber(of)}`,
    some: (of, isMore) =>
      isMore ? `mehr als ${formatNumber(of)}` : `${formatNumber(of)} weiter oben`,
    none: "Nicht gefunden",
    looking: "Wird geladen …",
    elsewhere: (count) =>
      plural(count, {
        one: "# Nachricht mehr in anderen Versionen: in der Suche anzeigen",
        other: "# Nachrichten mehr in anderen Versionen: in der Suche anzeigen",
      }),
  },

  method: {
    label: "Suchen nach",
    modes: { auto: "Wörtern und Bedeutung", fts: "Wörtern", vector: "Bedeutung" },
    found: {
      fts: "Nach Wörtern gefunden.",
      vector: "Nach Bedeutung gefunden.",
      hybrid: "Nach Wörtern und Bedeutung gefunden.",
    },
    progress: (embedded, of) =>
      `Bisher lassen sich ${formatNumber(embedded)} von ${textsOf(of)} nach Bedeutung finden.`,
    waits: "Die Suche nach Bedeutung wartet:",
  },

  otherVersion: "in einer anderen Version",
  gone: "Dieser Text wurde gelöscht. Die Liste ist jetzt auf dem neuesten Stand.",
} satisfies Texts<typeof enSearch>;
