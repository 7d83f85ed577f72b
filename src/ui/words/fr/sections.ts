import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, and how a text names one. */
export const sections = {
  at: "Options, ",
  names: {
    models: "Modèles",
    tools: "Outils",
    contexts: "Contextes",
    memory: "Mémoire",
    lock: "Verrouillage",
    backup: "Sauvegarde",
    prompt: "Prompt",
    library: "Bibliothèque de prompts",
    appearance: "Apparence",
    programs: "Programmes",
    keyboard: "Raccourcis",
    usage: "Utilisation",
    data: "Données",
    health: "État",
    about: "À propos",
  },
} satisfies Texts<typeof enSections>;
