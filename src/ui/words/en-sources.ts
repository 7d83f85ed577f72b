/** What is said of the sources that a reply names. */
export const enSources = {
  label: "Sources",
  said: "Where it was said",
  untitled: "A conversation without a title",
};
