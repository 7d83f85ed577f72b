import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";

/** What the part of the options says that gives conversations out as files. */
export const exportTexts = {
  exportPart: {
    title: "Exportar conversaciones",
    why: "Conversaciones como archivos para personas y otros programas, con lo que sus contextos recuerdan. Lo archivado solo se incluye si eliges su contexto o la propia conversación. Las conversaciones temporales nunca se incluyen, y las imágenes solo por su nombre.",
    readable:
      "Quien tenga este archivo puede leerlo: no está cifrado. La lista de descargas del navegador guarda su nombre.",
    weak: "Quien tenga estos archivos y el texto clave puede leerlos, y un texto clave fácil de adivinar se adivina pronto: esto es mucho más débil que tu bóveda. Usa uno largo que no uses en ningún otro lugar.",
    what: "Contenido",
    scopes: {
      all: "todas las conversaciones",
      context: "un contexto",
      conversation: "una conversación",
    },
    context: "Contexto",
    search: "Buscar una conversación por título o etiqueta",
    found: "Conversación",
    foundCount: (count) =>
      count === 0
        ? "Ninguna encontrada."
        : `${counted.conversations(count)} ${byCount(count, "encontrada", "encontradas")}`,
    more: "Solo se muestran las más recientes: escribe más del título.",
    untitled: "Nueva conversación",
    format: "Formato",
    formats: {
      json: "JSON: se puede volver a importar, sin imágenes, resúmenes ni lo que hicieron las herramientas",
      markdown: "Markdown: para leer",
      elara: "Elara: un registro cifrado por mensaje",
    },
    /** What is done about characters that are not seen: control characters, and those that turn text. */
    hidden: {
      json: "Los caracteres ocultos, como los que invierten la dirección del texto, se escriben en él como códigos de escape y se vuelven a importar sin cambios.",
      markdown:
        "Los caracteres ocultos, como los que invierten la dirección del texto, se indican en él, como en [U+202E], para que puedas verlos.",
      elara:
        "Los caracteres ocultos, como los que invierten la dirección del texto, quedan en los registros como están.",
    },
    elaraContents:
      "Elara tiene un único registro de textos: de una conversación se escribe la rama que se muestra; de varias, todo lo que se dijo. Los archivos, las imágenes y la memoria no se incluyen.",
    key: "Texto clave",
    keyProblems: {
      empty: "Escribe el texto clave.",
      default: "Este es el texto que viene con Elara: lo conoce todo el mundo. Elige otro.",
    },
    keyWarning:
      "Este es el texto que viene con Elara: quien tenga estos archivos puede leerlos, y puede haberlos modificado.",
    target: "En",
    targets: { zip: "un archivo comprimido (.zip)", folder: "una carpeta" },
    folderNote: "Los registros que ya están allí quedan como están.",
    start: "Exportar",
    running: "Exportando. Mantén esta página abierta hasta que termine.",
    progress: "Exportar, progreso",
    soFar: (conversations, total, messages) =>
      `${formatNumber(conversations)} de ${counted.conversations(total)}, ${counted.messages(messages)}`,
    cancel: "Cancelar",
    done: "Exportación terminada",
    failed: "La exportación falló",
    nothingSaved: "No se guardó ningún archivo.",
    folderKept: "Los registros escritos hasta entonces están en la carpeta.",
    counts: (conversations, messages) =>
      `${counted.conversations(conversations)}, ${counted.messages(messages)}`,
    records: (count) => `${counted.records(count)} ${byCount(count, "escrito", "escritos")}`,
    there: (count) =>
      `${counted.records(count)} ${byCount(count, "ya estaba allí y se dejó como está", "ya estaban allí y se dejaron como están")}`,
    unreadable: (count) =>
      `${counted.entries(count)} no ${byCount(count, "se pudo leer y falta", "se pudieron leer y faltan")}; «Integridad» dice más`,
    leftOut: {
      attachments: (count) =>
        plural(count, {
          one: "de # archivo o imagen solo se indica el nombre",
          many: "de # de archivos o imágenes solo se indica el nombre",
          other: "de # archivos o imágenes solo se indica el nombre",
        }),
      empty: (count) =>
        `${counted.messages(count)} sin texto ${byCount(count, "se omitió", "se omitieron")}`,
      tools: (count) =>
        plural(count, {
          one: "se omitió # paso de herramienta",
          many: "se omitieron # de pasos de herramientas",
          other: "se omitieron # pasos de herramientas",
        }),
    },
    again: "Exportar otra cosa",
    all: "todo",
    markdown: {
      untitled: "Conversación sin título",
      context: "Contexto",
      from: "De (UTC)",
      to: "A (UTC)",
      tags: "Etiquetas",
      references: "Referencias",
      roles: { user: "Tú", assistant: "Asistente", system: "Sistema", tool: "Herramienta" },
      thinking: "Razonamiento:",
      answer: "Respuesta:",
      file: "Archivo:",
      sources: "Fuentes:",
      picture: "Imagen (no está en este archivo):",
      deleted: "Este mensaje se eliminó.",
      nothing: "No se dijo nada.",
      memory: {
        title: (context) => `Memoria de ${context}`,
        facts: "Datos",
        notes: "Notas",
        waiting: "te espera a ti",
        empty: "Aquí no hay nada.",
      },
      otherBranch: (number, after) =>
        after === null
          ? `Otra rama (${number}), desde el comienzo`
          : `Otra rama (${number}), tras el mensaje ${after}`,
    },
  },
} satisfies Texts<typeof enExport>;
