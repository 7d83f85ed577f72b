import type { LostPart } from "../../../contract/memory";
import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";
import {
  fieldTypes,
  layoutMeans,
  layouts,
  permissionMeans,
  permissions,
  typeMeans,
  types,
  what,
  who,
} from "./memory-kinds";
import { notes } from "./notes";
import { entriesOf, tokensOf } from "./nouns";
import { plural } from "./plural";
import { references } from "./references";

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `Der Abschnitt ${name}`,
  field: (_count, name) => `Das Feld ${name}`,
  items: (count) => plural(count, { one: "# Punkt", other: "# Punkte" }),
  ticks: (count) => plural(count, { one: "# Häkchen", other: "# Häkchen" }),
  entries: (count) => entriesOf(count),
  text: () => "Der Text",
};

function shortTokensOf(tokens: number): string {
  return tokens < 1_000 ? tokensOf(tokens) : `${formatTokens(tokens)} Token`;
}

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  title: "Gedächtnis",
  close: "Schließen",
  wide: "In einem Tab öffnen",
  cancel: "Abbrechen",
  save: "Speichern",
  delete: "Löschen",
  done: "Fertig",
  loading: "Wird geladen …",
  context: "Gedächtnis von",
  archived: (name) => `${name} (archiviert)`,
  means:
    "Was sich dieser Kontext über seine Gespräche hinaus merkt. Du kannst alles ändern; das Modell nur, was du erlaubst.",
  inspect: "Den nächsten Prompt ansehen",
  notInPrompt:
    "Kein Prompt dieses Kontexts enthält sie. Was jeder enthält, steht unter Einstellungen, Kontexte.",
  inspectHint: "Der Inspektor in der Seitenleiste zeigt alles, was das Modell sehen wird.",

  blocks: "Blöcke",
  blocksMeans: "Kurze Texte, die im Prompt stehen.",
  blocksTotal: (count, tokens, always) =>
    [
      plural(count, { one: "# Block", other: "# Blöcke" }),
      shortTokensOf(tokens),
      ...(always === tokens ? [] : [`davon ${shortTokensOf(always)} bei jeder Nachricht`]),
    ].join(" · "),
  noBlocks: "Hier sind keine Blöcke. Ein Block ist ein kurzer Text, der im Prompt steht.",
  sharedBlocks: "Mit diesem Kontext geteilt",
  from: (context) => `von ${context}`,
  addBlock: "Block hinzufügen",
  tokens: shortTokensOf,
  exactTokens: (tokens) => `Etwa ${tokensOf(tokens)}`,
  showAll: "Alles anzeigen",
  empty: "Leer. Das Modell sieht ihn erst, wenn hier etwas steht.",
  pinned: "Angeheftet",
  notPinned: "Nur wenn davon die Rede ist",
  untrusted: "Enthält Text von anderswo",
  types,
  typeMeans,
  permissions,
  permissionMeans,
  layouts,
  layoutMeans,
  fieldTypes,
  edit: "Bearbeiten",
  editOf: (label) => `${label} bearbeiten`,
  doneOf: (label) => `Fertig mit ${label}`,
  more: (label) => `Mehr zu ${label}`,
  lost: (count) =>
    plural(count, {
      one: "# frühere Änderung öffnet sich nicht mehr; was sie sagte, fehlt. Der Rest ist hier und lässt sich bearbeiten.",
      other:
        "# frühere Änderungen öffnen sich nicht mehr; was sie sagten, fehlt. Der Rest ist hier und lässt sich bearbeiten.",
    }),

  menu: {
    settings: "Einstellungen …",
    layout: "Aufbau …",
    history: "Verlauf …",
    share: "Teilen …",
    unshare: "Hier nicht mehr teilen",
    remove: "Löschen",
  },

  saving: "Wird gespeichert …",
  unsaved: "Noch nicht gespeichert",
  saved: "Gespeichert",
  notSaved: "Nicht gespeichert",
  undo: "Rückgängig",
  undoOf: (label) => `Letzte Änderung rückgängig machen: ${label}`,

  text: (name) => `Text von ${name}`,
  readOnly: "für das Modell nur lesbar",
  item: (position) => `Punkt ${formatNumber(position)}`,
  doneItem: (text) => `Erledigt: ${text}`,
  newItem: "Neuer Punkt",
  addItem: "Hinzufügen",
  moveUp: (text) => `Nach oben: ${text}`,
  moveDown: (text) => `Nach unten: ${text}`,
  removeItem: (text) => `Löschen: ${text}`,
  listFull: (max) =>
    plural(max, {
      one: "Diese Liste fasst höchstens # Punkt.",
      other: "Diese Liste fasst höchstens # Punkte.",
    }),
  noItems: "Noch keine Punkte.",
  newEntry: "Neuer Eintrag",
  addEntry: "Hinzufügen",
  noEntries: "Noch keine Einträge.",
  exactly: (at) => formatExactDate(at),
  earlier: (count) =>
    plural(count, {
      one: "# früheren Eintrag anzeigen",
      other: "# frühere Einträge anzeigen",
    }),
  noFields: "Diese Tabelle hat noch keine Felder. „Aufbau“ im Menü fügt welche hinzu.",
  listField: "Je Zeile ein Punkt.",
  less: (name) => `Weniger: ${name}`,
  plus: (name) => `Mehr: ${name}`,
  unset: "Nicht gesetzt",
  yes: "Ja",
  no: "Nein",
  notNumber: "Das ist keine Zahl und wurde daher nicht gespeichert.",

  settings: {
    addTitle: "Block hinzufügen",
    title: (label) => `Einstellungen von ${label}`,
    label: "Name",
    labelNote: "Unter diesem Namen kennt ihn das Modell.",
    description: "Wofür er ist",
    descriptionNote: "Auch das liest das Modell. Darf leer bleiben.",
    type: "Art",
    permission: "Was das Modell darf",
    pinned: "Angeheftet: Das Modell sieht ihn bei jeder Nachricht",
    layout: "Aufbau",
    add: "Hinzufügen",
    empty: "Einen Namen geben.",
    taken: "So heißt schon ein anderer Block dieses Kontexts.",
    changed:
      "Er wurde inzwischen anderswo geändert. So sieht er jetzt aus; „Speichern“ setzt die eigenen Änderungen darüber.",
  },

  layout: {
    title: (label) => `Aufbau von ${label}`,
    means:
      "Der Inhalt bleibt erhalten. Passt etwas nicht, wird nichts geändert und angezeigt, was es ist.",
    misfit:
      "Das hat im neuen Aufbau keinen Platz, daher wurde nichts geändert. Es im Aufbau behalten oder zuerst leeren.",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : ` im Abschnitt ${section}`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "Felder",
    fieldName: "Name",
    fieldType: "Art",
    about: "Zweck",
    readOnly: "Für das Modell nur lesbar",
    addField: "Feld hinzufügen",
    removeField: (name) => `Feld ${name} entfernen`,
    sections: "Abschnitte",
    section: (position) => `Abschnitt ${formatNumber(position)}`,
    sectionName: "Überschrift",
    sectionLayout: "Aufbau",
    addSection: "Abschnitt hinzufügen",
    removeSection: (name) => `Abschnitt ${name} entfernen`,
    field: (position) => `Feld ${formatNumber(position)}`,
    maxItems: "Höchstens so viele Punkte",
    maxItemsNote: "Leer: keine Grenze.",
    lines: "Zeilen, die das Modell sieht",
    linesNote: "Leer: alle.",
    firstLine: "Ab Zeile",
    displayLimit: "Neueste Einträge, die das Modell sieht",
    names: "Alles braucht einen Namen, und jeden nur einmal.",
  },

  history: {
    title: (label) => `Verlauf von ${label}`,
    none: "Noch wurde nichts geändert.",
    who,
    what: (name) => what[name] ?? name,
    through: "durch einen geteilten Block",
    why: (text) => `Warum: ${text}`,
    added: "hinzugefügt",
    removed: "entfernt",
    restore: "Diese Version wiederherstellen",
    restoreOf: (time) => `Diese Version wiederherstellen: ${formatExactDate(time)}`,
    restored: "Wiederhergestellt. Auch die Version davor steht im Verlauf.",
    restoreFirst: "Den Anfang wiederherstellen",
    more: "Frühere anzeigen",
    clear: "Verlauf leeren …",
    clearMeans:
      "Jede frühere Version wird endgültig gelöscht, und damit jeder Text, der nicht mehr im Block steht. Das lässt sich nicht rückgängig machen. Sicherungen von vorher behalten ihn, vier Wochen oder länger.",
    clearConfirm: "Leeren",
    cleared: "Der Verlauf ist geleert.",
  },

  share: {
    title: (label) => `${label} teilen`,
    means:
      "Der andere Kontext sieht diesen Block, immer so, wie er gerade ist. Sein Modell darf, was hier gewählt wird.",
    with: "Mit",
    permission: "Was sein Modell darf",
    add: "Teilen",
    list: "Geteilt mit",
    stop: "Beenden",
    stopOf: (name) => `Nicht mehr teilen mit ${name}`,
    noOther: "Es gibt keinen anderen Kontext, mit dem er sich teilen ließe.",
    gone: "Ein Kontext, der nicht mehr da ist",
  },
} satisfies Texts<typeof enMemory>;
