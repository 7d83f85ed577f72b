/** What a model is told of texts that nobody sees in a page or a PDF, and that were left out. */
export function unseenTexts(count: number): string {
  return count === 1 ? "1 text that is not to be seen" : `${count} texts that are not to be seen`;
}
