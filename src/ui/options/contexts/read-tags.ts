/** The tags in a line, each once, without blanks around them. */
export function readTags(line: string): string[] {
  const tags = line.split(/[,،、，]/u).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}
