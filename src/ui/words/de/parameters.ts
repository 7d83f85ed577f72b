import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "Parameter dieses Gesprächs",
  lead: "Sie gelten ab der nächsten Nachricht. Was leer bleibt, ist so, wie Kontext und Modell es vorgeben.",
  sent: "Parameter",
  sentNone: "Diese Anfrage nennt keine.",
  loading: "Wird geladen …",
  names: {
    note: "Systemnotiz",
    temperature: "Temperatur",
    topP: "Wortauswahl (top_p)",
    seed: "Startwert (Seed)",
    stop: "Stoppsequenzen",
    window: "Kontextfenster",
    effort: "Denkaufwand",
  },
  hints: {
    note: "Wird dem Modell nach den Anweisungen des Kontexts gesagt.",
    temperature: (most, usual) =>
      `Von 0 (am vorhersehbarsten) bis ${formatNumber(most)} (am abwechslungsreichsten). Leer: ${formatNumber(usual)}.`,
    topP: "Von 0 bis 1: Wörter jenseits dieses Anteils der Wahrscheinlichkeit werden nicht gewählt.",
    seed: "Eine ganze Zahl. Mit derselben wird dieselbe Frage ähnlicher beantwortet.",
    stop: (lines) =>
      `Eine je Zeile, höchstens ${formatNumber(lines)}. Die Antwort endet vor der ersten davon.`,
    window: "So viele Token fasst eine Anfrage höchstens, die Antwort eingerechnet.",
    effort: "Wie viel das Modell nachdenkt, bevor es antwortet.",
  },
  efforts: { low: "Niedrig", medium: "Mittel", high: "Hoch" },
  usual: "Wie das Modell es entscheidet",
  lacking: (model, names) =>
    `${model} kennt nicht: ${names.join(", ")}. Was dort eingestellt ist, bleibt aufbewahrt und wird nicht gesendet.`,
  whileThinking: (model, names) =>
    `Während ${model} nachdenkt, wird nicht gesendet: ${names.join(", ")}.`,
  guide: "Die integrierte Hilfe kennt keine Parameter. Sie sind für das Modell, das gewählt wird.",
  wrong: (least, most) =>
    `Nötig ist eine Zahl von ${formatNumber(least)} bis ${formatNumber(most)}.`,
  wrongStop: (lines, characters) =>
    `Möglich sind höchstens ${formatNumber(lines)} Zeilen mit je ${formatNumber(characters)} Zeichen.`,
  save: "Speichern",
  cancel: "Abbrechen",
  reset: "Zurücksetzen",
} satisfies Texts<typeof enParameters>;
