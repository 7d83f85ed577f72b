import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "Nova conversa",
    temporary: "Conversa temporária",
    rename: "Renomear…",
    pin: "Fixar",
    unpin: "Desafixar",
    tags: "Etiquetas…",
    move: "Mover para…",
    parameters: "Parâmetros…",
    archive: "Arquivar",
    restore: "Restaurar",
    exportIt: "Exportar…",
    search: "Pesquisar…",
    find: "Localizar nesta conversa",
    memory: "Memória",
    factsWait: (count) => `Fatos que aguardam sua aprovação: ${formatNumber(count)}`,
    shortcuts: "Atalhos de teclado",
    tab: "Abrir em uma aba",
    remove: "Excluir…",
    discard: "Descartar…",
  },

  list: {
    waiting: "há uma resposta à espera",
    title: "Conversas",
    close: "Fechar",
    begin: "Nova",
    find: "Pesquisar conversas e memória",
    scope: "Quais conversas",
    here: "Este contexto",
    everywhere: "Todos os contextos",
    archived: "Arquivadas",
    contextArchived: "Contexto arquivado",
    list: "Conversas, as mais recentes primeiro",
    untitled: "Nova conversa",
    current: "exibida agora",
    pinned: "fixada",
    notStored: "Não armazenada",
    counts: (messages, tokens) =>
      `${counted.messages(messages)} · ${
        tokens < 1_000 ? counted.tokens(tokens) : `${formatTokens(tokens)} tokens`
      }`,
    total: (count, isEverywhere) =>
      `${counted.conversations(count)} ${byCount(count, "armazenada", "armazenadas")} ${isEverywhere ? "no total" : "aqui"}, incluindo as arquivadas`,
    menu: "O que você pode fazer com ela (Shift+F10)",
    menuOf: (title) => `“${title}”`,
    none: "Ainda não há conversas aqui. O que você escrever começa uma.",
    noneFound: "Nada tem essas palavras.",
    noneArchived: "Nada está arquivado aqui.",
    loading: "Carregando…",
    ago: formatAgo,
    exactly: formatExactDate,
    tags: (tags) => tags.join(", "),
  },

  found: {
    title: "Mensagens e memória",
    total: (count) =>
      count < 10_000
        ? `${counted.occurrences(count)} em mensagens e na memória`
        : `Mais de ${formatNumber(10_000)} trechos em mensagens e na memória`,
    searched: (count) =>
      `${counted.texts(count)} ${byCount(count, "pesquisado", "pesquisados")} até agora, os mais recentes primeiro; os mais antigos vêm em seguida.`,
    anew: (count) =>
      `O índice de pesquisa armazenado não pôde ser lido e está sendo refeito: ${counted.texts(count)} até agora, os mais recentes primeiro.`,
    memory: "Memória",
    speakers: { user: "Você:", assistant: "Resposta:" },
    kinds: {
      message: "Mensagem:",
      title: "Título:",
      block: "Bloco:",
      fact: "Fato:",
      archival: "Nota:",
      summary: "Resumo:",
      reference: "Referência:",
    },
    hint: 'Palavras, ou "uma frase", -sem, from:me, in:contexto, tag:nome, before:2026-05, after:2026-01-31',
  },

  dialog: {
    save: "Salvar",
    cancel: "Cancelar",
    renameTitle: "Renomear esta conversa",
    name: "Título",
    nameNote: "Se ficar vazio, um título é encontrado para ela.",
    tagsTitle: "Etiquetas desta conversa",
    tagList: "Etiquetas",
    tagsNote: "Separadas por vírgulas.",
    moveTitle: "Mover esta conversa para",
    removeTitle: "Excluir esta conversa",
    counting: "Contando…",
    removeMeans: (title, messages) =>
      `Isto exclui “${title}”: ${counted.messages(messages)} em todos os ramos, com os resumos. Você pode desfazer isto por 10 segundos, a menos que ela seja muito grande. Um backup é feito antes; os backups, por quatro semanas ou mais, e os arquivos do próprio navegador, por algum tempo, ainda podem contê-la, em forma criptografada.`,
    removeConfirm: (messages) => `Excluir ${counted.messages(messages)}`,
    discardTitle: "Descartar esta conversa temporária",
    discardMeans: (messages) =>
      `${counted.messages(messages)} ${byCount(messages, "vai junto", "vão junto")}. Você pode desfazer isto por 10 segundos; nada dela chegou a ser armazenado.`,
    discardConfirm: "Descartar",
  },

  message: {
    removeTitle: "Excluir esta mensagem",
    removeMeans:
      "O texto é excluído em todos os ramos de que faz parte. Com ele vão os resumos feitos a partir dele e o que se guarda dos prompts desde então. Você pode desfazer isto por 10 segundos, a menos que ela seja muito grande. Os backups feitos antes a mantêm por quatro semanas ou mais.",
    removeConfirm: "Excluir",
  },
} satisfies Texts<typeof enConversationList>;
