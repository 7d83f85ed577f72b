import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "Este contexto não pode ser lido",
  why: "Ele foi alterado de fora ou está danificado. Suas conversas estão guardadas, mas você não pode continuá-las até que ele seja reparado.",
  repair: "Reparar…",
  means:
    "Um reparo cria este contexto de novo com o nome Recovered e instruções padrão, e exclui todas as outras entradas que não podem ser lidas. Se possível, um backup é feito antes. Opções › Integridade mostra o que mais está danificado.",
  confirm: "Reparar agora",
  cancel: "Cancelar",
  health: "Abrir as Opções",
} satisfies Texts<typeof enRepair>;
