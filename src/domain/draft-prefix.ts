/** What to put before a field's text so that an earlier text stands there too; neither is lost. */
export function draftPrefix(earlier: string, present: string): string {
  if (earlier === "" || earlier === present) return "";
  return present === "" ? earlier : `${earlier}\n`;
}
