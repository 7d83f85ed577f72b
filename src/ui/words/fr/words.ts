import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { byCount } from "./plural";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** Every text that more than one page says. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "Options",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "Votre message",
    placeholder: "Écrivez un message …",
    send: "Envoyer",
    stop: "Arrêter",
    stopHint: (keys) => `Arrêter (${keys})`,
  },

  conversation: {
    label: "Conversation",
    yours: "Vous avez écrit",
    reply: "Réponse",
    showEarlier: "Afficher les précédents",
    toEnd: "Aller au plus récent",
    notSeen: "le modèle ne voit pas les messages ci-dessus",
    notSeenOf: (messages) =>
      byCount(
        messages,
        "des messages ci-dessus, il y a # message que le modèle ne voit pas",
        "des messages ci-dessus, il y a # messages que le modèle ne voit pas",
      ),
    newSummary: (messages) =>
      messages === 1
        ? "À partir d’ici, le modèle voit un résumé du premier message."
        : byCount(
            messages,
            "À partir d’ici, le modèle voit un résumé de # message antérieur.",
            "À partir d’ici, le modèle voit un résumé de # messages antérieurs.",
          ),
    newCut: "À partir d’ici, le modèle ne voit plus le début de cette conversation.",
    sending: "Envoi …",
    waiting: "En attente du modèle …",
    thinking: "Réflexion …",
    thoughtFor: (ms) => `A réfléchi ${formatDuration(ms)}`,
    finished: (start) => `Réponse terminée : ${start}`,
    asks: "Le modèle vous demande d’approuver un appel.",
    damaged: (count) =>
      byCount(
        count,
        "# entrée enregistrée est endommagée ou manque. Le reste est affiché ; rien n’a été supprimé. Options, État, en dit plus.",
        "# entrées enregistrées sont endommagées ou manquent. Le reste est affiché ; rien n’a été supprimé. Options, État, en dit plus.",
      ),
    continue: "Continuer",
    retry: "Réessayer",
    answer: "Répondre",
    cancelled: "Arrêté. Ce qui était arrivé est enregistré.",
    cancelledEmpty: "Arrêté avant que rien n’arrive. Votre message est enregistré.",
    interrupted: "Interrompu. Ce qui était arrivé est enregistré.",
    interruptedEmpty: "Interrompu avant le début de la réponse. Votre message est enregistré.",
    lengthEnded: "La réponse a atteint sa longueur maximale.",
    lengthEmpty: "Le modèle a épuisé tout son budget avant de commencer à répondre.",
    empty: "La réponse est vide.",
    toContinue: "« Continuer » reprend la réponse.",
    toRetry: "Appuyez sur « Réessayer », ou choisissez un autre modèle.",
    overflow: (tokens) =>
      `C’était environ ${formatNumber(tokens)} jetons de plus que le modèle ne peut contenir à la fois ; il n’en a peut-être vu qu’une partie. Raccourcissez le message, ou choisissez un modèle avec une plus grande fenêtre.`,
    textKept: "Ce qui était arrivé est enregistré.",
  },

  empty: {
    title: "Un endroit calme pour réfléchir",
    sealed: "Vos messages sont chiffrés dans ce navigateur.",
    stays:
      "Avec un modèle sur cet ordinateur, rien de ce que vous écrivez ne le quitte, sauf si vous l’avez configuré.",
    leaves: (host) => `Pour obtenir une réponse, ce que vous écrivez est envoyé à ${host}.`,
    connectTitle: "Connecter un modèle",
    connect:
      "Pour l’instant, le guide intégré répond. Il ne connaît que Confidant et ce qui a été dit ou retenu ici. Pour de vraies réponses, connectez un modèle :",
    options: {
      ollama: "Utiliser Ollama sur cet ordinateur",
      connect: "Connecter un fournisseur avec une clé",
      files: "Exécuter un fichier de modèle dans ce navigateur",
    },
    lookAgain: "Actualiser",
    looking: "Chargement …",
  },

  model: {
    guide: "Guide intégré",
    inBrowser: "dans ce navigateur",
    onMachine: "sur cet ordinateur",
    toHost: (host) => `vers ${host}`,
    checking: "Recherche d’un modèle …",
    choose: "Choisir un modèle",
    defaultTitle: "Modèle par défaut",
    listTitle: "Modèle pour ce contexte",
    refresh: "Actualiser",
    looking: "Chargement …",
    none: "Le serveur n’a pas encore de modèle. Téléchargez-en un, puis appuyez sur « Actualiser » :",
  },

  code: {
    copy: "Copier",
    copied: "Copié",
    notCopied: "Le navigateur n’a pas permis la copie. Appuyez encore une fois.",
    label: "Extrait de code",
    command: "Commande",
    scroll: "Code, défile sur le côté",
    hidden: (count) =>
      byCount(
        count,
        "# caractère invisible est affiché comme [U+…]. La copie le laisse de côté.",
        "# caractères invisibles sont affichés comme [U+…]. La copie les laisse de côté.",
      ),
  },

  markdown: {
    image: (host, alt) => `Image sur ${host}${alt === "" ? "" : ` : ${alt}`}`,
    imageInline: (alt) => `Image non affichée${alt === "" ? "" : ` : ${alt}`}`,
    done: "Fait",
    open: "À faire",
    table: "Tableau, défile sur le côté",
    math: "Formule, défile sur le côté",
    asText: "Affiché comme texte : mettre en forme cette partie prendrait trop de temps.",
    goesOn: "Ce texte est très long et continue.",
    showMore: "Afficher plus",
  },

  diagram: {
    show: "Afficher le diagramme",
    showSource: "Afficher la source",
    flowchart: "Organigramme",
    sequence: "Diagramme de séquence",
    scroll: "Diagramme, défile latéralement",
    inWords: "Le diagramme en mots",
    line: (from, to, text) => `De ${from} à ${to}${text === "" ? "" : ` : ${text}`}`,
    between: (from, to, text) => `Entre ${from} et ${to}${text === "" ? "" : ` : ${text}`}`,
    bidirectional: (from, to, text) =>
      `Entre ${from} et ${to}, dans les deux sens${text === "" ? "" : ` : ${text}`}`,
    end: (frame) => `Fin : ${frame}`,
    unread: (line) =>
      `Confidant dessine des organigrammes et des diagrammes de séquence. La ligne ${formatNumber(line)} n’a pas pu être lue comme telle.`,
    tooLarge: "Ce diagramme est trop grand pour être dessiné ici.",
  },

  problem: {
    dismiss: "Fermer",
    tryAgain: "Réessayer",
    withoutBackup: (action) => `${action} sans sauvegarde`,
  },

  errors,
  messageKept: "Votre message est enregistré.",
} satisfies Texts<typeof en>;
