import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { messagesOf, tokensOf } from "./nouns";
import { plural } from "./plural";

/** What the commands are answered with. */
export const commandAnswers = {
  dismiss: "Schließen",
  asking: "Wird geladen …",
  status: {
    title: "Status",
    context: "Kontext",
    model: "Modell",
    mode: "Art der Antwort",
    window: "Fenster",
    lock: "Sperre",
    store: "Speicher",
    well: "in Ordnung",
    damaged: (rows) =>
      plural(rows, {
        one: "# Eintrag beschädigt oder fehlt",
        other: "# Einträge beschädigt oder fehlen",
      }),
    none: "noch keine",
    share: (share, tokens, window) =>
      `${formatPercent(share)}, ${formatNumber(tokens)} von ${tokensOf(window)}`,
    noWindow: (tokens) => `${tokensOf(tokens)}; die Hilfe hat kein Fenster`,
    lockKinds: {
      none: "nicht gesperrt",
      sealing: "wird verschlüsselt",
      lock: "durch eine eigene Entsperrmethode gesperrt",
    },
  },
  history: {
    title: "Verlauf",
    all: "Nachrichten hier",
    shown: "Dem Modell gezeigt",
    summarised: "In einer Zusammenfassung",
    leftOut: "Weggelassen",
  },
  model: {
    title: "Modell",
    chosen: (name) => `${name} ist jetzt das Modell.`,
    choosing: (name) => `${name} wird gewählt …`,
    unknown: (name) =>
      `Ein Modell namens „${name}“ gibt es hier nicht. Die Liste zeigt die vorhandenen.`,
  },
  summary: {
    title: "Zusammenfassung",
    making: "Wird zusammengefasst …",
    made: (messages) =>
      `Fertig. Statt ${messagesOf(messages)} sieht das Modell die Zusammenfassung, die oben geöffnet ist.`,
    show: "Anzeigen",
    nothing: "Es gibt noch nichts zusammenzufassen: Der neueste Zug bleibt immer, wie er ist.",
  },
  facts: {
    title: "Fakten",
    none: "In diesem Kontext ist noch nichts über dich bekannt. Fakten werden aus dem Gesagten gelernt, wenn eine Weile niemand geschrieben hat, oder mit /remember gemerkt.",
    quote: (words) => `„${words}“`,
    former: (values) => `Vorher: ${values.join("; ")}`,
    replaces: (value) => `Würde ersetzen: ${value}`,
    waiting: "Wartet auf Genehmigung: Noch sieht es kein Modell.",
    approve: "Genehmigen",
    approveOf: (key) => `Genehmigen: ${key}`,
    forget: "Vergessen",
    forgetOf: (key) => `Vergessen: ${key}`,
  },
  remember: {
    title: "Merken",
    empty: "Was gemerkt werden soll, hinter den Befehl schreiben: /remember Stadt: Lissabon.",
    temporary: "Aus einem temporären Gespräch wird nichts gemerkt. Nichts wurde geändert.",
    kept: (key, value) => `Gemerkt: ${key}: ${value}`,
  },
  forget: {
    title: "Vergessen",
    empty:
      "Bei einem Fakt auf „Vergessen“ drücken, oder hinter den Befehl schreiben, worum es geht: /forget Stadt.",
    done: (key) =>
      `Vergessen: ${key}. Aus dem, was bisher gesagt wurde, wird es nicht wieder gelernt.`,
    unknown: (key) =>
      `Einen Fakt namens „${key}“ gibt es in diesem Kontext nicht. /facts listet die vorhandenen auf.`,
  },
  help: {
    title: "Befehle",
    note: "Befehle laufen hier und werden nie gesendet. Nur /model, /search, /remember und /forget nehmen einen Zusatz. Jeder andere Text, der mit einem Schrägstrich beginnt, wird als Nachricht gesendet.",
  },
} satisfies Texts<typeof enCommandAnswers>;
