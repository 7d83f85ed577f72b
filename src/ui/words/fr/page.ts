import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Cette page", selection: "Sélection" },
  asks: {
    explain: { page: "Explique cette page.", selection: "Explique ceci." },
    summarise: { page: "Fais un résumé de cette page.", selection: "Fais un résumé de ceci." },
  },
  look: (name) => `Afficher le texte de ${name}`,
  cut: (kept, tokens) => `environ ${formatNumber(kept)} sur ${counted.tokens(tokens)}`,
  cutWhy: (name) =>
    `${name} ne tient pas en entier : le début et les parties qui correspondent le mieux au message sont envoyés.`,
  omitted: {
    all: (parts) => `Laissé de côté : ${parts.join(" ; ")}.`,
    hidden: (count) => `textes invisibles : ${formatNumber(count)}`,
    frames: (count) => `cadres d’autres sites : ${formatNumber(count)}`,
    end: "la fin de la page, trop longue",
    empty: (pages) => `pages sans texte, comme des images : ${pages}`,
    after: (page) => `ce qui suit la page ${formatNumber(page)}, faute de place ou de temps`,
    scans: (pages) =>
      `Texte posé sans être visible sur une image, et qui peut dire autre chose : pages ${pages}.`,
  },
  refused: {
    "page-access":
      "Le navigateur ne laisse pas encore Confidant lire cette page. Cliquez sur le bouton de Confidant dans la barre d’outils pendant que vous êtes sur la page, et choisissez « Poser une question sur cette page ». Si c’est un fichier de cet ordinateur, joignez le fichier, ou autorisez l’accès de Confidant aux URL de fichier dans la liste des extensions du navigateur.",
    "page-browser":
      "C’est une page du navigateur ou de sa boutique, qu’aucune extension ne peut lire. Copiez plutôt le texte.",
    "page-pdf": "Le navigateur ne remet ce PDF à aucune extension. Joignez plutôt le fichier.",
    "page-empty": "Il n’y a pas de texte visible ici, ou rien n’est sélectionné.",
    "page-gone": "L’onglet a été fermé, ou montre désormais une autre page. Réessayez.",
    "page-slow":
      "La page n’a pas répondu à temps. Sélectionnez-en une partie, et posez votre question là-dessus.",
  },
  pdfRefused: {
    "pdf-password": (name) =>
      `${name} est protégé par un mot de passe. Enregistrez une copie sans mot de passe, et joignez-la.`,
    "pdf-broken": (name) =>
      `${name} est endommagé, ou n’est pas un PDF entier. Le fichier n’a pas été ajouté.`,
    "pdf-empty": (name) =>
      `${name} ne contient pas de texte visible : ses pages sont des images, par exemple des numérisations. Joignez des images des pages qui vous intéressent.`,
    "pdf-slow": (name) =>
      `${name} n’a pas pu être lu à temps. Joignez-en une partie, ou copiez le texte.`,
    "pdf-bytes": (name) =>
      `${name} est trop volumineux : un PDF compte au plus ${formatNumber(MAX_PDF_BYTES)} octets. Il n’a pas été ajouté.`,
  },
} satisfies Texts<typeof enPage>;
