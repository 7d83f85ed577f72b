import type { LostPart } from "../../../contract/memory";
import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory } from "../memory-words";
import type { Texts } from "../texts";
import { blockWords } from "./memory-blocks";
import { notes } from "./notes";
import { counted } from "./nouns";
import { plural } from "./plural";
import { references } from "./references";

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `La sección ${name}`,
  field: (_count, name) => `El campo ${name}`,
  items: counted.items,
  ticks: (count) => plural(count, { one: "# marca", many: "# de marcas", other: "# marcas" }),
  entries: counted.entries,
  text: () => "El texto",
};

function tokensOf(tokens: number): string {
  return tokens < 1_000 ? counted.tokens(tokens) : `${formatTokens(tokens)} tokens`;
}

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  ...blockWords,
  title: "Memoria",
  close: "Cerrar",
  wide: "Abrir en una pestaña",
  cancel: "Cancelar",
  save: "Guardar",
  delete: "Eliminar",
  done: "Listo",
  loading: "Cargando…",
  context: "Memoria de",
  archived: (name) => `${name} (archivado)`,
  means:
    "Lo que este contexto recuerda además de las conversaciones. Tú puedes cambiarlo todo; el modelo, solo lo que le permitas.",
  inspect: "Ver el próximo prompt",
  notInPrompt:
    "Ningún prompt de este contexto los contiene. Opciones › Contextos establece qué contiene cada uno.",
  inspectHint: "El inspector del panel lateral muestra todo lo que verá el modelo.",

  blocks: "Bloques",
  blocksMeans: "Textos cortos que forman parte del prompt.",
  /** `always` are those of them that every prompt holds. */
  blocksTotal: (count, tokens, always) =>
    [
      counted.blocks(count),
      tokensOf(tokens),
      ...(always === tokens ? [] : [`${tokensOf(always)} de ellos con cada mensaje`]),
    ].join(" · "),
  noBlocks: "Aquí no hay bloques. Un bloque es un texto corto que forma parte del prompt.",
  sharedBlocks: "Compartidos con este contexto",
  from: (context) => `de ${context}`,
  addBlock: "Añadir un bloque",
  tokens: tokensOf,
  exactTokens: (tokens) => `Unos ${counted.tokens(tokens)}`,
  showAll: "Mostrar todo",
  empty: "Vacío. El modelo no lo ve hasta que haya algo aquí.",
  pinned: "Fijado",
  notPinned: "Solo cuando se menciona",
  untrusted: "Contiene texto de otro lugar",
  edit: "Editar",
  editOf: (label) => `Editar ${label}`,
  doneOf: (label) => `Terminar ${label}`,
  more: (label) => `Más opciones de ${label}`,
  lost: (count) =>
    plural(count, {
      one: "# cambio anterior ya no se abre, así que falta lo que decía. El resto está aquí y se puede editar.",
      many: "# de cambios anteriores ya no se abren, así que falta lo que decían. El resto está aquí y se puede editar.",
      other:
        "# cambios anteriores ya no se abren, así que falta lo que decían. El resto está aquí y se puede editar.",
    }),

  menu: {
    settings: "Ajustes…",
    layout: "Diseño…",
    history: "Historial…",
    share: "Compartir…",
    unshare: "Dejar de compartir aquí",
    remove: "Eliminar",
  },

  saving: "Guardando…",
  unsaved: "Aún sin guardar",
  saved: "Guardado",
  notSaved: "No guardado",
  undo: "Deshacer",
  undoOf: (label) => `Deshacer el último cambio en ${label}`,

  text: (name) => `Texto de ${name}`,
  readOnly: "solo lectura para el modelo",
  item: (position) => `Elemento ${formatNumber(position)}`,
  doneItem: (text) => `Hecho: ${text}`,
  newItem: "Nuevo elemento",
  addItem: "Añadir",
  moveUp: (text) => `Mover hacia arriba: ${text}`,
  moveDown: (text) => `Mover hacia abajo: ${text}`,
  removeItem: (text) => `Eliminar: ${text}`,
  listFull: (max) => `Esta lista admite como máximo ${counted.items(max)}.`,
  noItems: "Aún no hay elementos.",
  newEntry: "Nueva entrada",
  addEntry: "Añadir",
  noEntries: "Aún no hay entradas.",
  exactly: formatExactDate,
  earlier: (count) =>
    plural(count, {
      one: "Mostrar # entrada anterior",
      many: "Mostrar # de entradas anteriores",
      other: "Mostrar # entradas anteriores",
    }),
  noFields: "Esta tabla aún no tiene campos. Se añaden con Diseño, en el menú.",
  listField: "Un elemento por línea.",
  less: (name) => `Menos: ${name}`,
  plus: (name) => `Más: ${name}`,
  unset: "Sin definir",
  yes: "Sí",
  no: "No",
  notNumber: "Esto no es un número, así que no se ha guardado.",

  settings: {
    addTitle: "Añadir un bloque",
    title: (label) => `Ajustes de ${label}`,
    label: "Nombre",
    labelNote: "El modelo lo conoce por este nombre.",
    description: "Para qué sirve",
    descriptionNote: "El modelo también lee esto. Puede quedar vacío.",
    type: "Tipo",
    permission: "Lo que puede hacer el modelo",
    pinned: "Fijado: el modelo lo ve con cada mensaje",
    layout: "Diseño",
    add: "Añadir",
    empty: "Ponle un nombre.",
    taken: "Otro bloque de este contexto tiene ese nombre.",
    changed:
      "Entretanto se cambió en otro lugar. Así está ahora; pulsa Guardar para aplicar encima tus cambios.",
  },

  layout: {
    title: (label) => `Diseño de ${label}`,
    means: "El contenido se conserva. Si algo no cabe, no se cambia nada y ves qué es.",
    misfit:
      "Esto no tiene lugar en el nuevo diseño, así que no se ha cambiado nada. Mantenlo en el diseño o vacíalo antes.",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : ` en la sección ${section}`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "Campos",
    fieldName: "Nombre",
    fieldType: "Tipo",
    about: "Para qué sirve",
    readOnly: "Solo lectura para el modelo",
    addField: "Añadir un campo",
    removeField: (name) => `Quitar el campo ${name}`,
    sections: "Secciones",
    section: (position) => `Sección ${formatNumber(position)}`,
    sectionName: "Título",
    sectionLayout: "Diseño",
    addSection: "Añadir una sección",
    removeSection: (name) => `Quitar la sección ${name}`,
    field: (position) => `Campo ${formatNumber(position)}`,
    maxItems: "Máximo de elementos",
    maxItemsNote: "Vacío significa sin límite.",
    lines: "Líneas que ve el modelo",
    linesNote: "Vacío significa todas.",
    firstLine: "A partir de la línea",
    displayLimit: "Entradas más recientes que ve el modelo",
    names: "Cada uno necesita un nombre, sin repeticiones.",
  },

  share: {
    title: (label) => `Compartir ${label}`,
    means:
      "El otro contexto ve este bloque, siempre como está ahora. Su modelo puede hacer lo que elijas aquí.",
    with: "Con",
    permission: "Lo que puede hacer su modelo",
    add: "Compartir",
    list: "Compartido con",
    stop: "Detener",
    stopOf: (name) => `Dejar de compartir con ${name}`,
    noOther: "No hay otro contexto con el que compartir.",
    gone: "Un contexto que ya no existe",
  },
} satisfies Texts<typeof enMemory>;
