import { catalogue } from "./catalogue";
import { countOf, formatDate } from "./format";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const enArchived = {
  title: "Archived",
  byExpiry: (days: number) =>
    `This context was archived after ${countOf(days, "day", "days")} without use. Everything in it is kept.`,
  byPerson: (at: number) =>
    `You archived this context on ${formatDate(at)}. Everything in it is kept.`,
  restore: "Restore",
  keep: "Restore and pin",
  keepMeans: "A pinned context never expires.",
};

/** The texts of what is archived, apart from the others: most panels never show them. */
export const archivedWords: typeof enArchived = catalogue("archived", enArchived);
