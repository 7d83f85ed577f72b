import {
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "../format";
import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";
import { becauses, reasons, sections, warnings, windowSources } from "./inspector-reasons";
import { charactersOf, factsOf, messagesOf, tokensOf } from "./nouns";
import { plural } from "./plural";
import { promptModes } from "./prompt";

/** What the inspector says. */
export const inspector = {
  title: "Was das Modell sehen wird",
  sentTitle: "Was das Modell gesehen hat",
  requestOf: (nth, of) => `Anfrage ${nth} von ${of}`,
  requestBefore: "Vorherige Anfrage",
  requestAfter: "Nächste Anfrage",
  refresh: "Aktualisieren",
  close: "Schließen",
  loading: "Wird geladen …",
  noPlan:
    "Was das Modell sah, wurde für diese Antwort nicht aufbewahrt: Sie ist älter als diese Ansicht, oder sie schlug fehl, bevor etwas gesendet wurde.",
  total: (tokens, window) => `${formatNumber(tokens)} von ${tokensOf(window)}`,
  exactTokens: (tokens) => tokensOf(tokens),
  guide: "Die integrierte Hilfe hat kein Fenster; sie antwortet in diesem Browser.",
  note: "Art der Antwort, für diese Nachricht",
  windowSources,
  reply: (tokens) =>
    plural(tokens, {
      one: "Bis zu # Token bleibt für die Antwort frei.",
      other: "Bis zu # Token bleiben für die Antwort frei.",
    }),
  mode: (mode) => `Art der Antwort: ${promptModes[mode]}.`,
  redacted: (count) =>
    plural(count, {
      one: "# Stelle durch eigene Regeln verborgen.",
      other: "# Stellen durch eigene Regeln verborgen.",
    }),
  warnings,
  historyShare: (tokens, share) => `${formatNumber(tokens)} von ${tokensOf(share)} sind belegt.`,
  continued:
    "Diese Antwort wurde fortgesetzt. Hier steht, was für ihren letzten Teil gesendet wurde, mit der Antwort bis dahin.",
  parts: "Teile, in der Reihenfolge, in der sie gesendet werden",
  sections,
  roles: {
    user: "Du",
    assistant: "Antwort",
    system: "System",
    tool: "Werkzeug",
  },
  history: "Gespräch",
  historySource: (messages) => messagesOf(messages),
  time: "Zeit",
  timeSource: "Uhr dieses Geräts",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "Deine Nachricht",
  messageSource: "hier eingegeben",
  messageEmpty: "Noch ist nichts eingegeben.",
  begun: "Die Antwort bis jetzt",
  begunSource: "wird fortgesetzt",
  rest: "Formatierung",
  restSource: "Teil jeder Anfrage",
  restText: "Rollen, Überschriften und Trennzeichen, wie sie geschätzt werden.",
  product: "Confidant",
  fromSummary: (messages) =>
    plural(messages, {
      one: "Zusammenfassung von # Nachricht",
      other: "Zusammenfassung von # Nachrichten",
    }),
  fromSummaries: (count) =>
    plural(count, {
      one: "# Zusammenfassung anderer Gespräche",
      other: "# Zusammenfassungen anderer Gespräche",
    }),
  fromBlock: (label, from) =>
    from === undefined ? `„${label}“` : `„${label}“, geteilt von ${from}`,
  fromReferences: (count) => plural(count, { one: "# Referenz", other: "# Referenzen" }),
  fromFacts: (count) => `${factsOf(count)} über dich bekannt`,
  oneFact: (key) => `Fakt: ${key}`,
  whyFact: "über dich bekannt, daher bei jeder Nachricht dabei, solange Platz ist",
  oneSummary: (text) => `Zusammenfassung: ${text}`,
  whySummary: "eine der drei neuesten dieses Kontexts",
  fromQuotes: (count) =>
    plural(count, {
      one: "# Zitat aus früheren Nachrichten",
      other: "# Zitate aus früheren Nachrichten",
    }),
  quotes: {
    title: "Aus früheren Gesprächen",
    none: "Nichts früher Gesagtes passt zu dieser Nachricht.",
    left: "Nicht zitiert",
    one: (title) => `„${title}“`,
    untitled: "Ein Gespräch ohne Titel",
    gone: "Eine gelöschte Nachricht",
    said: (speaker, at) => `${speaker === "user" ? "du" : "die Antwort"}, ${formatDate(at)}`,
    near: (similarity) =>
      `Es bedeutet Ähnliches wie die Nachricht: Nähe ${formatPercent(similarity)}.`,
    why: (terms, relevance) =>
      `Gemeinsam: ${terms.map((term) => `„${term}“`).join(", ")}: ${formatPercent(relevance)} dessen, worum es in der Nachricht geht.`,
    untrusted:
      "Enthält importierten Text oder den einer Seite oder eines Werkzeugs; auch die Antwort gilt daher als nicht vertrauenswürdig.",
    positions: {
      note: "Sie stehen direkt vor deiner Nachricht.",
      system: "Sie stehen vor dem Gespräch.",
    },
  },
  untrusted: (source) => `${source}, nicht vertrauenswürdige Herkunft`,
  someUntrusted: (source, count) =>
    `${source}, davon ${formatNumber(count)} nicht vertrauenswürdiger Herkunft`,
  more: (characters) => `Den Rest anzeigen (${charactersOf(characters)})`,
  text: "Text, scrollbar",
  leftOut: "Weggelassen",
  nothingLeftOut: "Nichts.",
  leftOutMessages: (messages) => `${messagesOf(messages)}.`,
  leftOutImages: (images) => plural(images, { one: "# Bild.", other: "# Bilder." }),
  image: (name) => `[Bild: ${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${sections[kind]}.` : `${sections[kind]}: „${label}“.`,
  leftOutPage: (name, passages, headings) => {
    const what = `„${name}“, Abschnitte: ${formatNumber(passages)}.`;
    return headings.length === 0
      ? what
      : `${what} Darunter: ${headings.map((one) => `„${one}“`).join(", ")}.`;
  },
  leftOutBlock: (label) => `Block: „${label}“.`,
  leftOutConversation: "Gespräch.",
  leftOutMore: (kind, count) => `${sections[kind]}: ${formatNumber(count)} mehr.`,
  reasons,
  becauses,
  request: "Genaue Anfrage",
  requestNone: "Diese Anfrage bleibt in diesem Browser.",
  headers: "Header",
  body: "Inhalt",
  copyAs: "Kopieren als …",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "Reiner Text, Namen vor jedem Zug",
    omega: "Reiner Text, Teile in Klammern",
    json: "JSON",
  },
  copied: "Kopiert.",
  copiedTyped: "Kopiert, wie es jetzt gesendet würde.",
  copyTyped: "Für die Kopie erstellt, daher steht darin die Zeit des Kopierens.",
  counts: "Geschätzt und gezählt",
  estimated: (tokens) => `geschätzt ${formatNumber(tokens)}`,
  counted: (tokens) =>
    tokens === null ? "der Server hat nicht gezählt" : `gezählt ${formatNumber(tokens)}`,
  prompt: "Prompt",
  replyTokens: "Antwort",
  firstWord: "Erstes Wort nach",
  speed: "Tempo",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)} Token/s`,
  sent: "Das ist Byte für Byte, was gesendet wurde.",
  noAnswer:
    "Das ist die Anfrage, die erstellt wurde. Es kam keine Antwort darauf; vielleicht ging sie nie hinaus.",
  changed:
    "Etwas, das diese Anfrage nennt, wurde seitdem geändert oder entfernt, oder ein Update schreibt Anfragen anders: Das Folgende ist nicht Byte für Byte, was gesendet wurde.",
} satisfies Texts<typeof enInspector>;
