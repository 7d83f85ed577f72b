/** The texts of a reply's sources, apart from the others: few replies name any. */
export const sourceWords = { label: "Sources" };
