import type { enHeld } from "../held-words";
import type { Texts } from "../texts";
import { byCount } from "./plural";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "Désactivé après la restauration",
  why: "Ces réglages de la sauvegarde enverraient plus de données à l’extérieur ou laisseraient Confidant déverrouillé plus longtemps. Ils restent désactivés jusqu’à ce que vous les activiez.",
  each: {
    "auto-lock": (minutes) =>
      minutes === null
        ? "Ne jamais verrouiller automatiquement"
        : byCount(
            minutes,
            "Ne verrouiller automatiquement qu’après # minute sans utilisation",
            "Ne verrouiller automatiquement qu’après # minutes sans utilisation",
          ),
    "ollama-url": (url) => `Interroger Ollama à l’adresse ${url}`,
    "ollama-origin": "Masquer l’origine à Ollama sur cet ordinateur",
    "background-remote":
      "Titres, résumés et faits par des modèles hors de cet ordinateur, ce qui peut coûter de l’argent",
    connection: (name) => `Connexion ${name}`,
    keyed: (name) => `Connexion ${name}, avec une clé de la sauvegarde`,
    origin: (name) => `Masquer l’origine à ${name}`,
  },
  take: "Activer",
  takeAll: "Tout activer",
  leave: "Laisser ces réglages désactivés",
  stay: "Options, Sauvegarde, les montre tant qu’ils attendent ; les connexions se trouvent dans Options, Modèles, et Options, Outils.",
  refused: (host) =>
    `Le navigateur n’a pas eu l’autorisation de joindre ${host}, donc rien n’a été modifié. Appuyez encore une fois sur le bouton pour que la question soit reposée.`,
  connection:
    "Cette connexion est venue avec une sauvegarde. Rien ne lui est envoyé tant que vous ne l’autorisez pas.",
  allow: "Autoriser cette connexion",
} satisfies Texts<typeof enHeld>;
