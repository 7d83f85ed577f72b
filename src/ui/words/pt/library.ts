import type { enLibrary } from "../library-words";
import type { Texts } from "../texts";

/** What stands in the prompt library, and where one of its prompts is used. */
export const library = {
  title: "Biblioteca de prompts",
  why: "Seus próprios textos para mensagens. Digite / no painel e escolha um, ou escolha “Usar um prompt” no menu de uma página da web. Um prompt só preenche o campo da mensagem: nunca é enviado sozinho.",
  none: "Ainda não há prompts.",
  search: "Pesquisar prompts",
  notFound: "Nenhum prompt corresponde.",
  add: "Novo prompt",
  fields: { title: "Título", command: "Comando", text: "Texto" },
  hints: {
    command: "O que você digita depois de /. Se ficar vazio, é formado a partir do título.",
    text: "O que está entre chaves duplas, como {{tema}}, é perguntado a você. No menu de uma página da web, {{page}} e {{selection}} representam o que foi anexado.",
  },
  save: "Salvar",
  cancel: "Cancelar",
  changed:
    "Ele foi alterado em outro lugar nesse meio-tempo. É assim que está agora; pressione Salvar para aplicar suas alterações por cima.",
  edit: "Editar",
  remove: "Excluir",
  up: "Mover para cima",
  down: "Mover para baixo",
  labelOf: (act, title) => `${act}: ${title}`,
  insert: "Inserir",
  page: { page: "a página anexada", selection: "a seleção anexada" },
} satisfies Texts<typeof enLibrary>;
