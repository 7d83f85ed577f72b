import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `Trocar de contexto (${keys})`,
    label: "Contextos",
    find: "Localizar por nome ou etiqueta",
    list: "Contextos: primeiro os fixados, depois os mais recentes",
    none: "Nenhum contexto tem essas palavras no nome ou em uma etiqueta.",
    loading: "Carregando…",
    current: "exibido agora",
    pinned: "fixado, nunca expira",
    archivedMark: "arquivado",
    more: (count) => `mais ${formatNumber(count)}: digite uma parte do nome ou de uma etiqueta.`,
    fromPreset: "Novo a partir de uma predefinição…",
    presets: "Predefinições para criar um contexto",
    findPreset: "Localizar uma predefinição",
    onTrial: "em teste",
    noPreset: "Nenhuma predefinição tem essas palavras no nome.",
    back: "Voltar",
    edit: "Todos os contextos…",
    endsIn: (mark) => `termina em ${mark}`,
    extend: "Estender",
    aboutEnd: "Quando este contexto expira",
    archived: "Este contexto está arquivado. Restaure-o para continuar.",
    restore: "Restaurar",
  },

  modelScope: {
    onlyHere: "Só neste contexto",
    own: "Este contexto tem seu próprio modelo.",
    unset: "Usar o modelo padrão",
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
      `Ele será arquivado quando expirar, em ${formatExactDate(at)}. Conversar ou pressionar Estender reinicia o prazo.`,
    fresh: (at) => `Sem uso, ele será arquivado em ${formatExactDate(at)}.`,
    neverFirst: "Ele nunca expira: é o primeiro contexto.",
    neverPinned: "Ele nunca expira: está fixado.",
    extend: "Estender",
    extendName: (name) => `Estender ${name}`,
    ends: (left) => `é arquivado em ${left}`,
  },
} satisfies Texts<typeof enContexts>;
