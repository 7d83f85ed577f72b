import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { plural } from "./plural";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "Esta conversa",
  },

  filters: {
    open: "Filtros",
    row: "Restringir a pesquisa",
    names: { from: "De", kind: "Tipo", date: "Data", tag: "Etiqueta", help: "Ajuda" },
    inUse: "Filtros em uso",
    remove: (filter) => `Remover o filtro: ${filter}`,
    speakers: { user: "Você", assistant: "Assistente" },
    kinds: {
      message: "Mensagens",
      title: "Títulos",
      block: "Blocos",
      fact: "Fatos",
      archival: "Notas",
      summary: "Resumos",
      reference: "Referências",
    },
    after: "Desde",
    before: "Antes de",
    lastDays: (days) =>
      plural(days, {
        one: "Último # dia",
        many: "Últimos # de dias",
        other: "Últimos # dias",
      }),
    tag: "Etiqueta",
    addTag: "Adicionar",
    chip: {
      from: (speaker) => `De: ${speaker}`,
      in: (context) => `Em: ${context}`,
      kind: (kind) => `Tipo: ${kind}`,
      before: (date) => `Antes de ${date}`,
      after: (date) => `Desde ${date}`,
      tag: (tag) => `Etiqueta: ${tag}`,
    },
  },

  help: {
    title: "Como pesquisar",
    rows: [
      ["porto antigo", "as duas palavras, em qualquer lugar de um texto"],
      ['"porto antigo"', "essas palavras nessa ordem"],
      ["-porto", "sem essa palavra"],
      ["from:me", "o que você escreveu; from:assistant, o que foi respondido"],
      ["in:trabalho", "em contextos com isto no nome"],
      ["kind:note", "também message, title, block, fact, summary, reference"],
      ["after:2026-05", "a partir de então"],
      ["before:2026-06-15", "até antes desse dia"],
      ["tag:viagem", "com esta etiqueta"],
    ],
  },

  find: {
    label: "Localizar nesta conversa",
    previous: "Anterior (Shift+Enter)",
    next: "Próximo (Enter)",
    close: "Fechar e ficar aqui (Esc volta para onde você estava)",
    count: (position, of, isMore) =>
      `${formatNumber(position)} de ${isMore ? "mais de " : ""}${formatNumber(of)}`,
    some: (of, isMore) => (isMore ? `mais de ${formatNumber(of)}` : `${formatNumber(of)} acima`),
    none: "Nada encontrado",
    looking: "Carregando…",
    elsewhere: (count) => `mais ${counted.messages(count)} em outras versões: mostrar na pesquisa`,
  },

  method: {
    label: "Pesquisar por",
    modes: { auto: "Palavras e significado", fts: "Palavras", vector: "Significado" },
    found: {
      fts: "Encontrado por palavras.",
      vector: "Encontrado por significado.",
      hybrid: "Encontrado por palavras e significado.",
    },
    progress: (embedded, of) =>
      `Até agora, ${formatNumber(embedded)} de ${counted.texts(of)} podem ser encontrados por significado.`,
    waits: "A pesquisa por significado aguarda:",
  },

  otherVersion: "em outra versão",
  gone: "Esse texto foi excluído. A lista agora está atualizada.",
} satisfies Texts<typeof enSearch>;
