import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";
import { tokensOf } from "./nouns";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Diese Seite", selection: "Auswahl" },
  asks: {
    explain: { page: "Erkläre diese Seite.", selection: "Erkläre das." },
    summarise: { page: "Fasse diese Seite zusammen.", selection: "Fasse das zusammen." },
  },
  look: (name) => `Text anzeigen: ${name}`,
  cut: (kept, tokens) => `etwa ${formatNumber(kept)} von ${tokensOf(tokens)}`,
  cutWhy: (name) =>
    `${name} passt nicht ganz hinein: Gesendet werden der Anfang und die Teile, die am besten zur Nachricht passen.`,
  omitted: {
    all: (parts) => `Weggelassen: ${parts.join("; ")}.`,
    hidden: (count) => `verborgene Texte: ${formatNumber(count)}`,
    frames: (count) => `Rahmen anderer Websites: ${formatNumber(count)}`,
    end: "das Ende der Seite, die zu lang ist",
    empty: (pages) => `Seiten ohne Text, etwa Bilder: ${pages}`,
    after: (page) => `was nach Seite ${formatNumber(page)} kommt: dafür fehlte Platz oder Zeit`,
    scans: (pages) =>
      `Text, der unsichtbar über einem Bild liegt und etwas anderes sagen kann: Seiten ${pages}.`,
  },
  refused: {
    "page-access":
      "Der Browser lässt Confidant diese Seite noch nicht lesen. Auf der Seite in der Symbolleiste auf Confidant klicken und „Zu dieser Seite fragen“ wählen. Ist es eine Datei auf diesem Gerät, die Datei anhängen oder Confidant in der Liste der Erweiterungen des Browsers den Zugriff auf Datei-URLs erlauben.",
    "page-browser":
      "Das ist eine Seite des Browsers oder seines Stores, die keine Erweiterung lesen darf. Stattdessen den Text kopieren.",
    "page-pdf":
      "Der Browser gibt dieses PDF keiner Erweiterung. Stattdessen lässt sich die Datei anhängen.",
    "page-empty": "Hier ist kein Text zu sehen, oder nichts ist ausgewählt.",
    "page-gone":
      "Der Tab wurde geschlossen oder zeigt inzwischen eine andere Seite. Noch einmal versuchen.",
    "page-slow":
      "Die Seite hat nicht rechtzeitig reagiert und gab keine Antwort. Einen Teil davon auswählen und dazu fragen.",
  },
  pdfRefused: {
    "pdf-password": (name) =>
      `${name} ist durch ein Passwort geschützt. Eine Kopie, die ohne Passwort gespeichert ist, lässt sich anhängen.`,
    "pdf-broken": (name) =>
      `${name} ist beschädigt oder kein vollständiges PDF. Nichts wurde hinzugefügt.`,
    "pdf-empty": (name) =>
      `${name} enthält keinen sichtbaren Text: Die Seiten sind Bilder, etwa Scans. Bilder der Seiten, um die es geht, lassen sich anhängen.`,
    "pdf-slow": (name) =>
      `${name} ließ sich nicht rechtzeitig lesen. Ein Teil davon lässt sich anhängen, oder der Text kopieren.`,
    "pdf-bytes": (name) =>
      `${name} ist zu groß: Ein PDF darf höchstens ${formatNumber(MAX_PDF_BYTES)} Bytes haben. Es wurde nicht hinzugefügt.`,
  },
} satisfies Texts<typeof enPage>;
