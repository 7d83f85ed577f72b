import { formatExactDate } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";

const what: Readonly<Record<string, string>> = {
  "set-text": "reescreveu",
  "append-text": "acrescentou texto",
  "replace-text": "substituiu texto",
  "splice-text": "alterou o texto",
  "set-field": "alterou um campo",
  "append-to-field": "acrescentou a um campo",
  increment: "alterou um contador",
  "push-item": "adicionou um item",
  "insert-item": "adicionou um item",
  "set-item": "alterou um item",
  "delete-item": "excluiu um item",
  "append-entry": "adicionou uma entrada",
  restore: "restaurou uma versão",
  layout: "alterou o layout",
  merge: "mesclou as alterações de um backup",
};

/** What blocks are and may be, and what their history says. */
export const blockWords = {
  types: {
    core: "Central",
    working: "De trabalho",
    archival: "Arquivo",
    log: "Registro",
  },
  typeMeans: {
    core: "O modelo o vê com cada mensagem, até onde vai a parte da janela reservada à memória.",
    working:
      "Para o que está acontecendo agora: o modelo o vê enquanto está fixado, ou quando uma mensagem se refere a ele.",
    archival: "Para o que raramente é preciso: em nenhum prompt. Você o encontra aqui.",
    log: "Para o que aconteceu: em nenhum prompt. Você o encontra aqui.",
  },
  permissions: {
    ReadOnly: "Somente leitura",
    Human: "Perguntar a uma pessoa",
    Partner: "Perguntar a mim",
    Append: "Só acrescentar",
    ReadWrite: "Ler e escrever",
    Admin: "Tudo",
  },
  permissionMeans: {
    ReadOnly: "O modelo o lê e nunca o altera.",
    Human: "Quem estiver aqui é consultado antes que o modelo o altere.",
    Partner: "Você é consultado antes que o modelo o altere.",
    Append: "O modelo pode acrescentar a ele e não altera nada do que já está escrito.",
    ReadWrite: "O modelo pode alterar o que está escrito nele.",
    Admin: "O modelo pode alterá-lo e excluí-lo.",
  },
  layouts: {
    text: "Texto",
    list: "Lista",
    checklist: "Lista de tarefas",
    map: "Tabela",
    log: "Registro",
    composite: "Seções",
  },
  layoutMeans: {
    text: "Palavras, como você as escreve.",
    list: "Itens numerados, um abaixo do outro.",
    checklist: "Itens que podem ser marcados.",
    map: "Campos com nome, cada um com um valor.",
    log: "Entradas com sua hora, as mais recentes primeiro. As anteriores ficam como estão.",
    composite: "Várias partes sob títulos, cada uma com um layout próprio.",
  },
  fieldTypes: {
    text: "Texto",
    number: "Número",
    boolean: "Sim ou não",
    list: "Lista",
    counter: "Contador",
  },

  history: {
    title: (label) => `Histórico de ${label}`,
    none: "Nada foi alterado ainda.",
    who: { person: "Você", model: "Modelo", system: "Confidant" },
    what: (name) => what[name] ?? name,
    through: "por meio de um bloco compartilhado",
    why: (text) => `Motivo: ${text}`,
    added: "adicionado",
    removed: "removido",
    restore: "Restaurar esta versão",
    restoreOf: (time) => `Restaurar esta versão, de ${formatExactDate(time)}`,
    restored: "Restaurado. A versão anterior também está no histórico.",
    restoreFirst: "Restaurar como começou",
    more: "Mostrar anteriores",
    clear: "Limpar o histórico…",
    clearMeans:
      "Isto exclui permanentemente todas as versões anteriores e, com elas, todo texto que não está mais no bloco. Não é possível desfazer. Os backups feitos antes o mantêm, por quatro semanas ou mais.",
    clearConfirm: "Limpar",
    cleared: "O histórico foi limpo.",
  },
} satisfies Texts<
  Pick<
    typeof enMemory,
    | "types"
    | "typeMeans"
    | "permissions"
    | "permissionMeans"
    | "layouts"
    | "layoutMeans"
    | "fieldTypes"
    | "history"
  >
>;
