import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTour } from "../tour-words";
import { sections } from "./sections";

const { at, names } = sections;

/** What the tour says. */
export const tour = {
  label: "Rundgang",
  offer: "Neu hier? Es gibt einen Rundgang in fünf kurzen Schritten.",
  begin: "Rundgang beginnen",
  skip: "Überspringen",
  back: "Zurück",
  next: "Weiter",
  done: "Fertig",
  at: (step, steps) => `(${formatNumber(step)} von ${formatNumber(steps)})`,
  goes: "Eine Nachricht geht für ihre Antwort an einen einzigen Ort: dorthin, wo das Modell läuft, das unter dem Nachrichtenfeld steht.",
  steps: {
    private: {
      title: "Verschlüsselung und Sperre",
      text: "Alles, was du schreibst, ist auf diesem Gerät verschlüsselt und öffnet sich nur mit deinen Entsperrmethoden.",
    },
    model: {
      title: "Ein Modell wählen",
      text: "Unter dem Nachrichtenfeld steht das Modell, das antwortet, und wo es läuft. Ein Klick darauf zeigt andere zur Wahl.",
    },
    prompt: {
      title: "Was das Modell sieht",
      text: "Neben dem Modell steht, wie voll sein Kontextfenster ist. Ein Klick darauf zeigt den ganzen Prompt, Teil für Teil.",
    },
    memory: {
      title: "Gedächtnis",
      text: "Ein Kontext merkt sich Fakten und Blöcke für deine nächsten Gespräche. Das Menü oben öffnet sein Gedächtnis: Lies, ändere oder lösche darin, was du willst.",
    },
    keep: {
      title: "Sperre und Sicherung",
      text: `Eine Entsperrmethode richtest du unter ${at}${names.lock} ein, eine Sicherung machst du unter ${at}${names.backup}.`,
    },
  },
} satisfies Texts<typeof enTour>;
