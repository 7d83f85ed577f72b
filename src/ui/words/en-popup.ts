import { countOf, formatExactDate, formatNumber } from "./en-format";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What the popup says, and how the end of a context's time is told wherever it is told. */
export const enPopup = {
  popup: {
    search: "Switch to a context",
    placeholder: "Switch to …",
    list: "Contexts",
    now: "now",
    pinned: "Pinned",
    none: "There is no context yet. Options, Contexts, makes the first.",
    noMatch: "No context has that name or tag.",
    more: (count: number) =>
      `${countOf(count, "more", "more")}: type a part of the name or a tag to find one.`,
    openPanel: "Open panel",
    openPanelHint: (name: string) => `Open the side panel with ${name} (→ or Ctrl+Enter)`,
    ask: (name: string) => `Ask ${name} …`,
    askLabel: (name: string) => `Ask ${name}`,
    send: "Send",
    continue: "Continue in the panel",
    noCommands: "Commands are answered in the side panel. What you wrote stays here.",
    running: "Being answered",
    runningIn: (context: string, title: string) =>
      title === "" ? context : `${context}: ${title}`,
    runningMore: (count: number) => `and ${formatNumber(count)} more`,
    lockNow: "Lock now",
    options: "Options",
  },

  expiry: {
    /** In the room of a mark. */
    left: (ms: number) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} min`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} h`
        : `${formatNumber(Math.floor(ms / DAY_MS))} d`;
    },
    past: "past its time",
    warning: (at: number) =>
      `It is put aside at the end of its time, on ${formatExactDate(at)}. A chat begins its time anew, and so does Extend.`,
    expired: (at: number) =>
      `Its time ended on ${formatExactDate(at)}; it is put aside soon. A chat begins its time anew, and so does Extend.`,
    fresh: (at: number) => `Without a chat it is put aside on ${formatExactDate(at)}.`,
    extend: "Extend",
    extendName: (name: string) => `Extend ${name}`,
    ends: (left: string) => `is put aside in ${left}`,
    endsSoon: "is put aside soon",
  },
};
