import type { enShortcuts } from "../shortcut-words";
import type { Texts } from "../texts";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "Atajos de teclado",
  note: "Salvo que se indique otra cosa, un atajo funciona mientras estás en el panel lateral. Cambia los atajos en Opciones › Atajos.",
  keys: "Tecla",
  does: "Qué hace",
  close: "Cerrar",
  what: {
    send: "Enviar el mensaje",
    newLine: "Empezar una línea nueva",
    stop: "Detener la respuesta",
    editLast: "Editar tu último mensaje, desde un campo de mensaje vacío",
    search: "Buscar conversaciones y memoria",
    find: "Buscar en esta conversación",
    contexts: "Cambiar a otro contexto",
    inspector: "Mostrar lo que verá el modelo",
    lock: "Bloquear Confidant",
    begin: "Empezar una nueva conversación",
    commands: "Mostrar los comandos, al comienzo de un mensaje",
    mention: "Adjuntar una conversación anterior o un archivo de este contexto",
    shortcuts: "Mostrar todos los atajos, fuera de los campos de texto",
  },
  fixed: {
    escape: "Cerrar lo que está abierto, una cosa cada vez",
    tab: "Completar el nombre de un comando o pasar al siguiente control",
    saveSummary: "Guardar un resumen editado",
    menu: "Abrir el menú de una conversación de la lista",
  },
  anywhere: {
    lock: "Bloquear Confidant, en cualquier lugar del navegador",
    panel: "Abrir el panel lateral, en cualquier lugar del navegador",
    popup: "Abrir la ventana emergente, en cualquier lugar del navegador",
    page: "Preguntar sobre esta página, en cualquier lugar del navegador",
  },
  none: "Sin definir",

  page: {
    own: "En el panel lateral",
    lead: "Qué hace cada tecla y cuáles se pueden cambiar.",
    ownWhy:
      "Funcionan mientras estás en el panel lateral; enviar, detener y bloquear funcionan también en la ventana emergente.",
    change: "Cambiar",
    changeOf: (what) => `Cambiar el atajo: ${what}`,
    reset: "Restablecer",
    resetOf: (what, keys) => `Restablecer a ${keys}: ${what}`,
    resetAll: "Restablecer todos",
    press: "Pulsa las nuevas teclas, o Esc para cancelar.",
    pressFor: (what) => `Nuevas teclas: ${what}`,
    saved: (what, keys) => `Guardado. ${keys}: ${what}.`,
    allReset: "Guardado. Todos los atajos se han restablecido.",
    taken: (keys, what) =>
      `${keys} ya se usa para «${what}». Pulsa otras teclas o cambia antes ese atajo.`,
    takenByBrowser: (keys, what) =>
      `${keys} ya se usa en todo el navegador para «${what}». Pulsa otras teclas o cambia ese atajo abajo.`,
    resetTaken: (keys, what) =>
      `No se pudo restablecer: ${keys} se usa ahora para «${what}». Cambia antes ese atajo o pulsa aquí otras teclas.`,
    refused: {
      alone: (keys, mod, alt) =>
        `${keys} por sí sola sirve para escribir y moverse. Mantén pulsada también ${mod} o ${alt}.`,
      browser: (keys) => `El propio navegador usa ${keys}. Pulsa otras teclas.`,
      writing: (keys) =>
        `${keys} edita texto, se mueve por él o escribe un carácter. Pulsa otras teclas.`,
    },
    browser: "En todo el navegador",
    browserWhy:
      "Estos los guarda el navegador. Se definen y se cambian en su página de atajos de extensiones.",
    openBrowser: "Abrir la página del navegador",
    fixed: "No se pueden cambiar",
    commands: {
      lock: "Bloquear Confidant",
      panel: "Abrir el panel lateral",
      popup: "Abrir la ventana emergente",
      page: "Preguntar sobre esta página",
    },
  },
} satisfies Texts<typeof enShortcuts>;
