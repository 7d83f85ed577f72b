import type { ContextProviderName } from "../../../domain/context";
import type { Compression } from "../../../domain/prompt-settings";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { fieldNames, hint, problem } from "./context-hints";
import { counted } from "./nouns";
import { byCount } from "./plural";
import { toolNames, toolRule } from "./tool-rules";

const providers: Record<ContextProviderName, string> = {
  facts: "Ce qui est connu de vous : les faits",
  blocks: "Ce qui est écrit dans sa mémoire : les blocs",
  "recent-summaries":
    "Ce dont il a été question ailleurs : les résumés de ses autres conversations",
  references: "Ce dont parlait la conversation : flux de travail, pages, documents, contextes",
  activity: "Quand ses autres conversations ont commencé et continué, avec leurs titres",
  "last-n": "Les messages précédents, de la même conversation",
  quotes:
    "Ce qui a été dit plus tôt et se rapporte au message : des citations de toutes ses conversations",
};

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "sont résumés",
  truncate: "sont laissés de côté",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "Contextes",
    why: "Un contexte est un assistant avec ses propres instructions, son modèle, sa mémoire et ses conversations. Utilisez-en un pour chaque domaine de votre vie.",
    none: "Pas encore de contexte. Créez le premier à partir d’un préréglage.",
    noMatch: "Rien ne porte ce nom ou cette étiquette.",
    search: "Chercher par nom ou étiquette",
    tags: "Seulement ceux qui portent l’étiquette",
    more: (count) => `En afficher ${formatNumber(count)} de plus`,
    back: "Tous les contextes",
    never: "pas encore de conversation",
    lastChat: (ms) => `dernier échange ${formatAgo(ms)}`,
    pin: "Épingler",
    unpin: "Désépingler",
    pinName: (name) => `Épingler ${name}`,
    unpinName: (name) => `Désépingler ${name}`,
    archivedMark: "archivé",
    neverExpires: "n’expire jamais",
    keep: "Restaurer et épingler",
    keepMeans: "Un contexte épinglé n’expire jamais.",
    archivedBy: {
      person: (at) =>
        `Archivé par vous le ${formatDate(at)}. Il ne répond à rien tant qu’il n’est pas restauré ; toutes ses conversations sont conservées.`,
      expiry: (at) =>
        `Archivé le ${formatDate(at)}, après un temps sans échange. Il ne répond à rien tant qu’il n’est pas restauré ; toutes ses conversations sont conservées.`,
    },

    create: "Nouveau contexte",
    createPreset: "Nouveau préréglage",
    from: "Partir de",
    blank: "Vide",
    fromPresets: "Préréglages",
    createNow: "Créer",
    use: "Utiliser",
    useName: (name) => `Utiliser ${name} pour un nouveau contexte`,
    template: "Utiliser comme base",
    templateName: (name) => `Utiliser comme base : ${name}`,

    who: "Qui est l’assistant",
    name: "Nom",
    description: "En bref",
    systemPrompt: fieldNames.systemPrompt,
    systemPromptNote: "Viennent en premier dans chaque demande. Elles ne sont jamais coupées.",
    personality: fieldNames.personality,
    personalityNote: "Sa façon de parler et de se comporter, en quelques phrases.",
    steady: "Rester dans le personnage",
    steadyNote:
      "La personnalité et la consigne de rester dans le personnage sont dans chaque demande. Si désactivé, aucune des deux n’y est.",
    tagsField: "Étiquettes",
    tagsNote: "Séparées par des virgules.",

    how: "Comment il répond",
    temperature: "Température",
    temperatureNote: "De 0 (le plus prévisible) à 1 (plus varié).",
    maxTokens: "Jetons par réponse",
    maxHistoryTokens: "Jetons de la conversation par demande",
    limitBeforeAll: (tokens) =>
      `Options, Prompt, fixe ${counted.tokens(tokens)} pour tous les modèles. Cela passe avant ce qui est réglé ici.`,
    limitBefore: (model, tokens) =>
      `Options, Prompt, fixe ${counted.tokens(tokens)} pour ${model}. Cela passe avant ce qui est réglé ici.`,
    historyHint: (window, tokens) =>
      `Une fenêtre de ${formatNumber(window)} jetons laisse de la place pour ${formatNumber(tokens)}.`,
    takeHistory: (tokens) => `Prendre ${formatNumber(tokens)}`,
    model: "Modèle",
    general: "Modèle par défaut",
    generalModel: (name) => `comme choisi en général : ${name}`,
    compression: "Échanges plus anciens",
    compressions: { general: "Par défaut", ...compressions },
    generalCompression: (type) => `Par défaut : ${compressions[type]}`,
    keepRecent: "Échanges à garder",

    remembering: "Ce qu’il sait et garde",
    providers: "Chaque demande contient aussi",
    providerNames: providers,
    quotesPosition: "Place des citations",
    quotesPositions: {
      note: "juste avant votre message",
      system: "avant la conversation",
    },
    quotesNote:
      "Pour chaque message, ce qui a été dit auparavant dans ce contexte est parcouru ; ce qui s’y rapporte est cité, quelques centaines de jetons au plus. Le modèle revoit d’anciens mots, donc le fournisseur d’un modèle distant aussi. Placées avant la conversation, elles obligent un serveur à tout relire.",
    remembers:
      "Apprendre des conversations d’ici : résumés et faits pour les autres conversations du contexte",
    remembersNote:
      "Sans cela, aucun résumé n’est fait d’une conversation entière, et rien d’elle n’apparaît dans une autre.",
    expiryDays: "Jours sans utilisation avant l’archivage",
    expiryNote:
      "Il est seulement archivé avec tout son contenu, et reste dans chaque liste. « Restaurer » le ramène. Le premier contexte et les contextes épinglés n’expirent jamais.",

    tools: "Outils",
    toolsWhy:
      "Ce que le modèle peut faire de lui-même pendant qu’il répond. Chaque outil actif occupe une partie de chaque demande. Les modèles qui ne savent pas utiliser les outils ne les reçoivent pas.",
    takesNoTools: "Le modèle de ce contexte ne sait pas utiliser les outils.",
    readingTools: "Il peut consulter",
    writingTools: "Il peut modifier",
    writingToolsNote:
      "Les modifications qui demandent votre accord attendent dans la conversation. De même toute modification, si la conversation contient du texte importé, une page web ou le résultat d’un outil.",
    withoutAsking: "Sans demander votre accord",
    toolNames,
    toolRules: "Règles pour ses outils",
    toolRule,
    ruleType: "Règle",
    ruleTypes: {
      StartConstraint: "est appelé en premier",
      MaxCalls: "est appelé au plus tant de fois",
      RequiresPrior: "est appelé après un autre",
      ExitLoop: "met fin à la réponse",
      ContinueLoop: "laisse la réponse continuer",
    },
    ruleTool: "Outil",
    rulePrior: "Après",
    ruleMax: "Nombre de fois",
    addRule: "Ajouter",
    removeRule: "Retirer",
    removeRuleName: (rule) => `Retirer : ${rule}`,

    preview: "Aperçu du prompt",
    previewWhy: "Avant le premier message d’une conversation, selon les réglages d’ici.",
    previewGuide:
      "Le guide intégré répond ici et ne voit que votre question et ce qui a été dit ou retenu ici. Avec un modèle, le prompt entier s’affiche ici.",
    previewWaits: "L’aperçu attend que les champs ci-dessus soient corrects.",
    loading: "Lecture …",

    saved: "Toutes les modifications sont enregistrées.",
    unsaved: "Modifications non enregistrées",
    saving: "Enregistrement …",
    held: "Corrigez les champs signalés pour les enregistrer.",
    undo: "Annuler",
    conflict:
      "Ceci a été modifié dans une autre fenêtre. Les deux versions sont conservées : votre saisie est toujours là, et pas encore enregistrée.",
    takeTheirs: "Prendre l’autre version",
    keepMine: "Garder la mienne",

    actions: "Ce contexte",
    duplicate: "Dupliquer",
    duplicateEmpty: "Dupliquer sans la mémoire",
    archive: "Archiver",
    restore: "Restaurer",

    presets: "Préréglages",
    presetsWhy:
      "Des assistants prêts à l’emploi. Un contexte créé à partir d’un préréglage en est indépendant.",
    builtIn: "intégré",
    edit: "Modifier",
    editName: (name) => `Modifier ${name}`,
    remove: "Retirer",
    removed: "retiré",
    removeMeans:
      "Il quitte la liste et peut être restauré ; les contextes qui en viennent restent tels quels.",
    showRemoved: "Afficher aussi ceux qui sont retirés",
    noPresets: "Aucun à vous pour l’instant. « Utiliser comme base » part de l’un de ceux-ci.",
    presetActions: "Ce préréglage",
    presetPurgeMeans:
      "Cela supprime le préréglage. Les contextes qui en viennent restent tels quels. Vous pouvez annuler pendant 10 secondes. Les copies de ce profil, et pour un temps les fichiers du navigateur, peuvent encore contenir des restes chiffrés.",
    presetPurgeConfirm: (name) => `Supprimer définitivement : « ${name} »`,
    settings: (temperature, maxTokens, days) =>
      `température ${formatNumber(temperature)}, ${formatTokens(maxTokens)} jetons par réponse, ${counted.days(days)}`,

    hints: "Quelques conseils",
    hint,

    problem,

    older: "Supprimer les messages anciens",
    olderWhy:
      "Les textes des messages sont supprimés, avec les résumés qui en ont été tirés. Les conversations restent.",
    olderContext: "Dans le contexte",
    olderBefore: "Écrits avant le",
    olderAsk: "Supprimer …",
    olderMeans: (name, date) =>
      `Cela supprime le texte de chaque message de « ${name} » écrit avant le ${formatDate(date)}, dans toutes ses conversations. Vous pouvez annuler pendant 10 secondes, sauf s’il y en a vraiment beaucoup.`,
    olderConfirm: (name) => `Les supprimer de « ${name} »`,
    olderDone: (messages) =>
      messages === 0
        ? "Aucun message n’était aussi ancien."
        : byCount(messages, "# message a été supprimé.", "# messages ont été supprimés."),
    contentsAsk: "Contenu",
    contentsName: (name) => `Contenu : ${name}`,
  },
} satisfies Texts<typeof enContextPage>;
