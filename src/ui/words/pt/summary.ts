import type { CommandName } from "../../../domain/command";
import type { enSummary } from "../en-summary";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { plural } from "./plural";

const commands: Record<CommandName, string> = {
  status: "modelo, uso da janela e bloqueio",
  history: "o que desta conversa é mostrado ao modelo",
  context: "tudo o que o modelo vai ver",
  model: "escolher um modelo ou digitar o nome dele",
  summary: "resumir agora os turnos mais antigos",
  memory: "o que este contexto lembra",
  search: "localizar o que foi dito ou guardado",
  facts: "o que se sabe sobre você neste contexto",
  remember: "guardar um fato sobre você: cidade: Lisboa",
  forget: "esquecer um fato: cidade",
  new: "começar outra conversa aqui",
  temp: "começar uma conversa que não é armazenada",
  help: "estes comandos",
};

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      plural(messages, {
        one: "O modelo vê um resumo desta mensagem",
        many: "O modelo vê um resumo destas # de mensagens",
        other: "O modelo vê um resumo destas # mensagens",
      }),
    dropped: (messages) => `Resumo de ${counted.messages(messages)} descartado.`,
    droppedMeans:
      "O modelo vê as próprias mensagens, até onde couberem. Elas não são resumidas de novo automaticamente. O texto descartado é mantido:",
    failed: "Não foi possível fazer um resumo mais recente.",
    again: "Uma nova tentativa é feita automaticamente, ou agora com /summary.",
    text: "Resumo",
    byPerson: "Alterado por você.",
    byModel: (model) => `Escrito por ${model}.`,
    edit: "Editar",
    drop: "Descartar",
    undo: "Desfazer",
    undoEdit: "Desfazer a última alteração",
    save: "Salvar",
    saveHint: (keys) => `Salvar (${keys})`,
    cancel: "Cancelar",
    empty: "Um resumo não pode ficar vazio. Em vez disso, descarte-o.",
    changed: "Ele foi alterado nesse meio-tempo; é assim que está agora. Nada se perdeu.",
    conflict:
      "Ele foi alterado nesse meio-tempo. O que você digitou está mantido acima; é assim que ele está agora. Salvar coloca o seu no lugar.",
    gone: "Ele foi descartado nesse meio-tempo. O que você digitou está mantido acima: desfaça isso primeiro, ou copie o texto e cancele.",
  },

  commands: {
    label: "Comandos",
    hints: commands,
  },
} satisfies Texts<typeof enSummary>;
