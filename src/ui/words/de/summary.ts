import type { enSummary } from "../en-summary";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      messages === 1
        ? "Das Modell sieht von dieser Nachricht eine Zusammenfassung"
        : plural(messages, {
            one: "Das Modell sieht von dieser # Nachricht eine Zusammenfassung",
            other: "Das Modell sieht von diesen # Nachrichten eine Zusammenfassung",
          }),
    dropped: (messages) =>
      plural(messages, {
        one: "Zusammenfassung von # Nachricht verworfen.",
        other: "Zusammenfassung von # Nachrichten verworfen.",
      }),
    droppedMeans:
      "Das Modell sieht die Nachrichten selbst, soweit sie passen. Von selbst werden sie nicht wieder zusammengefasst. Der verworfene Text bleibt erhalten:",
    failed: "Eine neuere Zusammenfassung ließ sich nicht erstellen.",
    again: "Es wird von selbst noch einmal versucht, mit /summary sofort.",
    text: "Zusammenfassung",
    byPerson: "Von dir geändert.",
    byModel: (model) => `Geschrieben von ${model}.`,
    edit: "Bearbeiten",
    drop: "Verwerfen",
    undo: "Rückgängig",
    undoEdit: "Letzte Änderung rückgängig machen",
    save: "Speichern",
    saveHint: (keys) => `Speichern (${keys})`,
    cancel: "Abbrechen",
    empty: "Eine Zusammenfassung kann nicht leer sein. Stattdessen lässt sie sich verwerfen.",
    changed: "Sie wurde inzwischen geändert; so lautet sie jetzt. Nichts ging verloren.",
    conflict:
      "Sie wurde inzwischen geändert. Der eingegebene Text steht noch oben; so lautet sie jetzt. „Speichern“ setzt den eigenen Text an ihre Stelle.",
    gone: "Sie wurde inzwischen verworfen. Der eingegebene Text steht noch oben: erst das Verwerfen rückgängig machen, oder den Text kopieren und abbrechen.",
  },

  commands: {
    label: "Befehle",
    hints: {
      status: "Modell, Füllstand des Fensters und Sperre",
      history: "was das Modell von diesem Gespräch sieht",
      context: "alles, was das Modell sehen wird",
      model: "Modell wählen, oder seinen Namen eingeben",
      summary: "ältere Züge jetzt zusammenfassen",
      memory: "was sich dieser Kontext merkt",
      search: "finden, was gesagt oder gemerkt wurde",
      facts: "was in diesem Kontext über dich bekannt ist",
      remember: "einen Fakt über dich merken: Stadt: Lissabon",
      forget: "einen Fakt vergessen: Stadt",
      new: "hier ein weiteres Gespräch beginnen",
      temp: "ein Gespräch beginnen, das nicht gespeichert wird",
      help: "diese Befehle",
    },
  },
} satisfies Texts<typeof enSummary>;
