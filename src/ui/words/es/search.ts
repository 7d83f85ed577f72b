import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { plural } from "./plural";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "Esta conversación",
  },

  filters: {
    open: "Filtros",
    row: "Acotar la búsqueda",
    names: { from: "De", kind: "Tipo", date: "Fecha", tag: "Etiqueta", help: "Ayuda" },
    inUse: "Filtros en uso",
    remove: (filter) => `Quitar el filtro: ${filter}`,
    speakers: { user: "Tú", assistant: "Asistente" },
    kinds: {
      message: "Mensajes",
      title: "Títulos",
      block: "Bloques",
      fact: "Datos",
      archival: "Notas",
      summary: "Resúmenes",
      reference: "Referencias",
    },
    after: "Desde",
    before: "Antes de",
    lastDays: (days) =>
      plural(days, {
        one: "Último # día",
        many: "Últimos # de días",
        other: "Últimos # días",
      }),
    tag: "Etiqueta",
    addTag: "Añadir",
    chip: {
      from: (speaker) => `De: ${speaker}`,
      in: (context) => `En: ${context}`,
      kind: (kind) => `Tipo: ${kind}`,
      before: (date) => `Antes del ${date}`,
      after: (date) => `Desde el ${date}`,
      tag: (tag) => `Etiqueta: ${tag}`,
    },
  },

  help: {
    title: "Cómo buscar",
    rows: [
      ["puerto viejo", "las dos palabras, en cualquier lugar de un texto"],
      ['"puerto viejo"', "esas palabras en ese orden"],
      ["-puerto", "sin esa palabra"],
      ["from:me", "lo que escribiste tú; from:assistant, lo que se respondió"],
      ["in:trabajo", "en contextos que lleven esto en el nombre"],
      ["kind:note", "también message, title, block, fact, summary, reference"],
      ["after:2026-05", "a partir de entonces"],
      ["before:2026-06-15", "hasta antes de ese día"],
      ["tag:viaje", "con esta etiqueta"],
    ],
  },

  find: {
    label: "Buscar en esta conversación",
    previous: "Anterior (Shift+Enter)",
    next: "Siguiente (Enter)",
    close: "Cerrar y quedarse aquí (Esc vuelve adonde estabas)",
    count: (position, of, isMore) =>
      `${formatNumber(position)} de ${isMore ? "más de " : ""}${formatNumber(of)}`,
    some: (of, isMore) => (isMore ? `más de ${formatNumber(of)}` : `${formatNumber(of)} arriba`),
    none: "Nada encontrado",
    looking: "Cargando…",
    elsewhere: (count) =>
      `${counted.messages(count)} más en otras versiones: mostrar en la búsqueda`,
  },

  method: {
    label: "Buscar por",
    modes: { auto: "Palabras y significado", fts: "Palabras", vector: "Significado" },
    found: {
      fts: "Encontrado por palabras.",
      vector: "Encontrado por significado.",
      hybrid: "Encontrado por palabras y significado.",
    },
    progress: (embedded, of) =>
      `Hasta ahora, ${formatNumber(embedded)} de ${counted.texts(of)} se pueden encontrar por significado.`,
    waits: "La búsqueda por significado espera:",
  },

  otherVersion: "en otra versión",
  gone: "Ese texto se eliminó. La lista ya está actualizada.",
} satisfies Texts<typeof enSearch>;
