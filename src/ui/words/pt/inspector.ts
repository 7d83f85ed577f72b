import {
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "../format";
import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";
import {
  leftOutBecauses,
  leftOutReasons,
  planWarnings,
  promptSections,
  windowSources,
} from "./inspector-reasons";
import { byCount, counted } from "./nouns";
import { promptModes } from "./prompt";

/** What the inspector says. */
export const inspector = {
  title: "O que o modelo vai ver",
  sentTitle: "O que o modelo viu",
  requestOf: (nth, of) => `Pedido ${nth} de ${of}`,
  requestBefore: "Pedido anterior",
  requestAfter: "Próximo pedido",
  refresh: "Atualizar",
  close: "Fechar",
  loading: "Carregando…",
  noPlan:
    "O que o modelo viu não foi guardado para esta resposta: ela é mais antiga que esta visualização, ou falhou antes que algo fosse enviado.",
  total: (tokens, window) => `${formatNumber(tokens)} de ${counted.tokens(window)}`,
  exactTokens: counted.tokens,
  guide: "O guia integrado não tem janela; ele responde neste navegador.",
  /** What a mode adds, beside the message. */
  note: "Tipo de resposta, para esta mensagem",
  windowSources,
  reply: (tokens) => `Até ${counted.tokens(tokens)} ficam livres para a resposta.`,
  mode: (mode) => `Tipo de resposta: ${promptModes[mode]}.`,
  redacted: (count) =>
    `${counted.occurrences(count)} ${byCount(count, "oculto", "ocultos")} por suas próprias regras.`,
  warnings: planWarnings,
  historyShare: (tokens, share) => `${formatNumber(tokens)} de ${counted.tokens(share)} em uso.`,
  continued:
    "Esta resposta foi continuada. O que segue é o que foi enviado para a última parte, com a resposta até então.",
  parts: "Partes, na ordem em que são enviadas",
  sections: promptSections,
  roles: { user: "Você", assistant: "Resposta", system: "Sistema", tool: "Ferramenta" },
  history: "Conversa",
  historySource: counted.messages,
  time: "Hora",
  timeSource: "o relógio desta máquina",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "Sua mensagem",
  messageSource: "digitada aqui",
  messageEmpty: "Nada foi digitado ainda.",
  begun: "A resposta até agora",
  begunSource: "a continuar",
  rest: "Formatação",
  restSource: "parte de todo pedido",
  restText: "Funções, títulos e separadores, como são estimados.",
  product: "Confidant",
  fromSummary: (messages) => `resumo de ${counted.messages(messages)}`,
  fromSummaries: (count) => `${counted.summaries(count)} de outras conversas`,
  fromBlock: (label, from) =>
    from === undefined ? `“${label}”` : `“${label}”, compartilhado de ${from}`,
  fromReferences: counted.references,
  fromFacts: (count) =>
    `${counted.facts(count)} ${byCount(count, "conhecido", "conhecidos")} sobre você`,
  oneFact: (key) => `Fato: ${key}`,
  whyFact: "conhecido sobre você, por isso vai com cada mensagem enquanto houver espaço",
  oneSummary: (text) => `Resumo: ${text}`,
  whySummary: "um dos três mais recentes deste contexto",
  fromQuotes: (count) => `${counted.quotes(count)} de mensagens anteriores`,
  quotes: {
    title: "De conversas anteriores",
    none: "Nada do que foi dito antes combina com esta mensagem.",
    left: "Não citado",
    one: (title) => `“${title}”`,
    untitled: "Uma conversa sem título",
    gone: "Uma mensagem excluída",
    said: (speaker, at) => `${speaker === "user" ? "você" : "a resposta"}, ${formatDate(at)}`,
    near: (similarity) =>
      `Significa algo parecido com a sua mensagem: ${formatPercent(similarity)} de proximidade.`,
    why: (terms, relevance) =>
      `Tem em comum ${terms.map((term) => `“${term}”`).join(", ")}: ${formatPercent(relevance)} do que trata a sua mensagem.`,
    untrusted:
      "Contém texto importado, de uma página ou de uma ferramenta, por isso a resposta também conta como não confiável.",
    positions: {
      note: "Ficam logo antes da sua mensagem.",
      system: "Ficam antes da conversa.",
    },
  },
  untrusted: (source) => `${source}, de origem não confiável`,
  someUntrusted: (source, count) => `${source}, ${formatNumber(count)} de origem não confiável`,
  more: (characters) => `Mostrar o resto (${counted.characters(characters)})`,
  text: "Texto, rola",
  leftOut: "Deixado de fora",
  nothingLeftOut: "Nada.",
  leftOutMessages: (messages) => `${counted.messages(messages)}.`,
  leftOutImages: (images) => `${counted.images(images)}.`,
  image: (name) => `[imagem: ${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${promptSections[kind]}.` : `${promptSections[kind]}: “${label}”.`,
  leftOutPage: (name, passages, headings) => {
    const what = `“${name}”, trechos: ${formatNumber(passages)}.`;
    return headings.length === 0
      ? what
      : `${what} Entre eles: ${headings.map((one) => `“${one}”`).join(", ")}.`;
  },
  leftOutBlock: (label) => `Bloco: “${label}”.`,
  leftOutConversation: "Conversa.",
  leftOutMore: (kind, count) => `${promptSections[kind]}: mais ${formatNumber(count)}.`,
  reasons: leftOutReasons,
  becauses: leftOutBecauses,
  request: "Pedido exato",
  requestNone: "Este pedido fica neste navegador.",
  headers: "Cabeçalhos",
  body: "Corpo",
  copyAs: "Copiar como…",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "Texto simples, nomes antes de cada turno",
    omega: "Texto simples, partes entre colchetes",
    json: "JSON",
  },
  copied: "Copiado.",
  copiedTyped: "Copiado, como seria enviado agora.",
  copyTyped: "É feito para a cópia, por isso informa a hora da cópia.",
  counts: "Estimado e contado",
  estimated: (tokens) => `estimado ${formatNumber(tokens)}`,
  counted: (tokens) =>
    tokens === null ? "o servidor não contou" : `contado ${formatNumber(tokens)}`,
  prompt: "Prompt",
  replyTokens: "Resposta",
  firstWord: "Primeira palavra após",
  speed: "Velocidade",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)} tokens por s`,
  sent: "Isto é, byte por byte, o que foi enviado.",
  noAnswer:
    "Este é o pedido que foi feito. Nenhuma resposta chegou, então talvez ele nunca tenha saído.",
  changed:
    "Algo que este pedido menciona foi alterado ou removido desde então, ou uma atualização escreve os pedidos de outra forma: o que segue não é byte por byte o que foi enviado.",
} satisfies Texts<typeof enInspector>;
