import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";
import { tokensOf } from "./nouns";
import { plural } from "./plural";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "Token, Tempo und Kosten nach Monat und Modell. Diese Statistik verlässt dieses Gerät nie.",
  how: "Token zählt der Anbieter, sonst werden sie geschätzt. Preise sind die, die der Anbieter veröffentlicht; seine Rechnung kann abweichen. Titel, Zusammenfassungen und das Lernen von Fakten zählen als Antworten. Die integrierte Hilfe, temporäre Gespräche und die Suche nach Bedeutung sind nicht dabei.",
  none: "Noch keine Antworten von einem Modell.",
  month: formatMonth,
  months: "Nach Monat",
  measure: "Balken zeigen",
  measures: { tokens: "Token", cost: "Kosten" },
  plots: { tokens: "Token jedes Monats", cost: "Kosten jedes Monats" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}: ${tokensOf(tokens)}`,
    cost: (name, cost) => `${formatMonth(name)}: ${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}, nach Modell`,
  columns: {
    month: "Monat",
    model: "Modell",
    replies: "Antworten",
    prompt: "Token hinein",
    reply: "Token heraus",
    firstWord: "Erstes Wort",
    speed: "Token/s",
    cost: "Kosten",
  },
  hints: {
    firstWord: "Vom Senden bis zum ersten Wort, im Durchschnitt",
    speed: "Token je Sekunde ab dem ersten Wort, im Durchschnitt",
  },
  all: "Alle",
  others: "Andere Modelle",
  browserModel: "Integriertes Modell des Browsers",
  destination: {
    browser: "in diesem Browser",
    machine: "auf diesem Gerät",
    host: (host) => `an ${host}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    if (cost === 0) return "Preis unbekannt";
    const some = plural(unpriced, {
      one: "Preis von # Antwort unbekannt",
      other: "Preis von # Antworten unbekannt",
    });
    return `${formatCost(cost)}, ${some}`;
  },
  forget: "Statistik zurücksetzen …",
  forgetMeans:
    "Die Statistik aller Monate wird gelöscht. Gespräche behalten ihre. Rückgängig machen geht 10 Sekunden lang.",
  forgetConfirm: "Zurücksetzen",
  forgotten: "Zurückgesetzt.",
} satisfies Texts<typeof enUsagePage>;
