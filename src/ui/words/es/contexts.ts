import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `Cambiar de contexto (${keys})`,
    label: "Contextos",
    find: "Buscar por nombre o etiqueta",
    list: "Contextos: primero los fijados, luego los más recientes",
    none: "Ningún contexto lleva esas palabras en el nombre o en una etiqueta.",
    loading: "Cargando…",
    current: "en pantalla ahora",
    pinned: "fijado, nunca expira",
    archivedMark: "archivado",
    more: (count) => `${formatNumber(count)} más: escribe parte del nombre o de una etiqueta.`,
    fromPreset: "Nuevo a partir de un preajuste…",
    presets: "Preajustes para crear un contexto",
    findPreset: "Buscar un preajuste",
    onTrial: "a prueba",
    noPreset: "Ningún preajuste lleva esas palabras en el nombre.",
    back: "Volver",
    edit: "Todos los contextos…",
    endsIn: (mark) => `termina en ${mark}`,
    extend: "Extender",
    aboutEnd: "Cuándo expira este contexto",
    archived: "Este contexto está archivado. Restáuralo para continuar.",
    restore: "Restaurar",
  },

  modelScope: {
    onlyHere: "Solo en este contexto",
    own: "Este contexto tiene su propio modelo.",
    unset: "Usar el modelo predeterminado",
  },

  /** The end of a context's time, wherever it is told. */
  expiry: {
    /** In the room of a mark. */
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} min`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} h`
        : `${formatNumber(Math.floor(ms / DAY_MS))} d`;
    },
    warning: (at) =>
      `Se archivará cuando expire, el ${formatExactDate(at)}. Conversar o pulsar Extender reinicia el plazo.`,
    fresh: (at) => `Sin uso, se archivará el ${formatExactDate(at)}.`,
    neverFirst: "Nunca expira: es el primer contexto.",
    neverPinned: "Nunca expira: está fijado.",
    extend: "Extender",
    extendName: (name) => `Extender ${name}`,
    ends: (left) => `se archiva en ${left}`,
  },
} satisfies Texts<typeof enContexts>;
