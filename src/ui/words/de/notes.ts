import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "Notizen",
    means: "Dauerhaft gespeichert und hier durchsuchbar. Sie stehen in keinem Prompt.",
    none: "Noch keine Notizen. Hier eine schreiben, oder im Menü einer Nachricht „Merken“ wählen.",
    noneFound: "Keine Notiz hat diese Wörter.",
    notWhole:
      "Das Gemerkte wird noch in den Index aufgenommen: Nicht alle Notizen wurden durchsucht.",
    again: "Noch einmal suchen",
    find: "Notizen durchsuchen",
    add: "Notiz hinzufügen",
    text: "Notiz",
    tags: "Schlagwörter",
    tagsNote: "Durch Kommas getrennt. Darf leer bleiben.",
    edit: "Bearbeiten",
    editOf: (start) => `Notiz bearbeiten: ${start}`,
    deleteOf: (start) => `Notiz löschen: ${start}`,
    source: "Nachricht anzeigen",
    sourceOf: (start) => `Nachricht zur Notiz anzeigen: ${start}`,
    count: (count) => plural(count, { one: "# Notiz", other: "# Notizen" }),
    shown: (from, to, total) =>
      `${formatNumber(from)}–${formatNumber(to)} von ${formatNumber(total)}`,
    next: "Ältere",
    before: "Neuere",
    ago: formatAgo,
    exactly: formatExactDate,
    changed:
      "Sie wurde inzwischen anderswo geändert. Noch einmal auf „Speichern“ drücken, um den eigenen Text an ihre Stelle zu setzen.",
  },

  facts: {
    title: "Fakten",
    means: "Was über dich bekannt ist. Sie stehen im Prompt, die neuesten, soweit Platz ist.",
    none: "Noch ist nichts bekannt. Hier einen Fakt schreiben; andere werden aus dem Gesagten gelernt, von einem Modell auf diesem Gerät, oder wie Einstellungen, Prompt, es erlaubt.",
    table: "Tabelle der Fakten",
    key: "Worüber",
    value: "Wert",
    since: "Seit",
    acts: "Was sich damit tun lässt",
    keyOf: (key) => `Name des Fakts: ${key}`,
    valueOf: (key) => `Wert: ${key}`,
    notIncluded:
      "Was aus Gesprächen gelernt wurde, steht in keinem Prompt, solange dieser Kontext nicht aus ihnen lernt. Der Schalter steht unter Einstellungen, Kontexte.",
    waits: "Wartet auf Genehmigung: Das Modell sieht ihn noch nicht.",
    quote: (words) => `Deine Worte: „${words}“`,
    confidence: (share) => `Sicherheit: ${formatPercent(share)}`,
    byModel: "Von einem Modell festgehalten.",
    replaces: (value) => `Würde ersetzen: ${value}`,
    former: (values) => `Vorher: ${values.join("; ")}`,
    approve: "Genehmigen",
    approveOf: (key) => `Fakt genehmigen: ${key}`,
    forget: "Vergessen",
    forgetOf: (key) => `Fakt vergessen: ${key}`,
    source: "Nachricht anzeigen",
    sourceOf: (key) => `Nachricht zum Fakt anzeigen: ${key}`,
    add: "Hinzufügen",
    addLabel: "Diesen Fakt hinzufügen",
  },

  remember: {
    title: "Das merken",
    as: "Speichern als",
    names: { note: "Eine Notiz.", fact: "Ein Fakt." },
    text: "Text",
    keep: "Speichern",
    keptNote: "Als Notiz gespeichert.",
    keptFact: "Als Fakt gespeichert.",
    undo: "Rückgängig",
    undone: "Rückgängig gemacht. Nichts wurde gespeichert.",
    show: "Gedächtnis anzeigen",
  },

  feedback: {
    title: "Rückmeldung",
    means:
      "Was du hier sagst, bleibt im Gedächtnis dieses Kontexts, im Block „feedback“, und steht in seinen nächsten Prompts. Es geht nirgendwo sonst hin.",
    legend: "Diese Antwort",
    names: { helped: "Hat geholfen.", not: "Hat nicht geholfen." },
    asks: {
      helped: "Was soll so bleiben?",
      not: "Was soll anders sein?",
    },
    words: "In deinen Worten",
    kept: "Gespeichert. Die nächsten Prompts sagen es dem Modell.",
  },
} satisfies Texts<typeof enNotes>;
