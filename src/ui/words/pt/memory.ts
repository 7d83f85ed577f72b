import type { LostPart } from "../../../contract/memory";
import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";
import { blockWords } from "./memory-blocks";
import { notes } from "./notes";
import { counted } from "./nouns";
import { plural } from "./plural";
import { references } from "./references";

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `A seção ${name}`,
  field: (_count, name) => `O campo ${name}`,
  items: counted.items,
  ticks: (count) =>
    plural(count, { one: "# marcação", many: "# de marcações", other: "# marcações" }),
  entries: counted.entries,
  text: () => "O texto",
};

function tokensOf(tokens: number): string {
  return tokens < 1_000 ? counted.tokens(tokens) : `${formatTokens(tokens)} tokens`;
}

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  ...blockWords,
  title: "Memória",
  close: "Fechar",
  wide: "Abrir em uma aba",
  cancel: "Cancelar",
  save: "Salvar",
  delete: "Excluir",
  done: "Concluído",
  loading: "Carregando…",
  context: "Memória de",
  archived: (name) => `${name} (arquivado)`,
  means:
    "O que este contexto lembra além das conversas. Você pode alterar tudo; o modelo, só o que você permitir.",
  inspect: "Ver o próximo prompt",
  notInPrompt:
    "Nenhum prompt deste contexto os contém. Opções › Contextos define o que cada um contém.",
  inspectHint: "O inspetor no painel lateral mostra tudo o que o modelo vai ver.",

  blocks: "Blocos",
  blocksMeans: "Textos curtos que fazem parte do prompt.",
  /** `always` are those of them that every prompt holds. */
  blocksTotal: (count, tokens, always) =>
    [
      counted.blocks(count),
      tokensOf(tokens),
      ...(always === tokens ? [] : [`${tokensOf(always)} deles com cada mensagem`]),
    ].join(" · "),
  noBlocks: "Não há blocos aqui. Um bloco é um texto curto que faz parte do prompt.",
  sharedBlocks: "Compartilhados com este contexto",
  from: (context) => `de ${context}`,
  addBlock: "Adicionar um bloco",
  tokens: tokensOf,
  exactTokens: (tokens) => `Cerca de ${counted.tokens(tokens)}`,
  showAll: "Mostrar tudo",
  empty: "Vazio. O modelo não o vê até que haja algo aqui.",
  pinned: "Fixado",
  notPinned: "Só quando mencionado",
  untrusted: "Contém texto de outro lugar",
  edit: "Editar",
  editOf: (label) => `Editar ${label}`,
  doneOf: (label) => `Concluir ${label}`,
  more: (label) => `Mais opções de ${label}`,
  lost: (count) =>
    plural(count, {
      one: "# alteração anterior não abre mais, por isso falta o que ela dizia. O resto está aqui e pode ser editado.",
      many: "# de alterações anteriores não abrem mais, por isso falta o que elas diziam. O resto está aqui e pode ser editado.",
      other:
        "# alterações anteriores não abrem mais, por isso falta o que elas diziam. O resto está aqui e pode ser editado.",
    }),

  menu: {
    settings: "Configurações…",
    layout: "Layout…",
    history: "Histórico…",
    share: "Compartilhar…",
    unshare: "Parar de compartilhar aqui",
    remove: "Excluir",
  },

  saving: "Salvando…",
  unsaved: "Ainda não salvo",
  saved: "Salvo",
  notSaved: "Não salvo",
  undo: "Desfazer",
  undoOf: (label) => `Desfazer a última alteração em ${label}`,

  text: (name) => `Texto de ${name}`,
  readOnly: "somente leitura para o modelo",
  item: (position) => `Item nº ${formatNumber(position)}`,
  doneItem: (text) => `Feito: ${text}`,
  newItem: "Novo item",
  addItem: "Adicionar",
  moveUp: (text) => `Mover para cima: ${text}`,
  moveDown: (text) => `Mover para baixo: ${text}`,
  removeItem: (text) => `Excluir: ${text}`,
  listFull: (max) => `Esta lista comporta no máximo ${counted.items(max)}.`,
  noItems: "Ainda não há itens.",
  newEntry: "Nova entrada",
  addEntry: "Adicionar",
  noEntries: "Ainda não há entradas.",
  exactly: formatExactDate,
  earlier: (count) =>
    plural(count, {
      one: "Mostrar # entrada anterior",
      many: "Mostrar # de entradas anteriores",
      other: "Mostrar # entradas anteriores",
    }),
  noFields: "Esta tabela ainda não tem campos. Layout, no menu, os adiciona.",
  listField: "Um item por linha.",
  less: (name) => `Menos: ${name}`,
  plus: (name) => `Mais: ${name}`,
  unset: "Não definido",
  yes: "Sim",
  no: "Não",
  notNumber: "Isto não é um número, por isso não foi salvo.",

  settings: {
    addTitle: "Adicionar um bloco",
    title: (label) => `Configurações de ${label}`,
    label: "Nome",
    labelNote: "O modelo o conhece por este nome.",
    description: "Para que serve",
    descriptionNote: "O modelo lê isto também. Pode ficar vazio.",
    type: "Tipo",
    permission: "O que o modelo pode fazer",
    pinned: "Fixado: o modelo o vê com cada mensagem",
    layout: "Layout",
    add: "Adicionar",
    empty: "Dê um nome a ele.",
    taken: "Outro bloco deste contexto tem esse nome.",
    changed:
      "Ele foi alterado em outro lugar nesse meio-tempo. É assim que está agora; pressione Salvar para aplicar suas alterações por cima.",
  },

  layout: {
    title: (label) => `Layout de ${label}`,
    means: "O conteúdo é mantido. Se algo não couber, nada é alterado e você vê o que é.",
    misfit:
      "Isto não tem lugar no novo layout, por isso nada foi alterado. Mantenha-o no layout ou esvazie-o antes.",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : ` na seção ${section}`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "Campos",
    fieldName: "Nome",
    fieldType: "Tipo",
    about: "Para que serve",
    readOnly: "Somente leitura para o modelo",
    addField: "Adicionar um campo",
    removeField: (name) => `Remover o campo ${name}`,
    sections: "Seções",
    section: (position) => `Seção ${formatNumber(position)}`,
    sectionName: "Título",
    sectionLayout: "Layout",
    addSection: "Adicionar uma seção",
    removeSection: (name) => `Remover a seção ${name}`,
    field: (position) => `Campo ${formatNumber(position)}`,
    maxItems: "Máximo de itens",
    maxItemsNote: "Vazio significa sem limite.",
    lines: "Linhas que o modelo vê",
    linesNote: "Vazio significa todas.",
    firstLine: "A partir da linha",
    displayLimit: "Entradas mais recentes que o modelo vê",
    names: "Cada um precisa de um nome, sem repetições.",
  },

  share: {
    title: (label) => `Compartilhar ${label}`,
    means:
      "O outro contexto vê este bloco, sempre como está agora. O modelo dele pode fazer o que você escolher aqui.",
    with: "Com",
    permission: "O que o modelo dele pode fazer",
    add: "Compartilhar",
    list: "Compartilhado com",
    stop: "Parar",
    stopOf: (name) => `Parar de compartilhar com ${name}`,
    noOther: "Não há outro contexto com o qual compartilhar.",
    gone: "Um contexto que não existe mais",
  },
} satisfies Texts<typeof enMemory>;
