import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, and how a text names one. */
export const sections = {
  at: "Einstellungen, ",
  names: {
    models: "Modelle",
    tools: "Werkzeuge",
    contexts: "Kontexte",
    memory: "Gedächtnis",
    lock: "Sperre",
    backup: "Sicherung",
    prompt: "Prompt",
    library: "Prompt-Bibliothek",
    appearance: "Darstellung",
    programs: "Programme",
    keyboard: "Tastenkürzel",
    usage: "Nutzung",
    data: "Daten",
    health: "Zustand",
    about: "Info",
  },
} satisfies Texts<typeof enSections>;
