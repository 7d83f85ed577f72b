import { countOf } from "./en-format";

/** Switching between contexts, and what is told of the one that is shown. */
export const enContexts = {
  contextMenu: {
    open: "Switch context (Ctrl/Cmd+J)",
    label: "Contexts",
    find: "Find by name or tag",
    list: "Contexts: pinned first, then those used last",
    none: "No context has these words in its name or in a tag.",
    loading: "Looking …",
    current: "shown now",
    pinned: "pinned",
    more: (count: number) =>
      `${countOf(count, "more", "more")}: write a part of the name or of a tag.`,
    fromPreset: "New from a preset …",
    presets: "Presets to make a context from",
    findPreset: "Find a preset",
    noPreset: "No preset has these words in its name.",
    back: "Back",
    edit: "All contexts …",
    endsIn: (mark: string) => `ends in ${mark}`,
    ended: "its time is over",
    extend: "Extend",
    aboutEnd: "When this context ends",
    archived: "This context was put aside.",
    restore: "Restore",
  },

  modelPlace: {
    onlyHere: "Only in this context",
    own: "This context has a model of its own.",
    unset: "Use the general one",
  },
};
