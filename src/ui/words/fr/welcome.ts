import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "Un interlocuteur calme et privé dans le panneau latéral : ce que vous écrivez est chiffré dans ce navigateur, et un modèle de votre choix répond.",
  open: "Ouvrir Confidant",
  opened: "Confidant est ouvert dans le panneau latéral.",
  pin: "Pour le garder à portée de main, cliquez sur la pièce de puzzle à côté de la barre d’adresse et épinglez Confidant. Son bouton change de contexte et ouvre le panneau.",
} satisfies Texts<typeof enWelcome>;
