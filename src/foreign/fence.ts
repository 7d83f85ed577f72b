type Fenced = {
  /** Stands above it; empty for none. */
  readonly title?: string;
  /** Of the code; null for a text that stands as it is. */
  readonly language: string | null;
};

/** A document or a piece of code as Markdown, whatever fences it holds itself. */
export function fence(text: string, { title = "", language }: Fenced): string {
  const above = title === "" ? "" : `**${title.replaceAll(/[\s*]+/gu, " ").trim()}**\n\n`;
  if (language === null) return above + text;
  let longest = 3;
  for (const [run] of text.matchAll(/`{3,}/gu)) longest = Math.max(longest, run.length + 1);
  const marks = "`".repeat(longest);
  return `${above}${marks}${language.replaceAll(/[^\w+#.-]/gu, "")}\n${text.replace(/\n$/, "")}\n${marks}`;
}
