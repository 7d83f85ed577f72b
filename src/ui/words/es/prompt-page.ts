import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "Conversación",
    maxTurns: "Máximo de turnos que se muestran al modelo",
    maxMessages: "Máximo de mensajes por petición",
    summaryPercent: "Porcentaje del máximo de turnos a partir del cual se resumen los más antiguos",
    summaryPercentNote: "Un número menor resume antes y más a menudo.",
    cacheSeconds: "Segundos que una conversación ya leída queda en la memoria, sin cifrar",
    cacheSecondsNote:
      "El mensaje siguiente espera así menos. Al bloquear se retira al instante; con 0 no queda ninguna.",
    compression: "Turnos más antiguos",
    compressions: {
      "recursive-summarization": "se resumen",
      truncate: "se omiten",
    },
    keepRecent: "Turnos que se conservan",
    summariser: "Modelo para resúmenes",
    summariserNote:
      "Nombre de un modelo del mismo servidor. Déjalo vacío para usar el modelo que responde.",
    chunkSize: "Máximo de turnos por resumen",
    range: (min, max) => `Un número entero de ${formatNumber(min)} a ${formatNumber(max)}.`,
    memory: "Memoria y actividad reciente",
    activityEntries: "Máximo de entradas de actividad reciente que se muestran al modelo",
    activityNote: (most) =>
      `De ${formatNumber(0)} a ${formatNumber(most)}. Dicen cuándo empezaron y siguieron las demás conversaciones de un contexto; qué contextos las muestran se elige en los ajustes de cada contexto.`,
    includeDescriptions: "Incluir las descripciones de los bloques de memoria",
    includeSchemas: "Incluir los esquemas de los bloques de memoria",
    blocksNote:
      "Un bloque de memoria es un texto con nombre entre las instrucciones, como el flujo de trabajo del que trata un mensaje. La descripción dice para qué sirve; el esquema, qué forma tiene.",
    background: "En segundo plano",
    backgroundWhy:
      "Los títulos, resúmenes y datos se escriben cuando no hay nada más en marcha. Solo se consultan los servidores que hayas elegido.",
    backgroundLocal: "Con un modelo en este equipo",
    backgroundRemote: "Con un modelo remoto",
    backgroundCost: "Esto envía la conversación de nuevo al servidor y puede costar dinero.",
    idleMinutes: "Minutos de inactividad hasta que se resume una conversación entera",
    modes: "Tipo de respuesta",
    modesLabel: "Decir al modelo qué tipo de respuesta parece esperarse",
    modesWhy:
      "Unas pocas frases, según las palabras del mensaje: crear, buscar, cambiar, reflexionar o simplemente conversar.",
    warning: "Aviso",
    warningPercent: "Porcentaje de la ventana por encima del cual avisa su barra",
    warningWhy: (share) =>
      `Por encima del ${formatPercent(share)} de la ventana, o de la parte de la conversación en ella, la barra del panel avisa con color y forma.`,
    window: "Ventana de este modelo",
    windowField: (model) => `Tokens que ${model} admite de una vez`,
    windowReported: (tokens) =>
      `El servidor indica ${counted.tokens(tokens)}. Déjalo vacío para usar eso.`,
    windowNotReported:
      "El servidor no lo indica. Déjalo vacío para usar el valor conocido o una suposición prudente.",
    moreLimits: "Más",
    limits: {
      reservedResponseTokens: "Tokens reservados para la respuesta",
      historyTokens: "Tokens para la conversación",
      memoryTokens: "Tokens para resúmenes y memoria",
    },
    limitEmpty: "Déjalo vacío para usar el valor del contexto.",
    defaultLimits: "Límites para todo modelo que no tenga límites propios",
    defaultWindow: "Tokens que admite de una vez",
    defaultWindowEmpty:
      "Déjalo vacío para usar lo que indique el servidor o una suposición prudente.",
    windowGuide: "La guía integrada no tiene ventana. Elige antes un modelo en el panel lateral.",
    redactions: "Palabras que se ocultan",
    redactionsSent:
      "Cada una se sustituye por una marca. Si se oculta antes de enviar, nunca llega a un modelo, pero aquí queda tal como se escribió. Solo lo que responden las herramientas se guarda sin ella, tal como lo recibió el modelo.",
    redactionsStored:
      "Si se oculta antes de guardar, se quita para siempre de los mensajes, respuestas, títulos y resúmenes que se guarden a partir de ahora. Los datos ya guardados no cambian. Lo que estás escribiendo, o una respuesta en curso, se guarda tal cual hasta que termine.",
    noRedactions: "Ninguna todavía.",
    redactionText: "Palabra o patrón",
    redactionKind: "Tipo",
    redactionKinds: { word: "una palabra o frase", pattern: "un patrón" },
    redactionWhen: "Ocultar",
    redactionWhens: { stored: "antes de guardar", sent: "antes de enviar" },
    patternHint: "En un patrón, # es un dígito, ? un carácter y * hasta 64 caracteres sin espacio.",
    redactionLength: "De 2 a 200 caracteres, con un máximo de cuatro *.",
    add: "Añadir",
    remove: "Quitar",
    removeLabel: (text) => `Quitar «${text}»`,
    turns: "Turnos más recientes",
    noTurns: "Aún no se ha respondido ningún turno.",
    turnsTable: "Turnos más recientes, desplazable en horizontal",
    columns: {
      at: "Cuándo",
      model: "Modelo",
      tokens: "Tokens",
      share: "Ventana",
      firstToken: "Primera palabra",
      speed: "Tokens por s",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "No se ha leído ninguna conversación desde que Confidant despertó."
        : `Leído de la memoria en vez del disco: ${formatNumber(hits)} de ${counted.times(fetches)} (${formatPercent(rate)}).`,
    refresh: "Actualizar",
  },
} satisfies Texts<typeof enPromptPage>;
