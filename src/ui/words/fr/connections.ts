import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { browserModel, modelFiles } from "./model-files";
import { counted } from "./nouns";
import { byCount } from "./plural";

const contextsUse = (contexts: number) =>
  byCount(
    contexts,
    "# contexte utilise un de ses modèles et le signalera au prochain message.",
    "# contextes utilisent un de ses modèles et le signaleront au prochain message.",
  );

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "Modèle par défaut",
    general: (name, destination) => `${name}, ${destination}`,
    generalWhere: "Utilisé partout, sauf si un contexte a son propre modèle",
    why: "Pour sa réponse, chaque message ne va qu’à un seul endroit : celui dont le modèle y répond.",
  },

  providers: {
    title: "Fournisseurs de modèles",
    ollama: "Ollama sur cet ordinateur",
    browser: "Modèle intégré du navigateur",
    files: "Fichiers de modèle",
    inBrowser: "dans ce navigateur",
    onMachine: "sur cet ordinateur",
    toHost: (host) => `vers ${host}`,
    keySealed: "clé enregistrée chiffrée",
    headers: (count) => byCount(count, "# en-tête", "# en-têtes"),
    filesCount: counted.files,
    toFiles: "Aller aux fichiers de modèle",
    test: "Tester",
    testing: "Test en cours …",
    models: "Modèles",
    manage: "Gérer",
    edit: "Modifier",
    remove: "Retirer",
    labelOf: (act, name) => `${act} : ${name}`,
    never: "pas encore testé",
    listed: (models, ago) => `${counted.models(models)} lors du dernier test, ${ago}`,
    answered: (ms, models) =>
      `Connexion établie : ${counted.models(models)}, après ${formatNumber(ms)} ms.`,
    found: (models) => `Connexion établie : ${counted.models(models)}.`,
    ollamaAway: "À l’arrêt. Vos autres fournisseurs fonctionnent sans lui.",
    keyUntried: "La clé sera vérifiée avec le premier message.",
    foundNone:
      "Connexion établie, mais pas encore de modèle. Téléchargez-en un ci-dessous, sous « Gérer ».",
    openAddress: "Ouvrir l’adresse dans un onglet",
    allow: "Autoriser ce serveur",
    allowRefused: (host) =>
      `Le navigateur ne laisse toujours pas Confidant joindre ${host}. Rien n’a été envoyé. Réessayez, et autorisez l’accès.`,
    accessRefused: (host) =>
      `Le navigateur n’a pas eu l’autorisation de joindre ${host}, donc rien n’a été conservé ni envoyé. Réessayez, et autorisez l’accès.`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `« ${name} » sera retiré avec sa clé ; rien ne change chez le fournisseur. Vous pouvez annuler pendant 10 secondes.`,
        ...(contexts > 0 ? [contextsUse(contexts)] : []),
        ...(isGeneral ? ["Le modèle par défaut en fait partie."] : []),
      ].join(" "),
    removeConfirm: "Retirer cette connexion",
    changedElsewhere:
      "Cette connexion a été modifiée dans une autre fenêtre. Rien n’a été conservé ici ; voici son état actuel.",
  },

  form: {
    title: "Ajouter une connexion",
    why: "Un fournisseur avec une clé à vous, ou votre propre serveur. Confidant ne demande au navigateur que la permission de joindre cette adresse.",
    provider: "Fournisseur",
    other: "Autre (compatible OpenAI)",
    address: "Adresse",
    addressHint: "Comme https://api.example.com/v1, ou 127.0.0.1:8080",
    key: "Clé",
    keyOptional: "Clé (facultative)",
    keyHint: "Enregistrée chiffrée, utilisée pour cette adresse seulement, et jamais réaffichée.",
    keyStays:
      "Une clé est enregistrée. Laissez vide pour la garder, ou saisissez-en une autre pour la remplacer.",
    keyGoes: "Nouvelle adresse : la clé et les en-têtes enregistrés seront supprimés.",
    keyForget: "Supprimer la clé",
    getKey: "Obtenir une clé",
    advanced: "Avancé",
    name: "Nom",
    nameHint: "Si vide, le nom du fournisseur ou l’adresse est utilisé.",
    api: "API",
    apis: {
      auto: "Automatique",
      chat: "Chat Completions",
      responses: "Responses",
    },
    apiHint:
      "« Automatique » suit ce que le serveur dit de chaque modèle. Choisissez Chat Completions pour un serveur ou un proxy sans API Responses ; choisissez Responses quand un modèle est refusé comme inconnu bien qu’il soit dans la liste, ou quand il manque le résumé de son raisonnement.",
    headers: "En-têtes",
    headersWhy:
      "Envoyés avec chaque demande à cette adresse. Les valeurs sont gardées comme la clé, et jamais réaffichées.",
    headersKept: (names) => `Conservés : ${names}. Les en-têtes écrits ici les remplacent tous.`,
    headersForget: "Supprimer ces en-têtes",
    headerName: "Nom de l’en-tête",
    headerValue: "Valeur",
    headerAdd: "Ajouter un en-tête",
    headerRemove: (number) => `Retirer l’en-tête ${formatNumber(number)}`,
    inClear:
      "C’est du http non chiffré vers un autre ordinateur : quiconque se trouve sur le trajet peut lire ce que vous écrivez et ce qui est répondu. Aucune clé ni aucun en-tête n’est envoyé ainsi.",
    add: "Ajouter",
    adding: "Ajout …",
    save: "Enregistrer",
    cancel: "Annuler",
  },

  fresh: {
    title: "Choisir un modèle",
    chosen: "Modèle choisi. Ouvrez le panneau latéral pour commencer.",
    first:
      "Appuyez sur « Utiliser » à côté d’un modèle. Le panneau latéral lui envoie alors vos messages.",
    another:
      "Le modèle actuel reste jusqu’à ce que vous appuyiez sur « Utiliser » à côté d’un de ceux-ci, par défaut ou pour un contexte.",
  },

  models: {
    search: "Chercher parmi les modèles",
    none: "Aucun modèle connu pour l’instant. Testez la connexion pour les charger.",
    noMatch: "Aucun modèle n’a cela dans son nom.",
    listOf: (name) => `Modèles de ${name}`,
    useIn: "Utiliser un modèle",
    everywhere: "par défaut",
    inContext: (name) => `dans « ${name} »`,
    use: "Utiliser",
    inUse: "Utilisé",
    count: (shown, all) =>
      shown === all ? counted.models(all) : `${formatNumber(shown)} sur ${counted.models(all)}`,
    window: (tokens) => `${formatTokens(tokens)} jetons`,
    price: (prompt, reply) => `${prompt} à l’envoi, ${reply} à la réponse par million de jetons`,
    free: "gratuit",
    tools: "outils",
    sees: "voit les images",
    thinks: "réfléchit",
    passedOn: (host) => `transmis à ${host}`,
  },

  ollama: {
    address: "Adresse",
    addressHint: "D’un serveur Ollama sur cet ordinateur ; d’habitude 127.0.0.1:11434.",
    addressSave: "Utiliser cette adresse",
    installed: "Installés",
    none: "Rien n’y est encore installé.",
    running: "Chargés maintenant",
    runningNone: "Rien n’est chargé pour le moment.",
    until: (time) => `jusqu’à ${time}`,
    show: "Afficher",
    showLabel: (name) => `Afficher ${name}`,
    template: "Gabarit",
    system: "Texte système",
    license: "Licence",
    abilities: "Capacités",
    remove: "Supprimer",
    removeLabel: (name) => `Supprimer ${name}`,
    removeMeans: (name, size) =>
      `Supprime « ${name} »${size === "" ? "" : ` (${size})`} du disque de ce serveur. Vous pouvez annuler pendant 10 secondes ; ensuite il faut télécharger de nouveau. Si Confidant est verrouillé ou le navigateur fermé avant, le modèle reste.`,
    removeType: (name) => `Saisissez « ${name} » pour continuer`,
    removeConfirm: (name) => `Supprimer « ${name} »`,
    wrongName: "Le nom ne correspond pas. Rien n’a été supprimé.",
    pull: "Télécharger un modèle",
    pullHint: "Par son nom sur ollama.com, comme llama3.2 ou qwen3:4b.",
    pullStart: "Télécharger",
    pullStop: "Arrêter",
    pullProgress: "Téléchargement du modèle, progression",
    pulling: (name) => `Téléchargement de ${name}. Gardez cette page ouverte jusqu’à la fin.`,
    pulled: (name) => `${name} est installé.`,
    pullStopped: (name) =>
      `Arrêté. Ce qui était arrivé de ${name} y est conservé ; un nouveau téléchargement le reprend.`,
    sizes: (done, total) => `${done} sur ${total}`,
    again: "Actualiser",
  },

  origin: {
    hide: "Masquer l’origine de Confidant à ce serveur : Ollama refuse les extensions qu’on ne lui a pas annoncées (403)",
    hideCors:
      "Masquer l’origine de Confidant à ce serveur : certaines organisations ne laissent aucun navigateur faire de demande (CORS)",
    more: "Ce que cela signifie, et l’autre moyen",
    command:
      "L’autre moyen est de l’indiquer une fois à Ollama, avec cette commande, et de le redémarrer :",
    setting:
      "L’autre moyen est de régler ceci une fois sur l’ordinateur où il tourne, et d’y redémarrer Ollama :",
    hideMeans:
      "Enlève des demandes de Confidant à cette adresse la ligne qui nomme cette extension, pour qu’Ollama les prenne comme celles de n’importe quel programme. Les demandes des sites et des autres extensions restent telles quelles. Pour un Ollama sur cet ordinateur qui refuse, Confidant le fait de lui-même, sauf si ce réglage a été désactivé. Cela prend fin quand le réglage est désactivé, que la connexion est retirée ou que Confidant est verrouillé.",
  },

  files: modelFiles,
  browserModel,
} satisfies Texts<typeof enConnections>;
