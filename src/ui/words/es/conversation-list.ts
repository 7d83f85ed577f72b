import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "Nueva conversación",
    temporary: "Conversación temporal",
    rename: "Cambiar nombre…",
    pin: "Fijar",
    unpin: "Desfijar",
    tags: "Etiquetas…",
    move: "Mover a…",
    parameters: "Parámetros…",
    archive: "Archivar",
    restore: "Restaurar",
    exportIt: "Exportar…",
    search: "Buscar…",
    find: "Buscar en esta conversación",
    memory: "Memoria",
    factsWait: (count) => `Datos que esperan tu aprobación: ${formatNumber(count)}`,
    shortcuts: "Atajos de teclado",
    tab: "Abrir en una pestaña",
    remove: "Eliminar…",
    discard: "Descartar…",
  },

  list: {
    waiting: "hay una respuesta esperando",
    title: "Conversaciones",
    close: "Cerrar",
    begin: "Nueva",
    find: "Buscar conversaciones y memoria",
    scope: "Qué conversaciones",
    here: "Este contexto",
    everywhere: "Todos los contextos",
    archived: "Archivadas",
    contextArchived: "Contexto archivado",
    list: "Conversaciones, primero las más recientes",
    untitled: "Nueva conversación",
    current: "en pantalla ahora",
    pinned: "fijada",
    notStored: "No almacenada",
    counts: (messages, tokens) =>
      `${counted.messages(messages)} · ${
        tokens < 1_000 ? counted.tokens(tokens) : `${formatTokens(tokens)} tokens`
      }`,
    total: (count, isEverywhere) =>
      `${counted.conversations(count)} ${byCount(count, "almacenada", "almacenadas")} ${isEverywhere ? "en total" : "aquí"}, incluidas las archivadas`,
    menu: "Lo que puedes hacer con ella (Shift+F10)",
    menuOf: (title) => `«${title}»`,
    none: "Aún no hay conversaciones aquí. Lo que escribas empieza una.",
    noneFound: "Nada lleva esas palabras.",
    noneArchived: "Aquí no hay nada archivado.",
    loading: "Cargando…",
    ago: formatAgo,
    exactly: formatExactDate,
    tags: (tags) => tags.join(", "),
  },

  found: {
    title: "Mensajes y memoria",
    total: (count) =>
      count < 10_000
        ? `${counted.occurrences(count)} en mensajes y en la memoria`
        : `Más de ${formatNumber(10_000)} fragmentos en mensajes y en la memoria`,
    searched: (count) =>
      `${counted.texts(count)} ${byCount(count, "examinado", "examinados")} hasta ahora, primero los más recientes; los más antiguos vienen a continuación.`,
    anew: (count) =>
      `El índice de búsqueda almacenado no se pudo leer y se está rehaciendo: ${counted.texts(count)} hasta ahora, primero los más recientes.`,
    memory: "Memoria",
    speakers: { user: "Tú:", assistant: "Respuesta:" },
    kinds: {
      message: "Mensaje:",
      title: "Título:",
      block: "Bloque:",
      fact: "Dato:",
      archival: "Nota:",
      summary: "Resumen:",
      reference: "Referencia:",
    },
    hint: 'Palabras, o "una frase", -sin, from:me, in:contexto, tag:nombre, before:2026-05, after:2026-01-31',
  },

  dialog: {
    save: "Guardar",
    cancel: "Cancelar",
    renameTitle: "Cambiar el nombre de esta conversación",
    name: "Título",
    nameNote: "Si queda vacío, se le busca un título.",
    tagsTitle: "Etiquetas de esta conversación",
    tagList: "Etiquetas",
    tagsNote: "Separadas por comas.",
    moveTitle: "Mover esta conversación a",
    removeTitle: "Eliminar esta conversación",
    counting: "Contando…",
    removeMeans: (title, messages) =>
      `Esto elimina «${title}»: ${counted.messages(messages)} en todas las ramas, con los resúmenes. Puedes deshacerlo durante 10 segundos, salvo que sea muy grande. Antes se hace una copia de seguridad; las copias, durante cuatro semanas o más, y los archivos del propio navegador, durante un tiempo, aún pueden contenerla, de forma cifrada.`,
    removeConfirm: (messages) => `Eliminar ${counted.messages(messages)}`,
    discardTitle: "Descartar esta conversación temporal",
    discardMeans: (messages) =>
      `${counted.messages(messages)} ${byCount(messages, "se va con ella", "se van con ella")}. Puedes deshacerlo durante 10 segundos; nada de ella llegó a almacenarse.`,
    discardConfirm: "Descartar",
  },

  message: {
    removeTitle: "Eliminar este mensaje",
    removeMeans:
      "El texto se elimina en todas las ramas de las que forma parte. Con él se van los resúmenes basados en él y lo que se guarda de los prompts desde entonces. Puedes deshacerlo durante 10 segundos, salvo que sea muy grande. Las copias de seguridad hechas antes lo conservan cuatro semanas o más.",
    removeConfirm: "Eliminar",
  },
} satisfies Texts<typeof enConversationList>;
