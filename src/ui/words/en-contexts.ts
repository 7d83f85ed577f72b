import { countOf, formatExactDate, formatNumber } from "./format";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const enContexts = {
  contextMenu: {
    open: (keys: string) => `Switch context (${keys})`,
    label: "Contexts",
    find: "Find by name or tag",
    list: "Contexts: pinned first, then those used last",
    none: "No context has these words in its name or in a tag.",
    loading: "Looking …",
    current: "shown now",
    pinned: "pinned, never expires",
    archivedMark: "archived",
    more: (count: number) =>
      `${countOf(count, "more", "more")}: write a part of the name or of a tag.`,
    fromPreset: "New from a preset …",
    presets: "Presets to make a context from",
    findPreset: "Find a preset",
    onTrial: "on trial",
    noPreset: "No preset has these words in its name.",
    back: "Back",
    edit: "All contexts …",
    endsIn: (mark: string) => `ends in ${mark}`,
    extend: "Extend",
    aboutEnd: "When this context ends",
    archived: "This context is archived. It answers once it is restored.",
    restore: "Restore",
  },

  modelPlace: {
    onlyHere: "Only in this context",
    own: "This context has a model of its own.",
    unset: "Use the general one",
  },

  /** The end of a context's time, wherever it is told. */
  expiry: {
    /** In the room of a mark. */
    left: (ms: number) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} min`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} h`
        : `${formatNumber(Math.floor(ms / DAY_MS))} d`;
    },
    warning: (at: number) =>
      `It is archived at the end of its time, on ${formatExactDate(at)}. A chat begins its time anew, and so does Extend.`,
    fresh: (at: number) => `Without a chat it is archived on ${formatExactDate(at)}.`,
    neverFirst: "It never expires: it is the first context.",
    neverPinned: "It never expires: it is pinned.",
    extend: "Extend",
    extendName: (name: string) => `Extend ${name}`,
    ends: (left: string) => `is archived in ${left}`,
  },
};
