import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";
import { plural } from "./plural";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `Kontext wechseln (${keys})`,
    label: "Kontexte",
    find: "Nach Name oder Schlagwort suchen",
    list: "Kontexte: angeheftete zuerst, dann die zuletzt benutzten",
    none: "Kein Kontext hat diese Wörter im Namen oder in einem Schlagwort.",
    loading: "Wird geladen …",
    current: "wird angezeigt",
    pinned: "angeheftet, läuft nie ab",
    archivedMark: "archiviert",
    more: (count) =>
      plural(count, {
        one: "# weiterer: einen Teil des Namens oder Schlagworts eingeben.",
        other: "# weitere: einen Teil des Namens oder Schlagworts eingeben.",
      }),
    fromPreset: "Neu aus einer Vorlage …",
    presets: "Vorlagen für einen neuen Kontext",
    findPreset: "Vorlage suchen",
    onTrial: "zur Probe",
    noPreset: "Keine Vorlage hat diese Wörter im Namen.",
    back: "Zurück",
    edit: "Alle Kontexte …",
    endsIn: (mark) => `endet in ${mark}`,
    extend: "Verlängern",
    aboutEnd: "Wann dieser Kontext abläuft",
    archived: "Dieser Kontext ist archiviert. Wiederherstellen, um ihn fortzusetzen.",
    restore: "Wiederherstellen",
  },

  modelScope: {
    onlyHere: "Nur in diesem Kontext",
    own: "Dieser Kontext hat ein eigenes Modell.",
    unset: "Standardmodell verwenden",
  },

  expiry: {
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} Min.`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} Std.`
        : `${formatNumber(Math.floor(ms / DAY_MS))} Tg.`;
    },
    warning: (at) =>
      `Er wird archiviert, sobald er abläuft: ${formatExactDate(at)}. Schreiben oder „Verlängern“ lässt die Frist neu beginnen.`,
    fresh: (at) => `Ohne Nutzung wird er archiviert: ${formatExactDate(at)}.`,
    neverFirst: "Er läuft nie ab: Er ist der erste Kontext.",
    neverPinned: "Er läuft nie ab: Er ist angeheftet.",
    extend: "Verlängern",
    extendName: (name) => `${name} verlängern`,
    ends: (left) => `wird in ${left} archiviert`,
  },
} satisfies Texts<typeof enContexts>;
