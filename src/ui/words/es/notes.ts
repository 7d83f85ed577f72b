import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "Notas",
    means: "Guardadas de forma permanente y se pueden buscar aquí. No forman parte de los prompts.",
    none: "Aún no hay notas. Escribe una aquí o elige Recordar en el menú de un mensaje.",
    noneFound: "Ninguna nota lleva esas palabras.",
    notWhole: "Lo guardado aún se está indexando: no se han examinado todas las notas.",
    again: "Buscar de nuevo",
    find: "Buscar notas",
    add: "Añadir una nota",
    text: "Nota",
    tags: "Etiquetas",
    tagsNote: "Separadas por comas. Puede quedar vacío.",
    edit: "Editar",
    editOf: (start) => `Editar la nota: ${start}`,
    deleteOf: (start) => `Eliminar la nota: ${start}`,
    source: "Mostrar el mensaje",
    sourceOf: (start) => `Mostrar el mensaje de la nota: ${start}`,
    count: counted.notes,
    shown: (from, to, total) =>
      `${formatNumber(from)}–${formatNumber(to)} de ${formatNumber(total)}`,
    next: "Más antiguas",
    before: "Más recientes",
    ago: formatAgo,
    exactly: formatExactDate,
    changed:
      "Entretanto se cambió en otro lugar. Pulsa Guardar una vez más para dejar tu texto en su lugar.",
  },

  facts: {
    title: "Datos",
    means:
      "Lo que se sabe de ti. Forman parte del prompt, los más recientes mientras haya espacio.",
    none: "Aún no se sabe nada. Escribe un dato aquí; otros se aprenden de lo que dices, con un modelo en este equipo o según permita Opciones › Prompt.",
    table: "Tabla de datos",
    key: "Sobre",
    value: "Valor",
    since: "Desde",
    acts: "Lo que puedes hacer",
    keyOf: (key) => `Nombre del dato: ${key}`,
    valueOf: (key) => `Valor: ${key}`,
    notIncluded:
      "Lo aprendido de las conversaciones no está en ningún prompt mientras este contexto no aprenda de ellas. El ajuste está en Opciones › Contextos.",
    waits: "Espera tu aprobación: el modelo aún no lo ve.",
    quote: (words) => `Dijiste: «${words}»`,
    confidence: (share) => `Fiabilidad: ${formatPercent(share)}`,
    byModel: "Guardado por un modelo.",
    replaces: (value) => `Sustituiría: ${value}`,
    former: (values) => `Antes: ${values.join("; ")}`,
    approve: "Aprobar",
    approveOf: (key) => `Aprobar el dato: ${key}`,
    forget: "Olvidar",
    forgetOf: (key) => `Olvidar el dato: ${key}`,
    source: "Mostrar el mensaje",
    sourceOf: (key) => `Mostrar el mensaje del dato: ${key}`,
    add: "Añadir",
    addLabel: "Añadir este dato",
  },

  remember: {
    title: "Recordar esto",
    as: "Guardar como",
    names: { note: "Una nota.", fact: "Un dato." },
    text: "Texto",
    keep: "Guardar",
    keptNote: "Guardado como nota.",
    keptFact: "Guardado como dato.",
    undo: "Deshacer",
    undone: "Deshecho. No se ha guardado nada.",
    show: "Mostrar la memoria",
  },

  feedback: {
    title: "Comentario",
    means:
      "Lo que digas aquí va a la memoria de este contexto, al bloque «feedback», y forma parte de sus próximos prompts. No va a ningún otro lugar.",
    legend: "Esta respuesta",
    names: { helped: "Ayudó.", not: "No ayudó." },
    asks: {
      helped: "Di qué debe seguir así.",
      not: "Di qué debe ser distinto.",
    },
    words: "Con tus palabras",
    kept: "Guardado. Los próximos prompts se lo cuentan al modelo.",
  },
} satisfies Texts<typeof enNotes>;
