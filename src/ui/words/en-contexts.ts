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
    list: "Contexts: pinned first, then most recent",
    none: "No context has these words in its name or in a tag.",
    loading: "Loading …",
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
    aboutEnd: "When this context expires",
    archived: "This context is archived. Restore it to continue.",
    restore: "Restore",
  },

  modelScope: {
    onlyHere: "Only in this context",
    own: "This context has its own model.",
    unset: "Use the default model",
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
      `It will be archived when it expires, on ${formatExactDate(at)}. Chatting or pressing Extend restarts the period.`,
    fresh: (at: number) => `If unused, it will be archived on ${formatExactDate(at)}.`,
    neverFirst: "It never expires: it is the first context.",
    neverPinned: "It never expires: it is pinned.",
    extend: "Extend",
    extendName: (name: string) => `Extend ${name}`,
    ends: (left: string) => `is archived in ${left}`,
  },
};
