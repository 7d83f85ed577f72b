import type { enReferences } from "../en-references";
import { formatExactDate } from "../format";
import type { Texts } from "../texts";
import { byCount } from "./plural";

const actions = {
  created: "créé",
  modified: "modifié",
  discussed: "évoqué",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "Références",
    means:
      "Ce dont il a été question dans les conversations. Les cinq dernières d’une conversation font partie de ses prompts, ainsi que celle qu’un message désigne par l’un de ses noms.",
    none: "Pas encore de référence. Ajoutez ce dont parle une conversation : un flux de travail, une page, un document, un contexte.",
    kinds: {
      workflow: "Flux de travail",
      page: "Page web",
      document: "Fichier ou document",
      context: "Contexte",
    },
    kind: "Genre",
    name: "Nom",
    target: "Adresse ou identifiant",
    targetNote: "Peut rester vide : le nom en tient lieu.",
    conversation: "Dans la conversation",
    noConversation:
      "Une référence appartient à une conversation, et ce contexte n’en a pas encore.",
    untitled: (at) => `Conversation du ${formatExactDate(at)}`,
    untitledHere: "Conversation sans titre",
    add: "Ajouter une référence",
    addIt: "Ajouter",
    aliases: "Autres noms",
    aliasesNote:
      "Un par ligne. Un message qui contient l’un d’eux parle d’elle. Laissés vides, ils sont tirés du nom.",
    alsoCalled: (aliases) => `Aussi : ${aliases.join(", ")}`,
    mine: (name) => `mon ${name}`,
    ofKind: {
      workflow: (name) => `flux de travail ${name}`,
      page: (name) => `page ${name}`,
      document: (name) => `document ${name}`,
      file: (name) => `fichier ${name}`,
      context: (name) => `contexte ${name}`,
    },
    edit: "Modifier",
    editOf: (name) => `Modifier la référence : ${name}`,
    deleteOf: (name) => `Supprimer la référence : ${name}`,
    inConversation: (title, action) => `${title} (${actions[action]})`,
    showOf: (title) => `Afficher la conversation : ${title}`,
    count: (count) => byCount(count, "# référence", "# références"),
    changed:
      "Elle a été modifiée ailleurs entre-temps. Voici son état actuel ; « Enregistrer » applique vos modifications par-dessus.",
  },
} satisfies Texts<typeof enReferences>;
