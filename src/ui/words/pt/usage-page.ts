import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";
import { counted } from "./nouns";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "Tokens, velocidade e custo por mês e modelo. Estas estatísticas nunca saem desta máquina.",
  how: "Os tokens são contados pelo provedor ou, senão, estimados. Os preços são os que o provedor publica; a fatura dele pode ser diferente. Títulos, resumos e o aprendizado de fatos contam como respostas. O guia integrado, as conversas temporárias e a pesquisa por significado não entram.",
  none: "Ainda não há respostas de um modelo.",
  month: formatMonth,
  months: "Por mês",
  measure: "As barras mostram",
  measures: { tokens: "Tokens", cost: "Custo" },
  plots: { tokens: "Tokens de cada mês", cost: "Custo de cada mês" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}: ${counted.tokens(tokens)}`,
    cost: (name, cost) => `${formatMonth(name)}: ${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}, por modelo`,
  columns: {
    month: "Mês",
    model: "Modelo",
    replies: "Respostas",
    prompt: "Tokens de entrada",
    reply: "Tokens de saída",
    firstWord: "Primeira palavra",
    speed: "Tokens por s",
    cost: "Custo",
  },
  hints: {
    firstWord: "Do envio à primeira palavra, em média",
    speed: "Tokens por segundo a partir da primeira palavra, em média",
  },
  all: "Todos",
  others: "Outros modelos",
  browserModel: "Modelo integrado do navegador",
  destination: {
    browser: "neste navegador",
    machine: "nesta máquina",
    host: (host) => `para ${host}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    const some = `preço de ${counted.replies(unpriced)} desconhecido`;
    return cost === 0 ? "preço desconhecido" : `${formatCost(cost)}, ${some}`;
  },
  forget: "Redefinir estatísticas…",
  forgetMeans:
    "As estatísticas de todos os meses são excluídas. As conversas mantêm as suas. Você pode desfazer isto por 10 segundos.",
  forgetConfirm: "Redefinir",
  forgotten: "Redefinidas.",
} satisfies Texts<typeof enUsagePage>;
