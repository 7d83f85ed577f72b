import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "Bibliothèque de prompts",
  why: "Vos propres textes pour les messages. Tapez / dans le panneau et choisissez-en un, ou choisissez « Utiliser un prompt » dans le menu d’une page web. Un prompt remplit seulement le champ du message : il n’est jamais envoyé de lui-même.",
  none: "Aucun prompt pour l’instant.",
  search: "Rechercher dans les prompts",
  notFound: "Aucun prompt ne correspond.",
  add: "Nouveau prompt",
  fields: { title: "Titre", command: "Commande", text: "Texte" },
  hints: {
    command: "Ce que vous tapez après /. Si ce champ est vide, la commande est tirée du titre.",
    text: "Ce qui est entre doubles accolades, comme {{sujet}}, vous est demandé. Dans le menu d’une page web, {{page}} et {{selection}} désignent ce qui est joint.",
  },
  save: "Enregistrer",
  cancel: "Annuler",
  changed:
    "Il a été modifié ailleurs entre-temps. Voici son état actuel ; « Enregistrer » applique vos modifications par-dessus.",
  edit: "Modifier",
  remove: "Supprimer",
  up: "Monter",
  down: "Descendre",
  labelOf: (act, title) => `${act} : ${title}`,
  insert: "Insérer",
  page: { page: "la page jointe", selection: "la sélection jointe" },
} satisfies Texts<typeof enLibrary>;
