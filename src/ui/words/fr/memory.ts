import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";
import { memoryChanges, memoryKinds } from "./memory-kinds";
import { notes } from "./notes";
import { counted } from "./nouns";
import { byCount } from "./plural";
import { references } from "./references";

const tokens = (count: number) =>
  count < 1_000 ? counted.tokens(count) : `${formatTokens(count)} jetons`;

const lostKinds = {
  section: (_count: number, name: string) => `La section ${name}`,
  field: (_count: number, name: string) => `Le champ ${name}`,
  items: (count: number) => byCount(count, "# élément", "# éléments"),
  ticks: (count: number) => byCount(count, "# coche", "# coches"),
  entries: counted.entries,
  text: () => "Le texte",
};

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  ...memoryKinds,
  title: "Mémoire",
  close: "Fermer",
  wide: "Ouvrir dans un onglet",
  cancel: "Annuler",
  save: "Enregistrer",
  delete: "Supprimer",
  done: "Terminer",
  loading: "Chargement …",
  context: "Mémoire de",
  archived: (name) => `${name} (archivé)`,
  means:
    "Ce que ce contexte retient au-delà de ses conversations. Vous pouvez tout modifier ; le modèle, seulement ce que vous permettez.",
  inspect: "Voir le prochain prompt",
  notInPrompt:
    "Aucun prompt de ce contexte ne les contient. Options, Contextes, fixe ce que chacun contient.",
  inspectHint: "L’inspecteur du panneau latéral montre tout ce que le modèle verra.",

  blocks: "Blocs",
  blocksMeans: "De courts textes qui font partie du prompt.",
  blocksTotal: (count, all, always) =>
    [
      byCount(count, "# bloc", "# blocs"),
      tokens(all),
      ...(always === all ? [] : [`dont ${tokens(always)} avec chaque message`]),
    ].join(" · "),
  noBlocks: "Pas de bloc ici. Un bloc est un court texte qui fait partie du prompt.",
  sharedBlocks: "Partagés avec ce contexte",
  from: (context) => `de ${context}`,
  addBlock: "Ajouter un bloc",
  tokens,
  exactTokens: (count) => `Environ ${counted.tokens(count)}`,
  showAll: "Tout afficher",
  empty: "Vide. Le modèle ne le voit pas tant que rien ne s’y trouve.",
  pinned: "Épinglé",
  notPinned: "Seulement quand on s’y réfère",
  untrusted: "Contient du texte venu d’ailleurs",
  edit: "Modifier",
  editOf: (label) => `Modifier ${label}`,
  doneOf: (label) => `Terminer ${label}`,
  more: (label) => `Autres actions : ${label}`,
  lost: (count) =>
    byCount(
      count,
      "# modification antérieure ne s’ouvre plus, et ce qu’elle disait manque. Le reste est ici et peut être modifié.",
      "# modifications antérieures ne s’ouvrent plus, et ce qu’elles disaient manque. Le reste est ici et peut être modifié.",
    ),

  menu: {
    settings: "Réglages …",
    layout: "Disposition …",
    history: "Historique …",
    share: "Partager …",
    unshare: "Ne plus le partager ici",
    remove: "Supprimer",
  },

  saving: "Enregistrement …",
  unsaved: "Pas encore enregistré",
  saved: "Enregistré",
  notSaved: "Non enregistré",
  undo: "Annuler",
  undoOf: (label) => `Annuler la dernière modification dans ${label}`,

  text: (name) => `Texte de ${name}`,
  readOnly: "lecture seule pour le modèle",
  item: (position) => `Élément ${formatNumber(position)}`,
  doneItem: (text) => `Fait : ${text}`,
  newItem: "Nouvel élément",
  addItem: "Ajouter",
  moveUp: (text) => `Monter : ${text}`,
  moveDown: (text) => `Descendre : ${text}`,
  removeItem: (text) => `Supprimer : ${text}`,
  listFull: (max) =>
    byCount(max, "Cette liste prend au plus # élément.", "Cette liste prend au plus # éléments."),
  noItems: "Pas encore d’élément.",
  newEntry: "Nouvelle entrée",
  addEntry: "Ajouter",
  noEntries: "Pas encore d’entrée.",
  exactly: (at) => formatExactDate(at),
  earlier: (count) =>
    byCount(count, "Afficher # entrée antérieure", "Afficher # entrées antérieures"),
  noFields: "Ce tableau n’a pas encore de champ. « Disposition », dans le menu, en ajoute.",
  listField: "Un élément par ligne.",
  less: (name) => `Moins : ${name}`,
  plus: (name) => `Plus : ${name}`,
  unset: "Non défini",
  yes: "Oui",
  no: "Non",
  notNumber: "Ce n’est pas un nombre, donc rien n’a été enregistré.",

  settings: {
    addTitle: "Ajouter un bloc",
    title: (label) => `Réglages de ${label}`,
    label: "Nom",
    labelNote: "Le modèle le connaît sous ce nom.",
    description: "À quoi il sert",
    descriptionNote: "Le modèle le lit aussi. Peut rester vide.",
    type: "Genre",
    permission: "Ce que le modèle peut faire",
    pinned: "Épinglé : le modèle le voit avec chaque message",
    layout: "Disposition",
    add: "Ajouter",
    empty: "Donnez-lui un nom.",
    taken: "Un autre bloc de ce contexte porte ce nom.",
    changed:
      "Il a été modifié ailleurs entre-temps. Voici son état actuel ; « Enregistrer » applique vos modifications par-dessus.",
  },

  layout: {
    title: (label) => `Disposition de ${label}`,
    means:
      "Le contenu est conservé. Si quelque chose n’y tient pas, rien n’est modifié et vous voyez ce que c’est.",
    misfit:
      "Ceci n’a pas de place dans la nouvelle disposition, donc rien n’a été modifié. Gardez-le dans la disposition, ou videz-le d’abord.",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : ` dans la section ${section}`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "Champs",
    fieldName: "Nom",
    fieldType: "Genre",
    about: "À quoi cela sert",
    readOnly: "Lecture seule pour le modèle",
    addField: "Ajouter un champ",
    removeField: (name) => `Retirer le champ ${name}`,
    sections: "Les sections",
    section: (position) => `Section n° ${formatNumber(position)}`,
    sectionName: "Titre",
    sectionLayout: "Disposition",
    addSection: "Ajouter une section",
    removeSection: (name) => `Retirer la section ${name}`,
    field: (position) => `Champ ${formatNumber(position)}`,
    maxItems: "Nombre maximal d’éléments",
    maxItemsNote: "Vide : pas de limite.",
    lines: "Lignes que le modèle voit",
    linesNote: "Vide : toutes.",
    firstLine: "À partir de la ligne",
    displayLimit: "Entrées récentes que le modèle voit",
    names: "Chacun demande un nom, et il n’y en a pas deux pareils.",
  },

  history: {
    title: (label) => `Historique de ${label}`,
    none: "Rien n’a encore été modifié.",
    who: { person: "Vous", model: "Modèle", system: "Confidant" },
    what: (name) => memoryChanges[name] ?? name,
    through: "par un bloc partagé",
    why: (text) => `Pourquoi : ${text}`,
    added: "ajouté",
    removed: "retiré",
    restore: "Restaurer cette version",
    restoreOf: (time) => `Restaurer cette version, du ${formatExactDate(time)}`,
    restored: "Restauré. La version précédente est aussi dans l’historique.",
    restoreFirst: "Restaurer l’état du début",
    more: "Afficher les précédentes",
    clear: "Effacer l’historique …",
    clearMeans:
      "Cela supprime définitivement toutes les versions antérieures, et avec elles tout texte qui n’est plus dans le bloc. Ce choix ne peut pas être annulé. Les sauvegardes faites auparavant le gardent, quatre semaines ou plus.",
    clearConfirm: "Effacer",
    cleared: "L’historique est effacé.",
  },

  share: {
    title: (label) => `Partager ${label}`,
    means:
      "L’autre contexte voit ce bloc, toujours dans son état actuel. Son modèle peut faire ce que vous choisissez ici.",
    with: "Avec",
    permission: "Ce que son modèle peut faire",
    add: "Partager",
    list: "Partagé avec",
    stop: "Arrêter",
    stopOf: (name) => `Arrêter le partage avec ${name}`,
    noOther: "Il n’y a pas d’autre contexte avec qui le partager.",
    gone: "Un contexte qui n’est plus là",
  },
} satisfies Texts<typeof enMemory>;
