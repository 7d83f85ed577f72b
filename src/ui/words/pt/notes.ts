import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "Notas",
    means: "Salvas permanentemente e pesquisáveis aqui. Não fazem parte dos prompts.",
    none: "Ainda não há notas. Escreva uma aqui ou escolha Lembrar no menu de uma mensagem.",
    noneFound: "Nenhuma nota tem essas palavras.",
    notWhole: "O que foi guardado ainda está sendo indexado: nem todas as notas foram examinadas.",
    again: "Procurar de novo",
    find: "Pesquisar notas",
    add: "Adicionar uma nota",
    text: "Nota",
    tags: "Etiquetas",
    tagsNote: "Separadas por vírgulas. Pode ficar vazio.",
    edit: "Editar",
    editOf: (start) => `Editar a nota: ${start}`,
    deleteOf: (start) => `Excluir a nota: ${start}`,
    source: "Mostrar a mensagem",
    sourceOf: (start) => `Mostrar a mensagem da nota: ${start}`,
    count: counted.notes,
    shown: (from, to, total) =>
      `${formatNumber(from)}–${formatNumber(to)} de ${formatNumber(total)}`,
    next: "Mais antigas",
    before: "Mais recentes",
    ago: formatAgo,
    exactly: formatExactDate,
    changed:
      "Ela foi alterada em outro lugar nesse meio-tempo. Pressione Salvar mais uma vez para manter o seu texto no lugar.",
  },

  facts: {
    title: "Fatos",
    means:
      "O que se sabe sobre você. Fazem parte do prompt, os mais recentes enquanto houver espaço.",
    none: "Ainda não se sabe nada. Escreva um fato aqui; outros são aprendidos do que você diz, por um modelo nesta máquina ou como Opções › Prompt permite.",
    table: "Tabela de fatos",
    key: "Sobre",
    value: "Valor",
    since: "Desde",
    acts: "O que você pode fazer",
    keyOf: (key) => `Nome do fato: ${key}`,
    valueOf: (key) => `Valor: ${key}`,
    notIncluded:
      "O que foi aprendido com as conversas não está em nenhum prompt enquanto este contexto não aprender com elas. O ajuste está em Opções › Contextos.",
    waits: "Aguarda sua aprovação: o modelo ainda não o vê.",
    quote: (words) => `Você disse: “${words}”`,
    confidence: (share) => `Confiança: ${formatPercent(share)}`,
    byModel: "Guardado por um modelo.",
    replaces: (value) => `Substituiria: ${value}`,
    former: (values) => `Antes: ${values.join("; ")}`,
    approve: "Aprovar",
    approveOf: (key) => `Aprovar o fato: ${key}`,
    forget: "Esquecer",
    forgetOf: (key) => `Esquecer o fato: ${key}`,
    source: "Mostrar a mensagem",
    sourceOf: (key) => `Mostrar a mensagem do fato: ${key}`,
    add: "Adicionar",
    addLabel: "Adicionar este fato",
  },

  remember: {
    title: "Lembrar isto",
    as: "Salvar como",
    names: { note: "Uma nota.", fact: "Um fato." },
    text: "Texto",
    keep: "Salvar",
    keptNote: "Salvo como nota.",
    keptFact: "Salvo como fato.",
    undo: "Desfazer",
    undone: "Desfeito. Nada foi salvo.",
    show: "Mostrar a memória",
  },

  feedback: {
    title: "Comentário",
    means:
      "O que você diz aqui fica na memória deste contexto, no bloco “feedback”, e faz parte dos próximos prompts dele. Não vai para nenhum outro lugar.",
    legend: "Esta resposta",
    names: { helped: "Ajudou.", not: "Não ajudou." },
    asks: {
      helped: "Diga o que deve continuar assim.",
      not: "Diga o que deve ser diferente.",
    },
    words: "Com suas palavras",
    kept: "Salvo. Os próximos prompts contam isso ao modelo.",
  },
} satisfies Texts<typeof enNotes>;
