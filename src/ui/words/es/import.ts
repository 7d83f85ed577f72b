import type { enImport } from "../en-import";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { importNotes } from "./import-notes";
import { byCount, counted } from "./nouns";

/** What the part of the options that imports says. */
export const importTexts = {
  importPart: {
    title: "Importar conversaciones",
    why: "Del archivo que ChatGPT o Claude envía cuando pides exportar tus datos, o de lo que exportan Open WebUI, Page Assist, LibreChat o Confidant. Se lee en este navegador y no va a ningún otro lugar.",
    formats: "Más formatos",
    moreFormats:
      "También se leen: una conversación de LM Studio o de SillyTavern, una ficha de personaje y los registros de Elara, por separado, en un archivo comprimido (.zip) o en una carpeta.",
    limitsTitle: "Qué se importa",
    limits:
      "Se importan tus mensajes y los del asistente, con ramas, fechas, modelos, lo que pensó el modelo, textos adjuntos e imágenes que están en el archivo. No se importan las grabaciones ni otros archivos (una nota dice dónde había uno), lo que hicieron las herramientas ni las instrucciones del propio producto; el informe los cuenta. Tampoco se importa lo que ChatGPT y Claude recuerdan de ti, ni las instrucciones y los archivos de sus proyectos. Las claves y los ajustes de un programa nunca se adoptan; de los archivos del propio Confidant, sí los parámetros de una conversación. Importar de nuevo el mismo archivo añade solo lo que falta.",
    file: "Archivo",
    folder: "O una carpeta",
    elara:
      "Estos son registros de Elara: se abren con el texto clave con el que se configuró Elara.",
    card: "Esta es una ficha de personaje: se crea un nuevo contexto a partir de ella. El texto le dice al modelo quién ser, así que léelo antes de conversar.",
    target: "En",
    newContext: "un nuevo contexto",
    newName: "Nombre del nuevo contexto",
    newNameHint: "De ChatGPT, por ejemplo",
    newContextStays: (days) =>
      `Un contexto en el que nadie conversa se archiva pasado un tiempo. El nuevo permanece ${counted.days(days)} tras su última conversación; eso se puede cambiar en sus ajustes.`,
    nameOf: {
      chatgpt: "De ChatGPT",
      claude: "De Claude",
      confidant: "De Confidant",
      elara: "De Elara",
      librechat: "De LibreChat",
      lmstudio: "De LM Studio",
      openwebui: "De Open WebUI",
      pageassist: "De Page Assist",
      sillytavern: "De SillyTavern",
    },
    start: "Importar",
    stop: "Detener",
    stopping: "Deteniendo…",
    running: "Importando. Mantén esta página abierta hasta que termine.",
    progress: "Importar, progreso",
    read: (percent) => `${formatNumber(percent)} % leído`,
    soFar: (conversations, messages) =>
      `${counted.conversations(conversations)} hasta ahora, ${counted.messages(messages)} ${byCount(messages, "nuevo", "nuevos")}`,
    ended: {
      done: "Importación terminada",
      stopped: "Importación detenida",
      failed: "La importación terminó antes del final",
    },
    kept: "Lo almacenado hasta entonces se conserva; importar de nuevo el mismo archivo continúa desde ahí.",
    into: (name) => `En «${name}»`,
    stays: (days) =>
      `Se creó al importar y se archiva ${counted.days(days)} después de su última conversación.`,
    cardMade: (name) =>
      `El personaje se ha convertido en el contexto «${name}». No comparte nada con otros contextos. El texto es de otra persona: léelo en los ajustes del contexto antes de conversar.`,
    cardKnown: "Este personaje ya existe: no se creó ningún contexto.",
    noneNew: "Ninguna conversación era nueva: no se creó ningún contexto.",
    noneInto: (name) => `Ninguna conversación era nueva: no se puso nada en «${name}».`,
    nothing: "No se importó nada.",
    open: "Abrir en el panel lateral",
    cameTitle: "Las más recientes",
    more: (count) => `… y ${counted.conversations(count)} más, en la lista de conversaciones.`,
    added: (count) => `${counted.conversations(count)} ${byCount(count, "añadida", "añadidas")}`,
    extended: (count, name) =>
      `${counted.conversations(count)} ${byCount(count, "actualizada", "actualizadas")}, en «${name}»`,
    unchanged: (count, name) =>
      `${counted.conversations(count)} que ya ${byCount(count, "existía", "existían")}, en «${name}»`,
    messages: (count) =>
      `${counted.messages(count)} ${byCount(count, "almacenado", "almacenados")}`,
    pictures: (count) => `${counted.images(count)} ${byCount(count, "adjuntada", "adjuntadas")}`,
    parameters: (count, sets) =>
      `${counted.conversations(count)} con parámetros para el modelo: ${sets.join(", ")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [counted.blocks(blocks)] : []),
        ...(facts > 0 ? [`${counted.facts(facts)} (por aprobar en Memoria)`] : []),
        ...(notes > 0 ? [counted.notes(notes)] : []),
      ].join(", "),
    leftOutTitle: "No importado",
    mendedTitle: "Leído de otra forma",
    notes: importNotes,
    markOf: (thing, name) => {
      const what = { image: "Imagen", sound: "Grabación", file: "Archivo" }[thing];
      return name === "" ? `[${what}]` : `[${what}: ${name}]`;
    },
    clipMark: "\n\n[El resto de este mensaje era demasiado largo para importarlo.]",
    problemsTitle: "No se pudo leer",
    moreProblems: (count) => `… y ${formatNumber(count)} más`,
    conversation: (position) => `La conversación ${formatNumber(position)} del archivo`,
    wholeFile: "El archivo",
    nothingWhole:
      "El archivo termina antes de la primera conversación. Hay que exportarlo de nuevo.",
    problems: {
      "not-an-array": "no es un archivo comprimido ni un archivo de conversaciones",
      "too-large": "es más grande de lo que Confidant admite",
      "too-deep": "tiene demasiados niveles para ser una conversación",
      "cut-off":
        "es la última parte entera: el archivo termina antes del final. Hay que exportarlo de nuevo para tener el resto",
      "not-json": "está dañado",
      "not-a-conversation": "no es una conversación de un producto que Confidant conozca",
      "newer-version":
        "lo hizo una versión más reciente de Confidant. Actualiza Confidant para importarlo",
      empty: "no tiene texto tuyo ni del asistente",
      "no-conversations": "no contiene conversaciones",
      "no-card": "es una imagen sin ficha de personaje",
      "card-damaged": "tiene una ficha de personaje dañada",
      "card-alone": "es una ficha de personaje: impórtala sola",
      "download-list":
        "es solo una lista de descargas. Descarga las conversaciones a las que enlaza y elige el archivo descargado",
      "zip-too-large": "ocupa más, descomprimido, de lo que debería ocupar cualquier exportación",
      "zip-too-slow": "tarda más en descomprimirse de lo que debería cualquier exportación",
      "zip-cut-off": "termina antes del final: no llegó entero. Descárgalo o cópialo de nuevo",
      "zip-locked":
        "tiene una contraseña. Descomprímelo con un programa que la pida y elige lo que contenía",
      "zip-packing":
        "está comprimido de una forma que Confidant no abre. Descomprímelo con otro programa y elige lo que contenía",
      unreadable: "no se puede leer, o no hasta el final",
      "key-does-not-fit": "no se abre: el texto clave no sirve",
      "no-records": "no contiene registros de Elara",
      "record-name": "no tiene nombre de registro",
      "record-double": "aparece dos veces: se usó el primero",
      "record-too-large": "es más grande de lo que puede ser un registro",
      "record-envelope": "no es un registro cifrado",
      "record-key": "no se abre con este texto clave, o se modificó",
      "record-message": "no contiene ningún mensaje",
      "record-role": "tiene un papel desconocido, o distinto del que dice su nombre",
      "record-time": "indica la hora como número o sin zona horaria",
      "record-empty": "no tiene texto",
      "record-unreadable": "no se puede leer",
    },
    again: "Importar otro archivo",
  },
} satisfies Texts<typeof enImport>;
