import type { enPage } from "../en-page";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Cette page", selection: "Sélection" },
  asks: {
    explain: { page: "Explique cette page.", selection: "Explique ceci." },
    summarise: { page: "Fais un résumé de cette page.", selection: "Fais un résumé de ceci." },
  },
  look: (name) => `Afficher ce qui sera envoyé de ${name}`,
  refused: {
    "page-access":
      "Le navigateur ne laisse pas encore Confidant lire cette page. Cliquez sur le bouton de Confidant dans la barre d’outils pendant que vous êtes sur la page, et choisissez « Poser une question sur cette page ».",
    "page-browser":
      "C’est une page du navigateur ou de sa boutique, qu’aucune extension ne peut lire. Copiez plutôt le texte.",
    "page-pdf":
      "C’est un PDF, que le navigateur affiche lui-même. Copiez le texte sur lequel porte votre question.",
    "page-empty": "Il n’y a pas de texte visible ici, ou rien n’est sélectionné.",
    "page-gone": "L’onglet a été fermé, ou montre désormais une autre page. Réessayez.",
    "page-slow":
      "La page n’a pas répondu à temps. Sélectionnez-en une partie, et posez votre question là-dessus.",
  },
} satisfies Texts<typeof enPage>;
