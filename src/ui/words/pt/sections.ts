import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, in the order of their list, and how a text names one. */
export const sections = {
  at: "Opções › ",
  names: {
    models: "Modelos",
    tools: "Ferramentas",
    contexts: "Contextos",
    memory: "Memória",
    lock: "Bloqueio",
    backup: "Backup",
    prompt: "Prompt",
    library: "Biblioteca de prompts",
    appearance: "Aparência",
    programs: "Programas",
    keyboard: "Atalhos",
    usage: "Uso",
    data: "Dados",
    health: "Integridade",
    about: "Sobre",
  },
} satisfies Texts<typeof enSections>;
