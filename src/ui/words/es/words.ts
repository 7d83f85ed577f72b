import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** Every text that the panel needs from the first. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "Opciones",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "Mensaje",
    placeholder: "Escribe un mensaje…",
    send: "Enviar",
    stop: "Detener",
    stopHint: (keys) => `Detener (${keys})`,
  },

  conversation: {
    label: "Conversación",
    yours: "Has escrito",
    reply: "Respuesta",
    showEarlier: "Mostrar anteriores",
    toEnd: "Ir a lo más reciente",
    notSeen: "el modelo no ve los mensajes de arriba",
    notSeenOf: (messages) =>
      `de los mensajes de arriba, el modelo no ve ${counted.messages(messages)}`,
    newSummary: (messages) =>
      plural(messages, {
        one: "A partir de ahora, el modelo ve un resumen del primer mensaje.",
        many: "A partir de ahora, el modelo ve un resumen de # de mensajes anteriores.",
        other: "A partir de ahora, el modelo ve un resumen de # mensajes anteriores.",
      }),
    newCut: "A partir de ahora, el modelo no ve el comienzo de esta conversación.",
    sending: "Enviando…",
    waiting: "Esperando al modelo…",
    thinking: "Pensando…",
    thoughtFor: (ms) => `Pensó durante ${formatDuration(ms)}`,
    finished: (start) => `Respuesta terminada: ${start}`,
    asks: "El modelo pide tu aprobación.",
    damaged: (count) =>
      `${counted.entries(count)} ${byCount(count, "almacenada está dañada o falta", "almacenadas están dañadas o faltan")}. El resto se muestra; no se ha eliminado nada. Opciones › Integridad dice más.`,
    continue: "Continuar",
    retry: "Reintentar",
    answer: "Responder",
    cancelled: "Detenida. Lo que había llegado está guardado.",
    cancelledEmpty: "Detenida antes de que llegara algo. Tu mensaje está guardado.",
    interrupted: "Interrumpida. Lo que había llegado está guardado.",
    interruptedEmpty: "Interrumpida antes de que empezara la respuesta. Tu mensaje está guardado.",
    lengthEnded: "La respuesta alcanzó su límite de longitud.",
    lengthEmpty: "El modelo agotó el límite antes de empezar a responder.",
    empty: "La respuesta está vacía.",
    toContinue: "Pulsa Continuar para seguir.",
    toRetry: "Pulsa Reintentar para preguntar de nuevo o elige otro modelo.",
    overflow: (tokens) =>
      `Esto superó en unos ${counted.tokens(tokens)} lo que el modelo admite de una vez, así que quizá solo vio una parte. Acorta el mensaje o elige un modelo con una ventana mayor.`,
    textKept: "Lo que había llegado está guardado.",
  },

  empty: {
    title: "Un lugar tranquilo para pensar",
    sealed: "Tus mensajes se cifran en este navegador.",
    stays:
      "Con un modelo en este equipo, nada de lo que escribes sale de él, salvo que lo hayas configurado.",
    leaves: (host) => `Para responderte, lo que escribes se envía a ${host}.`,
    connectTitle: "Conecta un modelo",
    connect:
      "Por ahora responde la guía integrada. Solo conoce Confidant y lo que se dijo o guardó aquí. Para respuestas de verdad, conecta un modelo:",
    options: {
      ollama: "Usar Ollama en este equipo",
      connect: "Conectar un proveedor con una clave",
      files: "Ejecutar un archivo de modelo en este navegador",
    },
    lookAgain: "Actualizar",
    looking: "Cargando…",
  },

  model: {
    guide: "Guía integrada",
    inBrowser: "en este navegador",
    onMachine: "en este equipo",
    toHost: (host) => `a ${host}`,
    checking: "Buscando un modelo…",
    choose: "Elegir un modelo",
    defaultTitle: "Modelo predeterminado",
    listTitle: "Modelo de este contexto",
    refresh: "Actualizar",
    looking: "Cargando…",
    none: "El servidor aún no tiene ningún modelo. Descarga uno y pulsa Actualizar:",
  },

  code: {
    copy: "Copiar",
    copied: "Copiado",
    notCopied: "El navegador no dejó copiar. Pulsa una vez más.",
    label: "Código",
    command: "Comando",
    scroll: "Código, desplazable en horizontal",
    hidden: (count) =>
      plural(count, {
        one: "# carácter oculto se muestra como [U+…]. Al copiar se omite.",
        many: "# de caracteres ocultos se muestran como [U+…]. Al copiar se omiten.",
        other: "# caracteres ocultos se muestran como [U+…]. Al copiar se omiten.",
      }),
  },

  markdown: {
    image: (host, alt) => `Imagen en ${host}${alt === "" ? "" : `: ${alt}`}`,
    imageInline: (alt) => `Imagen no mostrada${alt === "" ? "" : `: ${alt}`}`,
    done: "Hecho",
    open: "Por hacer",
    table: "Tabla, desplazable en horizontal",
    math: "Fórmula, desplazable en horizontal",
    asText: "Se muestra como texto: dar formato a esta parte llevaría demasiado tiempo.",
    goesOn: "Este texto es muy largo y continúa.",
    showMore: "Mostrar más",
  },

  diagram: {
    show: "Mostrar el diagrama",
    showSource: "Mostrar la fuente",
    flowchart: "Diagrama de flujo",
    sequence: "Diagrama de secuencia",
    scroll: "Diagrama, se desplaza hacia los lados",
    inWords: "El diagrama en palabras",
    line: (from, to, text) => `De ${from} a ${to}${text === "" ? "" : `: ${text}`}`,
    between: (from, to, text) => `Entre ${from} y ${to}${text === "" ? "" : `: ${text}`}`,
    bidirectional: (from, to, text) =>
      `Entre ${from} y ${to}, en ambos sentidos${text === "" ? "" : `: ${text}`}`,
    end: (frame) => `Fin: ${frame}`,
    unread: (line) =>
      `Confidant dibuja diagramas de flujo y de secuencia. No se pudo leer la línea ${formatNumber(line)} como parte de uno.`,
    tooLarge: "Este diagrama es demasiado grande para dibujarlo aquí.",
  },

  problem: {
    dismiss: "Descartar",
    tryAgain: "Intentar de nuevo",
    withoutBackup: (action) => `${action} sin copia de seguridad`,
  },

  errors,
  /** Put before an error's sentence where a message had already been stored. */
  messageKept: "Tu mensaje está guardado.",
} satisfies Texts<typeof en>;
