const CLOSERS = "[\"'”’»)\\]*_]*";

/** A list's number at the start of a line ends no sentence, nor does a colon before a line's end. */
const STOP = `[.!?…؟۔।](?<!^[ \\t]*\\d{1,3}\\.)${CLOSERS}`;

/** Scripts without blanks between sentences have stops of their own. */
const WIDE_STOP = `[。！？｡]${CLOSERS.replace("[", "[」』）")}`;

/** At the very end a point after a digit may be that of a number that was cut. */
const END = new RegExp(`${STOP}(?=\\s|(?<!\\d\\.)$)|${WIDE_STOP}|(?<![:：\\s][ \\t]*)\\n`, "gmu");

/** The text up to the end of its last whole sentence or line, for one that was cut; empty where none is. */
export function wholeSentences(text: string): string {
  let end = 0;
  for (const match of text.matchAll(END)) end = match.index + match[0].length;
  return text.slice(0, end).trimEnd();
}
