import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";

type Inspector = Texts<typeof enInspector>;

/** The parts of a prompt. */
export const sections: Inspector["sections"] = {
  base: "Anweisungen",
  "chat-note": "Notiz für dieses Gespräch",
  personality: "Persönlichkeit",
  steadiness: "In der Rolle bleiben",
  mode: "Art der Antwort",
  errors: "Wenn etwas fehlt",
  facts: "Fakten",
  summaries: "Andere Gespräche",
  summary: "Früher in diesem Gespräch",
  "core-blocks": "Kerngedächtnis",
  "working-blocks": "Arbeitsgedächtnis",
  references: "Referenzen",
  activity: "Letzte Aktivität",
  quotes: "Aus früheren Gesprächen",
  "tool-rules": "Regeln für Werkzeuge",
};

/** Whence the size of the window is known. */
export const windowSources: Inspector["windowSources"] = {
  person: "Kontextfenster von dir eingestellt.",
  provider: "Kontextfenster vom Server gemeldet; angefordert wird nur so viel wie nötig.",
  table: "Der Server meldet kein Kontextfenster; das ist der bekannte Wert der Modellfamilie.",
  default:
    "Das Kontextfenster ist unbekannt, daher ist es eine Annahme. Es lässt sich unter Einstellungen, Prompt, einstellen.",
};

/** What is near its end. */
export const warnings: Inspector["warnings"] = {
  window: "Das Fenster ist fast voll.",
  history: "Das Gespräch füllt seinen Anteil am Fenster fast aus.",
  overflow:
    "Das ist mehr, als das Fenster fasst; das Modell sieht vielleicht nur einen Teil. Die Nachricht kürzen, unter Einstellungen, Prompt, ein größeres Fenster einstellen, wenn das Modell eines hat, oder ein anderes Modell wählen.",
  memory:
    "Nicht alles Gemerkte passt in den Anteil des Gedächtnisses am Fenster: Was nicht passt, steht unten.",
};

/** Why something was left out. */
export const reasons: Inspector["reasons"] = {
  "history-tokens":
    "Sie sind mehr, als das Gespräch von einer Anfrage nehmen darf. Wie viel das ist, steht unter Einstellungen, Kontexte; ein kleines Fenster lässt weniger.",
  "history-turns":
    "Nur so viele Züge werden gezeigt. Wie viele, steht unter Einstellungen, Prompt.",
  "history-messages": "Eine Anfrage fasst nur so viele Nachrichten.",
  "memory-tokens":
    "Es ist mehr als der Anteil des Gedächtnisses am Fenster. Einstellungen, Prompt, bestimmt diesen Anteil; kürzere oder nicht mehr angeheftete Blöcke lassen Platz.",
  "quote-shown": "Die Nachricht ist in dieser Anfrage selbst enthalten.",
  "quote-summarised": "Die Zusammenfassung dieses Gesprächs erzählt davon.",
  "quote-aside": "Sie liegt auf einem Zweig, der nicht angezeigt wird.",
  "quote-tokens": "Andere passen besser, und nur so viel wird zitiert.",
  "quotes-late": "Die Suche danach dauerte zu lange, daher wurde ohne sie gesendet.",
  "quotes-failed": "Die Suche danach gab keine Antwort, daher wurde ohne sie gesendet.",
  "quotes-partial": "Noch ist nicht alles Gesagte im Index: Was fehlt, wurde nicht durchsucht.",
  "quotes-typed":
    "Während du tippst, werden sie nur nach Wörtern gesucht: Das Modell, das Bedeutungen vergleicht, wird erst beim Senden gefragt.",
  "fact-waiting": "Er wartet im Gedächtnis auf Genehmigung.",
  "fact-not-remembered":
    "Er wurde aus einem Gespräch gelernt, und dieser Kontext lernt nicht mehr aus Gesprächen. Der Schalter steht unter Einstellungen, Kontexte.",
  "context-off":
    "In diesem Kontext ausgeschaltet. Der Schalter steht unter Einstellungen, Kontexte.",
  "settings-off": "Für jedes Modell ausgeschaltet. Der Schalter steht unter Einstellungen, Prompt.",
  "not-remembered":
    "Dieser Kontext lernt nicht aus Gesprächen, daher erfährt keines etwas von einem anderen. Der Schalter steht unter Einstellungen, Kontexte.",
  "block-empty": "Darin steht noch nichts. Bearbeiten lässt er sich im Gedächtnis.",
  "block-not-told": "Archiv- und Protokollblöcke stehen in keinem Prompt.",
  "block-not-named":
    "Er ist nicht angeheftet, und die Nachricht nennt ihn nicht: Er kommt mit, wenn eine Nachricht es tut.",
  "mode-tokens": "Die Anweisungen für diese Art von Antwort sind länger, als sie sein dürfen.",
  unanswered: "Nachrichten ohne Antwort werden nicht noch einmal gesendet.",
  "images-unseen": "Dieses Modell sieht keine Bilder, nur ihre Namen.",
  "images-older":
    "Eine Anfrage fasst die vier neuesten Bilder; von älteren sieht das Modell nur die Namen.",
  "page-tokens":
    "Das ist länger als sein Anteil am Fenster. Nach einem Teil davon fragen, oder unter Einstellungen, Prompt, ein größeres Fenster einstellen, wenn das Modell eines hat.",
};

/** Why older messages have no summary. */
export const becauses: Inspector["becauses"] = {
  truncate:
    "Ältere Züge werden weggelassen statt zusammengefasst, wie unter Einstellungen, Prompt, eingestellt.",
  dropped: "Ihre Zusammenfassung wurde verworfen; „Rückgängig“ im Gespräch holt sie zurück.",
  "summary-failed":
    "Eine Zusammenfassung davon ließ sich nicht erstellen; es wird noch einmal versucht.",
  "no-summariser":
    "Kein Modell darf sie von selbst zusammenfassen: Einstellungen, Prompt, erlaubt es, oder /summary schreiben.",
  "not-yet":
    "Ihre Zusammenfassung ist noch nicht geschrieben; das geschieht nach einer Antwort, wenn sonst nichts läuft.",
};
