import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const conversations = {
  conversations: {
    open: "Conversas",
    openWaiting: "Conversas (há uma resposta à espera)",
  },

  conversationMenu: {
    open: "Esta conversa",
    archivedNote:
      "Esta conversa está arquivada. Você pode lê-la e continuá-la como qualquer outra.",
    archivedThere:
      "Esta conversa está arquivada, e o contexto dela também. Você pode lê-la e, depois de restaurar o contexto, continuá-la.",
  },

  temporary: {
    mark: "Temporária",
    means:
      "Não é salva: é excluída quando o Confidant é bloqueado, reiniciado ou atualizado, ou quando o navegador é fechado.",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `Versão ${formatNumber(position)} de ${formatNumber(of)}`,
    before: "Versão anterior",
    after: "Próxima versão",
    shown: (position, of) =>
      `Agora é mostrada a versão ${formatNumber(position)} de ${formatNumber(of)}.`,
  },

  message: {
    edit: "Editar",
    editLabel: "Editar sua mensagem",
    editHint: (send) => `${send} envia, Esc cancela. A versão anterior é mantida.`,
    send: "Enviar",
    cancel: "Cancelar",
    again: "Gerar novamente",
    otherModel: "Gerar novamente com outro modelo",
    branch: "Ramificar a partir daqui…",
    more: "Mais ações para esta mensagem",
    remember: "Lembrar…",
    savePrompt: "Salvar como prompt…",
    feedback: "Comentar…",
    remove: "Excluir…",
    readAloud: "Ler em voz alta",
    stopReading: "Parar a leitura",
    imported: "importada",
    importedFrom: (model) => `importada · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
