import { countOf, formatDate } from "./format";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const enArchived = {
  title: "Archived",
  byExpiry: (days: number) =>
    `This context was archived after ${countOf(days, "day", "days")} without a chat. Everything in it is kept.`,
  byPerson: (at: number) =>
    `You archived this context on ${formatDate(at)}. Everything in it is kept.`,
  restore: "Restore",
  keep: "Keep always",
  keepMeans: "Restores it and pins it: a pinned context never expires.",
};
