import type { enShortcuts } from "../shortcut-words";
import type { Texts } from "../texts";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "Raccourcis clavier",
  note: "Sauf indication contraire, un raccourci fonctionne tant que vous êtes dans le panneau latéral. Modifiez-les dans Options, Raccourcis.",
  keys: "Touche",
  does: "Ce qu’elle fait",
  close: "Fermer",
  what: {
    send: "Envoyer le message",
    newLine: "Commencer une nouvelle ligne",
    stop: "Arrêter la réponse",
    editLast: "Modifier votre dernier message, depuis un champ de saisie vide",
    search: "Chercher dans les conversations et la mémoire",
    find: "Chercher dans cette conversation",
    contexts: "Passer à un autre contexte",
    inspector: "Afficher ce que le modèle verra",
    lock: "Verrouiller Confidant",
    begin: "Commencer une nouvelle conversation",
    commands: "Afficher les commandes, au début d’un message",
    mention: "Joindre une conversation antérieure ou un fichier de ce contexte",
    shortcuts: "Afficher tous les raccourcis, hors des champs de texte",
  },
  fixed: {
    escape: "Fermer ce qui est ouvert, une chose à la fois",
    tab: "Compléter le nom d’une commande, ou passer à l’élément suivant",
    saveSummary: "Enregistrer un résumé modifié",
    menu: "Ouvrir le menu d’une conversation de la liste",
  },
  anywhere: {
    lock: "Verrouiller Confidant, partout dans le navigateur",
    panel: "Ouvrir le panneau latéral, partout dans le navigateur",
    popup: "Ouvrir la fenêtre du bouton, partout dans le navigateur",
    page: "Poser une question sur cette page, partout dans le navigateur",
  },
  none: "Non défini",

  page: {
    own: "Dans le panneau latéral",
    lead: "Quelles touches font quoi, et lesquelles peuvent être modifiées.",
    ownWhy:
      "Ils fonctionnent tant que vous êtes dans le panneau latéral ; envoyer, arrêter et verrouiller, aussi dans la fenêtre du bouton.",
    change: "Modifier",
    changeOf: (what) => `Modifier le raccourci : ${what}`,
    reset: "Réinitialiser",
    resetOf: (what, keys) => `Réinitialiser à ${keys} : ${what}`,
    resetAll: "Tout réinitialiser",
    press: "Appuyez sur les nouvelles touches, ou sur Esc pour annuler.",
    pressFor: (what) => `Nouvelles touches : ${what}`,
    saved: (what, keys) => `Enregistré. ${keys} : ${what}.`,
    allReset: "Enregistré. Tous les raccourcis ont retrouvé leurs valeurs par défaut.",
    taken: (keys, what) =>
      `${keys} sert déjà à « ${what} ». Appuyez sur d’autres touches, ou modifiez d’abord ce raccourci.`,
    takenByBrowser: (keys, what) =>
      `${keys} sert déjà dans tout le navigateur à « ${what} ». Appuyez sur d’autres touches, ou modifiez ce raccourci ci-dessous.`,
    resetTaken: (keys, what) =>
      `Impossible à réinitialiser : ${keys} sert maintenant à « ${what} ». Modifiez d’abord ce raccourci, ou appuyez ici sur d’autres touches.`,
    refused: {
      alone: (keys, mod, alt) =>
        `${keys} à elle seule sert à écrire et à se déplacer. Maintenez aussi ${mod} ou ${alt}.`,
      browser: (keys) => `Le navigateur utilise lui-même ${keys}. Appuyez sur d’autres touches.`,
      writing: (keys) =>
        `${keys} modifie du texte, s’y déplace ou saisit un caractère. Appuyez sur d’autres touches.`,
    },
    browser: "Dans tout le navigateur",
    browserWhy:
      "Le navigateur les gère. Pour en définir ou en modifier un, ouvrez sa page des raccourcis d’extensions.",
    openBrowser: "Ouvrir la page du navigateur",
    fixed: "Non modifiables",
    commands: {
      lock: "Verrouiller Confidant",
      panel: "Ouvrir le panneau latéral",
      popup: "Ouvrir la fenêtre du bouton",
      page: "Poser une question sur cette page",
    },
  },
} satisfies Texts<typeof enShortcuts>;
