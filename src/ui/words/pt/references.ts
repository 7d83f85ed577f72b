import type { ReferenceAction } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

const actions: Record<ReferenceAction, string> = {
  created: "criada",
  modified: "alterada",
  discussed: "discutida",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "Referências",
    means:
      "Do que as conversas trataram. As últimas cinco de uma conversa estão em seus prompts, assim como aquela de que uma mensagem fala por qualquer um de seus nomes.",
    none: "Ainda não há referências. Adicione aquilo de que uma conversa trata: um fluxo de trabalho, uma página, um documento, um contexto.",
    kinds: {
      workflow: "Fluxo de trabalho",
      page: "Página",
      document: "Documento",
      context: "Contexto",
    },
    kind: "Tipo",
    name: "Nome",
    target: "Endereço ou identificador",
    targetNote: "Pode ficar vazio: o nome vale por ele.",
    conversation: "Conversa",
    noConversation:
      "Uma referência pertence a uma conversa, e este contexto ainda não tem nenhuma.",
    untitled: (at) => `Conversa de ${formatExactDate(at)}`,
    untitledHere: "Conversa sem título",
    add: "Adicionar uma referência",
    addIt: "Adicionar",
    aliases: "Outros nomes",
    aliasesNote:
      "Um por linha. Uma mensagem que contém um deles fala dela. Se ficar vazio, são formados a partir do nome.",
    alsoCalled: (aliases) => `Também: ${aliases.join(", ")}`,
    mine: (name) => `meu ${name}`,
    ofKind: {
      workflow: (name) => `fluxo de ${name}`,
      page: (name) => `página de ${name}`,
      document: (name) => `documento de ${name}`,
      file: (name) => `arquivo de ${name}`,
      context: (name) => `contexto de ${name}`,
    },
    edit: "Editar",
    editOf: (name) => `Editar a referência: ${name}`,
    deleteOf: (name) => `Excluir a referência: ${name}`,
    inConversation: (title, action) => `${title} (${actions[action]})`,
    showOf: (title) => `Mostrar a conversa: ${title}`,
    count: counted.references,
    changed:
      "Ela foi alterada em outro lugar nesse meio-tempo. É assim que está agora; pressione Salvar para aplicar suas alterações por cima.",
  },
} satisfies Texts<typeof enReferences>;
