import { formatExactDate } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";
import { byCount } from "./plural";

const inShort = {
  contexts: "lire les contextes",
  conversations: "lire les conversations",
  chat: "converser",
  write: "modifier",
  delete: "supprimer",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "Les éditeurs, assistants et lignes de commande de cet ordinateur peuvent travailler avec vos contextes, par le Model Context Protocol (MCP), chacun dans la mesure où vous l’autorisez. Rien sur le web ne le peut, et rien n’écoute sur un réseau.",
  link: {
    off: "Désactivé : aucun programme n’entre.",
    connected: "Activé. Les programmes qui ont un jeton peuvent se connecter.",
    "no-host":
      "Le navigateur ne trouve pas confidant-mcp. Dans le dossier du code source de Confidant, lancez cette commande, puis vérifiez de nouveau (Node 20 ou plus récent est nécessaire) :",
    "not-ours":
      "Le confidant-mcp que trouve le navigateur est installé pour une autre extension. Dans le dossier du code source de Confidant, lancez cette commande, puis vérifiez de nouveau :",
    stopped:
      "confidant-mcp s’est arrêté. Il redémarre de lui-même, ou tout de suite avec « Vérifier de nouveau ».",
    install: "node bridge/confidant-mcp.mjs install",
    on: "Laisser des programmes se connecter",
    end: "N’en laisser aucun se connecter",
    again: "Vérifier de nouveau",
    reload:
      "Le navigateur ne donne la permission qu’à un Confidant qui redémarre. Les conversations temporaires sont alors supprimées.",
    reloadNow: "Redémarrer Confidant",
    awake:
      "Tant que ceci est activé, Confidant reste éveillé aussi longtemps que le navigateur tourne.",
  },
  list: {
    title: "Les programmes",
    none: "Aucun programme n’a encore de jeton.",
    calls: (name) => (name === "" ? "" : `se nomme ${name}`),
    waits: "Rien n’est encore autorisé : son premier appel vous le demandera.",
    revoked: (time) => `Jeton repris le ${formatExactDate(time)}.`,
    forGood: "sans limite",
    until: (time) => `jusqu’au ${formatExactDate(time)}`,
    over: "Le temps est écoulé : rien n’est permis tant que vous ne l’autorisez pas de nouveau.",
    may: (scopes, time) =>
      scopes.length === 0
        ? "Ne peut rien faire."
        : `Peut ${scopes.map((scope) => inShort[scope]).join(", ")} ; ${time}.`,
    change: "Changer ce qu’il peut faire",
    revoke: "Reprendre le jeton",
    remove: "Retirer avec son journal",
    log: (count) =>
      byCount(
        count,
        "Journal : # appel, les plus récents d’abord",
        "Journal : # appels, les plus récents d’abord",
      ),
    at: formatExactDate,
  },
  add: {
    title: "Ajouter un programme",
    name: "Nom, comme vous l’appelez",
    make: "Créer un jeton",
    once: (name) =>
      `Le jeton de ${name} n’est affiché que cette fois. Mettez-le dans les réglages du programme ; quiconque l’a peut demander en son nom.`,
    settings: "Comme la plupart des programmes le prennent :",
    kept: "Je l’y ai mis",
  },
  scopes: {
    contexts: "Lire les contextes et préréglages",
    conversations: "Lire les conversations et la mémoire, et y chercher",
    chat: "Faire répondre à des messages, par le modèle du contexte ; les réponses peuvent dire tout ce que ce contexte retient",
    write: "Créer et modifier des contextes et préréglages ; vous êtes consulté à chaque fois",
    delete: "Supprimer ; vous êtes consulté à chaque fois",
  },
  scopesLegend: (name) => `Ce que ${name} peut faire`,
  until: {
    label: "Pour combien de temps",
    one: "Un jour",
    thirty: "30 jours",
    good: "Sans limite",
  },
  save: "Autoriser",
  cancel: "Annuler",
  outcomes: {
    done: "fait",
    failed: "échoué",
    declined: "refusé par vous",
    "not-allowed": "non autorisé",
    "not-decided": "vous n’avez pas décidé à temps",
  },
  cards: {
    region: "Programmes qui vous attendent",
    consent: (name) => `${name} veut se connecter`,
    client: (client) => `Il se nomme ${client}.`,
    what: (what) => `Son premier appel : ${what}`,
    call: (name, what) => `${name} demande ${what}`,
    deletes: "Ceci supprime.",
    target: (target) => `Il s’agit de : ${target}`,
    arguments: "Demandé avec",
    approve: "Approuver",
    decline: "Refuser",
    takenBack: "Annulé par le programme. Rien n’a été fait.",
    refuse: "Refuser, et reprendre son jeton",
  },
} satisfies Texts<typeof enPrograms>;
