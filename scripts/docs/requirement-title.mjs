/**
 * The requirement ids that a test's title carries, and the title without them where they stand at
 * its start or in brackets. Ids of decisions (D-…) leave the text too, and are no requirements.
 * @param {string} title
 */
export function readTitle(title) {
  const ids = [...new Set(title.match(/(?<![\w-])[EOPAM]-\d{3}(?![\w-])/g) ?? [])];
  const text = title
    .replace(/^(?:[A-Z]-\d+[\s,;:]+)+/, "")
    .replace(/\s*[([][A-Z]-\d+(?:[\s,;]+[A-Z]-\d+)*[)\]]/g, "");
  return { ids, text: text.trim() };
}
