import type { ReferenceAction, ReferenceKind } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

const kinds: Record<ReferenceKind, string> = {
  workflow: "Ablauf",
  page: "Seite",
  document: "Dokument",
  context: "Kontext",
};

const actions: Record<ReferenceAction, string> = {
  created: "erstellt",
  modified: "geändert",
  discussed: "besprochen",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "Referenzen",
    means:
      "Worum es in Gesprächen ging. Die letzten fünf eines Gesprächs stehen in seinen Prompts, und diejenige, die eine Nachricht bei einem ihrer Namen nennt.",
    none: "Noch keine Referenzen. Hinzufügen, worum es in einem Gespräch geht: ein Ablauf, eine Seite, ein Dokument, ein Kontext.",
    kinds,
    kind: "Art",
    name: "Name",
    target: "Adresse oder Kennung",
    targetNote: "Darf leer bleiben: Dann steht der Name dafür.",
    conversation: "Gespräch",
    noConversation: "Eine Referenz gehört zu einem Gespräch, und dieser Kontext hat noch keines.",
    untitled: (at) => `Gespräch: ${formatExactDate(at)}`,
    untitledHere: "Gespräch ohne Titel",
    add: "Referenz hinzufügen",
    addIt: "Hinzufügen",
    aliases: "Weitere Namen",
    aliasesNote:
      "Je Zeile einer. Eine Nachricht, die einen davon enthält, meint sie. Bleibt das leer, entstehen sie aus dem Namen.",
    alsoCalled: (aliases) => `Auch: ${aliases.join(", ")}`,
    mine: (name) => `mein ${name}`,
    ofKind: {
      workflow: (name) => `Ablauf ${name}`,
      page: (name) => `Seite ${name}`,
      document: (name) => `Dokument ${name}`,
      file: (name) => `Datei ${name}`,
      context: (name) => `Kontext ${name}`,
    },
    edit: "Bearbeiten",
    editOf: (name) => `Referenz bearbeiten: ${name}`,
    deleteOf: (name) => `Referenz löschen: ${name}`,
    inConversation: (title, action) => `${title} (${actions[action]})`,
    showOf: (title) => `Gespräch anzeigen: ${title}`,
    count: (count) => plural(count, { one: "# Referenz", other: "# Referenzen" }),
    changed:
      "Sie wurde inzwischen anderswo geändert. So sieht sie jetzt aus; „Speichern“ setzt die eigenen Änderungen darüber.",
  },
} satisfies Texts<typeof enReferences>;
