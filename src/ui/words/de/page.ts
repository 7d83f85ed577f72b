import type { enPage } from "../en-page";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Diese Seite", selection: "Auswahl" },
  asks: {
    explain: { page: "Erkläre diese Seite.", selection: "Erkläre das." },
    summarise: { page: "Fasse diese Seite zusammen.", selection: "Fasse das zusammen." },
  },
  look: (name) => `Anzeigen, was gesendet wird: ${name}`,
  refused: {
    "page-access":
      "Der Browser lässt Confidant diese Seite noch nicht lesen. Auf der Seite in der Symbolleiste auf Confidant klicken und „Zu dieser Seite fragen“ wählen.",
    "page-browser":
      "Das ist eine Seite des Browsers oder seines Stores, die keine Erweiterung lesen darf. Stattdessen den Text kopieren.",
    "page-pdf":
      "Das ist ein PDF, das der Browser selbst anzeigt. Den Text kopieren, um den es geht.",
    "page-empty": "Hier ist kein Text zu sehen, oder nichts ist ausgewählt.",
    "page-gone":
      "Der Tab wurde geschlossen oder zeigt inzwischen eine andere Seite. Noch einmal versuchen.",
    "page-slow":
      "Die Seite hat nicht rechtzeitig reagiert und gab keine Antwort. Einen Teil davon auswählen und dazu fragen.",
  },
} satisfies Texts<typeof enPage>;
