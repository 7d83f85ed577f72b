/**
 * The scripts that a built page loads for its first paint, as paths relative to the build: its
 * entry and what the entry imports, which Vite lists as modulepreload links.
 * @param {string} html
 */
export function loadedScripts(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const urls = tags
    // Every page reads them, in one language or another: they have a size of their own.
    .filter((tag) => !/\bdata-words\b/.test(tag))
    .filter((tag) => tag.startsWith("<script") || /\brel="modulepreload"/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(urls.map((url) => url.replace(/^\.?\//, "")))];
}
