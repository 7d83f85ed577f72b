import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "Prompt-Bibliothek",
  why: "Eigene Texte für Nachrichten. Im Panel / tippen und einen wählen, oder im Menü einer Webseite „Einen Prompt verwenden“ wählen. Ein Prompt füllt nur das Nachrichtenfeld: Er wird nie von selbst gesendet.",
  none: "Noch keine Prompts.",
  search: "Prompts durchsuchen",
  notFound: "Kein Prompt passt dazu.",
  add: "Neuer Prompt",
  fields: { title: "Titel", command: "Befehl", text: "Text" },
  hints: {
    command: "Was nach / getippt wird. Bleibt das leer, wird es aus dem Titel gebildet.",
    text: "Was in doppelten geschweiften Klammern steht, etwa {{thema}}, wird abgefragt. Im Menü einer Webseite stehen {{page}} und {{selection}} für das, was angehängt ist.",
  },
  save: "Speichern",
  cancel: "Abbrechen",
  changed:
    "Er wurde inzwischen anderswo geändert. So sieht er jetzt aus; „Speichern“ setzt die eigenen Änderungen darüber.",
  edit: "Bearbeiten",
  remove: "Löschen",
  up: "Nach oben",
  down: "Nach unten",
  labelOf: (act, title) => `${act}: ${title}`,
  insert: "Einfügen",
  page: { page: "die angehängte Seite", selection: "der angehängte Ausschnitt" },
} satisfies Texts<typeof enLibrary>;
