import type { enImport } from "../en-import";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { importNotes, importProblems } from "./import-report";
import { conversationsOf, factsOf, messagesOf } from "./nouns";
import { plural } from "./plural";

/** What the part of the options that imports says. */
export const importTexts = {
  importPart: {
    title: "Gespräche importieren",
    why: "Aus der Datei, die ChatGPT oder Claude auf Wunsch mit den eigenen Daten schickt, oder aus dem, was Open WebUI, Page Assist, LibreChat oder Confidant exportieren. Sie wird in diesem Browser gelesen und geht nirgends sonst hin.",
    formats: "Weitere Formate",
    moreFormats:
      "Auch gelesen werden: ein Chat von LM Studio oder SillyTavern, eine Charakterkarte und Datensätze von Elara, einzeln, in einem Archiv (.zip) oder in einem Ordner.",
    limitsTitle: "Was importiert wird",
    limits:
      "Importiert wird, was du und der Assistent geschrieben haben, mit Zweigen, Zeiten, Modellen, den Überlegungen des Modells, angehängten Texten und Bildern aus der Datei. Nicht importiert: Aufnahmen und andere Dateien (ein Vermerk sagt, wo eine war), was Werkzeuge taten, und die Anweisungen des Produkts; der Bericht zählt sie. Auch was ChatGPT und Claude sich über dich merken, und Anweisungen und Dateien ihrer Projekte werden nicht importiert. Schlüssel und Einstellungen eines Programms werden nie übernommen, aus Confidants eigenen Dateien aber die Parameter eines Gesprächs. Dieselbe Datei noch einmal zu importieren ergänzt nur, was fehlt.",
    file: "Datei",
    folder: "Oder ein Ordner",
    elara:
      "Das sind Datensätze von Elara: Sie öffnen sich mit dem Schlüsseltext, mit dem Elara eingerichtet wurde.",
    card: "Das ist eine Charakterkarte: Aus ihr entsteht ein neuer Kontext. Ihr Text sagt dem Modell, wer es sein soll; vor dem Chatten lesen.",
    target: "Wohin",
    newContext: "in einen neuen Kontext",
    newName: "Name des neuen Kontexts",
    newNameHint: "Zum Beispiel: Aus ChatGPT",
    newContextStays: (days) =>
      plural(days, {
        one: "Ein Kontext, in dem niemand spricht, wird nach einiger Zeit archiviert. Der neue bleibt nach dem letzten Chat darin noch # Tag; seine Einstellungen ändern das.",
        other:
          "Ein Kontext, in dem niemand spricht, wird nach einiger Zeit archiviert. Der neue bleibt nach dem letzten Chat darin noch # Tage; seine Einstellungen ändern das.",
      }),
    nameOf: {
      chatgpt: "Aus ChatGPT",
      claude: "Aus Claude",
      confidant: "Aus Confidant",
      elara: "Aus Elara",
      librechat: "Aus LibreChat",
      lmstudio: "Aus LM Studio",
      openwebui: "Aus Open WebUI",
      pageassist: "Aus Page Assist",
      sillytavern: "Aus SillyTavern",
    },
    start: "Importieren",
    stop: "Anhalten",
    stopping: "Wird angehalten …",
    running: "Import läuft. Diese Seite offen lassen, bis er fertig ist.",
    progress: "Import, Fortschritt",
    read: (percent) => `${formatNumber(percent)} % gelesen`,
    soFar: (conversations, messages) => {
      const news = plural(messages, { one: "# neue Nachricht", other: "# neue Nachrichten" });
      return `bisher ${conversationsOf(conversations)}, ${news}`;
    },
    ended: {
      done: "Import fertig",
      stopped: "Import angehalten",
      failed: "Import vorzeitig beendet",
    },
    kept: "Was bis dahin gespeichert wurde, bleibt; dieselbe Datei noch einmal zu importieren macht dort weiter.",
    into: (name) => `In „${name}“`,
    stays: (days) =>
      plural(days, {
        one: "Er wurde für diesen Import erstellt und wird # Tag nach dem letzten Chat darin archiviert.",
        other:
          "Er wurde für diesen Import erstellt und wird # Tage nach dem letzten Chat darin archiviert.",
      }),
    cardMade: (name) =>
      `Aus der Figur wurde der Kontext „${name}“. Er teilt nichts mit anderen Kontexten. Sein Text stammt von jemand anderem: ihn vor dem Chatten in den Einstellungen des Kontexts lesen.`,
    cardKnown: "Diese Figur gibt es schon: Es wurde kein Kontext erstellt.",
    noneNew: "Kein Gespräch war neu: Es wurde kein Kontext erstellt.",
    noneInto: (name) => `Kein Gespräch war neu: In „${name}“ kam keines dazu.`,
    nothing: "Nichts wurde importiert.",
    open: "In der Seitenleiste öffnen",
    cameTitle: "Die neuesten davon",
    more: (count) =>
      plural(count, {
        one: "… und # weiteres Gespräch, in der Liste der Gespräche.",
        other: "… und # weitere Gespräche, in der Liste der Gespräche.",
      }),
    added: (count) => `${conversationsOf(count)} hinzugefügt`,
    extended: (count, name) => `${conversationsOf(count)} aktualisiert, in „${name}“`,
    unchanged: (count, name) => {
      const there = plural(count, {
        one: "# Gespräch war schon da",
        other: "# Gespräche waren schon da",
      });
      return `${there}, in „${name}“`;
    },
    messages: (count) => `${messagesOf(count)} gespeichert`,
    pictures: (count) => plural(count, { one: "# Bild angehängt", other: "# Bilder angehängt" }),
    parameters: (count, sets) =>
      `${conversationsOf(count)} mit Parametern für das Modell: ${sets.join(", ")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [plural(blocks, { one: "# Block", other: "# Blöcke" })] : []),
        ...(facts > 0 ? [`${factsOf(facts)} (im Gedächtnis zu genehmigen)`] : []),
        ...(notes > 0 ? [plural(notes, { one: "# Notiz", other: "# Notizen" })] : []),
      ].join(", "),
    leftOutTitle: "Nicht importiert",
    mendedTitle: "Anders gelesen",
    notes: importNotes,
    markOf: (thing, name) => {
      const what = { image: "Bild", sound: "Aufnahme", file: "Datei" }[thing];
      return name === "" ? `[${what}]` : `[${what}: ${name}]`;
    },
    clipMark: "\n\n[Der Rest dieser Nachricht war zu lang, um importiert zu werden.]",
    problemsTitle: "Nicht lesbar",
    moreProblems: (count) => `… und ${formatNumber(count)} mehr`,
    conversation: (position) => `Gespräch ${formatNumber(position)} der Datei`,
    wholeFile: "Die Datei",
    nothingWhole: "Die Datei endet vor ihrem ersten Gespräch. Sie neu exportieren.",
    problems: importProblems,
    again: "Eine andere Datei importieren",
  },
} satisfies Texts<typeof enImport>;
