import { formatExactDate } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";

const what: Readonly<Record<string, string>> = {
  "set-text": "reescribió",
  "append-text": "agregó texto",
  "replace-text": "sustituyó texto",
  "splice-text": "cambió el texto",
  "set-field": "cambió un campo",
  "append-to-field": "agregó texto a un campo",
  increment: "cambió un contador",
  "push-item": "añadió un elemento",
  "insert-item": "añadió un elemento",
  "set-item": "cambió un elemento",
  "delete-item": "eliminó un elemento",
  "append-entry": "añadió una entrada",
  restore: "restauró una versión",
  layout: "cambió el diseño",
  merge: "combinó los cambios de una copia de seguridad",
};

/** What blocks are and may be, and what their history says. */
export const blockWords = {
  types: {
    core: "Central",
    working: "De trabajo",
    archival: "Archivo",
    log: "Registro",
  },
  typeMeans: {
    core: "El modelo lo ve con cada mensaje, hasta donde alcance la parte de la ventana reservada a la memoria.",
    working:
      "Para lo que está en marcha: el modelo lo ve mientras está fijado, o cuando un mensaje se refiere a él.",
    archival: "Para lo que pocas veces hace falta: no está en ningún prompt. Lo encuentras aquí.",
    log: "Para lo que ocurrió: no está en ningún prompt. Lo encuentras aquí.",
  },
  permissions: {
    ReadOnly: "Solo lectura",
    Human: "Preguntar a una persona",
    Partner: "Preguntarme a mí",
    Append: "Solo agregar",
    ReadWrite: "Leer y escribir",
    Admin: "Todo",
  },
  permissionMeans: {
    ReadOnly: "El modelo lo lee y nunca lo cambia.",
    Human: "Se pregunta a quien esté aquí antes de que el modelo lo cambie.",
    Partner: "Se te pregunta antes de que el modelo lo cambie.",
    Append: "El modelo puede agregarle texto y no cambia nada de lo ya escrito.",
    ReadWrite: "El modelo puede cambiar lo que está escrito en él.",
    Admin: "El modelo puede cambiarlo y eliminarlo.",
  },
  layouts: {
    text: "Texto",
    list: "Lista",
    checklist: "Lista de tareas",
    map: "Tabla",
    log: "Registro",
    composite: "Secciones",
  },
  layoutMeans: {
    text: "Palabras, tal como las escribes.",
    list: "Elementos numerados, uno debajo de otro.",
    checklist: "Elementos que se pueden marcar.",
    map: "Campos con nombre, cada uno con un valor.",
    log: "Entradas con su hora, primero las más recientes. Las anteriores quedan como están.",
    composite: "Varias partes bajo títulos, cada una con su propio diseño.",
  },
  fieldTypes: {
    text: "Texto",
    number: "Número",
    boolean: "Sí o no",
    list: "Lista",
    counter: "Contador",
  },

  history: {
    title: (label) => `Historial de ${label}`,
    none: "Aún no se ha cambiado nada.",
    who: { person: "Tú", model: "Modelo", system: "Confidant" },
    what: (name) => what[name] ?? name,
    through: "mediante un bloque compartido",
    why: (text) => `Motivo: ${text}`,
    added: "añadido",
    removed: "quitado",
    restore: "Restaurar esta versión",
    restoreOf: (time) => `Restaurar esta versión, del ${formatExactDate(time)}`,
    restored: "Restaurado. La versión anterior también está en el historial.",
    restoreFirst: "Restaurar como empezó",
    more: "Mostrar anteriores",
    clear: "Borrar el historial…",
    clearMeans:
      "Esto elimina definitivamente todas las versiones anteriores y, con ellas, todo texto que ya no está en el bloque. No se puede deshacer. Las copias de seguridad hechas antes lo conservan, durante cuatro semanas o más.",
    clearConfirm: "Borrar",
    cleared: "El historial se ha borrado.",
  },
} satisfies Texts<
  Pick<
    typeof enMemory,
    | "types"
    | "typeMeans"
    | "permissions"
    | "permissionMeans"
    | "layouts"
    | "layoutMeans"
    | "fieldTypes"
    | "history"
  >
>;
