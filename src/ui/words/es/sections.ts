import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, in the order of their list, and how a text names one. */
export const sections = {
  at: "Opciones › ",
  names: {
    models: "Modelos",
    tools: "Herramientas",
    contexts: "Contextos",
    memory: "Memoria",
    lock: "Bloqueo",
    backup: "Copias de seguridad",
    prompt: "Prompt",
    library: "Biblioteca de prompts",
    appearance: "Aspecto",
    programs: "Programas",
    keyboard: "Atajos",
    usage: "Uso",
    data: "Datos guardados",
    health: "Integridad",
    about: "Acerca de",
  },
} satisfies Texts<typeof enSections>;
