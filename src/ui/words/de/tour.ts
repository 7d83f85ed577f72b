import type { enTour } from "../en-tour";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
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
  steps: {
    private: {
      title: "Privat und verschlüsselt",
      text: "Alles, was Sie schreiben, ist auf diesem Gerät verschlüsselt. Nichts verlässt es außer dem, was Sie an das Modell senden, das Sie wählen.",
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
      text: "Ein Kontext merkt sich Fakten und Blöcke für Ihre nächsten Gespräche. Das Menü oben öffnet sein Gedächtnis: Lesen, ändern oder löschen Sie darin, was Sie wollen.",
    },
    keep: {
      title: "Sperre und Sicherung",
      text: `Richten Sie eine Entsperrmethode ein unter ${at}${names.lock} und machen Sie eine Sicherung unter ${at}${names.backup}.`,
    },
  },
} satisfies Texts<typeof enTour>;
