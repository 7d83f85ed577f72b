/** What is said of the sources that a reply names. */
export const enSources = { label: "Sources" };
