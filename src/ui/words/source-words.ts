import { catalogue } from "./catalogue";

/** What is said of the sources that a reply names. */
export const enSources = {
  label: "Sources",
  said: "Where it was said",
  untitled: "A conversation without a title",
};

/** The texts of a reply's sources, apart from the others: few replies name any. */
export const sourceWords: typeof enSources = catalogue("sources", enSources);
