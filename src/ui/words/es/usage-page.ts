import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";
import { counted } from "./nouns";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "Tokens, velocidad y coste por mes y modelo. Estas estadísticas nunca salen de este equipo.",
  how: "Los tokens los cuenta el proveedor o, si no, se estiman. Los precios son los que publica el proveedor; su factura puede ser distinta. Los títulos, los resúmenes y el aprendizaje de datos cuentan como respuestas. La guía integrada, las conversaciones temporales y la búsqueda por significado no se incluyen.",
  none: "Aún no hay respuestas de un modelo.",
  month: formatMonth,
  months: "Por mes",
  measure: "Las barras muestran",
  measures: { tokens: "Tokens", cost: "Coste" },
  plots: { tokens: "Tokens de cada mes", cost: "Coste de cada mes" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}: ${counted.tokens(tokens)}`,
    cost: (name, cost) => `${formatMonth(name)}: ${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}, por modelo`,
  columns: {
    month: "Mes",
    model: "Modelo",
    replies: "Respuestas",
    prompt: "Tokens de entrada",
    reply: "Tokens de salida",
    firstWord: "Primera palabra",
    speed: "Tokens por s",
    cost: "Coste",
  },
  hints: {
    firstWord: "Desde el envío hasta la primera palabra, de media",
    speed: "Tokens por segundo desde la primera palabra, de media",
  },
  all: "Todos",
  others: "Otros modelos",
  browserModel: "Modelo integrado del navegador",
  destination: {
    browser: "en este navegador",
    machine: "en este equipo",
    host: (host) => `a ${host}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    const some = `precio de ${counted.replies(unpriced)} desconocido`;
    return cost === 0 ? "precio desconocido" : `${formatCost(cost)}, ${some}`;
  },
  forget: "Restablecer estadísticas…",
  forgetMeans:
    "Se eliminan las estadísticas de todos los meses. Las conversaciones conservan las suyas. Puedes deshacerlo durante 10 segundos.",
  forgetConfirm: "Restablecer",
  forgotten: "Restablecidas.",
} satisfies Texts<typeof enUsagePage>;
