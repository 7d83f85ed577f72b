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
  title: "Lo que verá el modelo",
  sentTitle: "Lo que vio el modelo",
  requestOf: (nth, of) => `Petición ${nth} de ${of}`,
  requestBefore: "Petición anterior",
  requestAfter: "Petición siguiente",
  refresh: "Actualizar",
  close: "Cerrar",
  loading: "Cargando…",
  noPlan:
    "Lo que vio el modelo no se guardó para esta respuesta: es más antigua que esta vista, o falló antes de que se enviara algo.",
  total: (tokens, window) => `${formatNumber(tokens)} de ${counted.tokens(window)}`,
  exactTokens: counted.tokens,
  guide: "La guía integrada no tiene ventana; responde en este navegador.",
  /** What a mode adds, beside the message. */
  note: "Tipo de respuesta, para este mensaje",
  windowSources,
  reply: (tokens) => `Quedan libres hasta ${counted.tokens(tokens)} para la respuesta.`,
  mode: (mode) => `Tipo de respuesta: ${promptModes[mode]}.`,
  redacted: (count) =>
    `${counted.occurrences(count)} ${byCount(count, "oculto", "ocultos")} por tus propias reglas.`,
  warnings: planWarnings,
  historyShare: (tokens, share) => `${formatNumber(tokens)} de ${counted.tokens(share)} en uso.`,
  continued:
    "Esta respuesta se continuó. Lo que sigue es lo que se envió para la última parte, con la respuesta hasta entonces.",
  parts: "Partes, en el orden en que se envían",
  sections: promptSections,
  roles: { user: "Tú", assistant: "Respuesta", system: "Sistema", tool: "Herramienta" },
  history: "Conversación",
  historySource: counted.messages,
  time: "Hora",
  timeSource: "el reloj de este equipo",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "Tu mensaje",
  messageSource: "escrito aquí",
  messageEmpty: "Aún no se ha escrito nada.",
  begun: "La respuesta hasta ahora",
  begunSource: "por continuar",
  rest: "Formato",
  restSource: "parte de toda petición",
  restText: "Funciones, títulos y separadores, según la estimación.",
  product: "Confidant",
  fromSummary: (messages) => `resumen de ${counted.messages(messages)}`,
  fromSummaries: (count) => `${counted.summaries(count)} de otras conversaciones`,
  fromBlock: (label, from) =>
    from === undefined ? `«${label}»` : `«${label}», compartido desde ${from}`,
  fromReferences: counted.references,
  fromFacts: (count) =>
    `${counted.facts(count)} ${byCount(count, "conocido", "conocidos")} sobre ti`,
  oneFact: (key) => `Dato: ${key}`,
  whyFact: "conocido sobre ti, así que va con cada mensaje mientras haya espacio",
  oneSummary: (text) => `Resumen: ${text}`,
  whySummary: "uno de los tres más recientes de este contexto",
  fromQuotes: (count) => `${counted.quotes(count)} de mensajes anteriores`,
  quotes: {
    title: "De conversaciones anteriores",
    none: "Nada de lo dicho antes coincide con este mensaje.",
    left: "No citado",
    one: (title) => `«${title}»`,
    untitled: "Una conversación sin título",
    gone: "Un mensaje eliminado",
    said: (speaker, at) => `${speaker === "user" ? "tú" : "la respuesta"}, ${formatDate(at)}`,
    near: (similarity) =>
      `Significa algo parecido a tu mensaje: ${formatPercent(similarity)} de proximidad.`,
    why: (terms, relevance) =>
      `Tiene en común ${terms.map((term) => `«${term}»`).join(", ")}: ${formatPercent(relevance)} de lo que trata tu mensaje.`,
    untrusted:
      "Contiene texto importado, de una página o de una herramienta, así que la respuesta también se considera no fiable.",
    positions: {
      note: "Van justo antes de tu mensaje.",
      system: "Van antes de la conversación.",
    },
  },
  untrusted: (source) => `${source}, de origen no fiable`,
  someUntrusted: (source, count) => `${source}, ${formatNumber(count)} de origen no fiable`,
  more: (characters) => `Mostrar el resto (${counted.characters(characters)})`,
  text: "Texto, desplazable",
  leftOut: "Omitido",
  nothingLeftOut: "Nada.",
  leftOutMessages: (messages) => `${counted.messages(messages)}.`,
  leftOutImages: (images) => `${counted.images(images)}.`,
  image: (name) => `[imagen: ${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${promptSections[kind]}.` : `${promptSections[kind]}: «${label}».`,
  leftOutPage: (name, passages, headings) => {
    const what = `«${name}», pasajes: ${formatNumber(passages)}.`;
    return headings.length === 0
      ? what
      : `${what} Entre ellos: ${headings.map((one) => `«${one}»`).join(", ")}.`;
  },
  leftOutBlock: (label) => `Bloque: «${label}».`,
  leftOutConversation: "Conversación.",
  leftOutMore: (kind, count) => `${promptSections[kind]}: ${formatNumber(count)} más.`,
  reasons: leftOutReasons,
  becauses: leftOutBecauses,
  request: "Petición exacta",
  requestNone: "Esta petición se queda en este navegador.",
  headers: "Encabezados",
  body: "Cuerpo",
  copyAs: "Copiar como…",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "Texto sin formato, nombres antes de cada turno",
    omega: "Texto sin formato, partes entre corchetes",
    json: "JSON",
  },
  copied: "Copiado.",
  copiedTyped: "Copiado, tal como se enviaría ahora.",
  copyTyped: "Se hace para la copia, así que indica la hora de la copia.",
  counts: "Estimado y contado",
  estimated: (tokens) => `estimado ${formatNumber(tokens)}`,
  counted: (tokens) =>
    tokens === null ? "el servidor no contó" : `contado ${formatNumber(tokens)}`,
  prompt: "Prompt",
  replyTokens: "Respuesta",
  firstWord: "Primera palabra tras",
  speed: "Velocidad",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)} tokens por s`,
  sent: "Esto es, byte a byte, lo que se envió.",
  noAnswer:
    "Esta es la petición que se hizo. No llegó ninguna respuesta, así que quizá nunca salió.",
  changed:
    "Algo que esta petición menciona se ha cambiado o quitado desde entonces, o una actualización escribe las peticiones de otra forma: lo que sigue no es byte a byte lo que se envió.",
} satisfies Texts<typeof enInspector>;
