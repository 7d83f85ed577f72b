import { readFile } from "node:fs/promises";

const FOLDER = new URL("../../../docs/", import.meta.url);

/** A row of a language's terms: what it checks of each text, and what it forbids. */
export type Term = {
  readonly term: string;
  readonly word: string;
  readonly stems: readonly string[];
  readonly not: readonly string[];
};

/** The terms of the interface in English, in their order. */
export async function readEnglishTerms(): Promise<readonly string[]> {
  return (await rows("ui-terms.md")).map(([term = ""]) => term);
}

/** Those of a language, with what it calls each. */
export async function readTerms(language: string): Promise<readonly Term[]> {
  return (await rows(`ui-terms/${language}.md`)).map(([term = "", word = "", stems, not]) => ({
    term,
    word,
    stems: parts(stems).map((one) => one.toLowerCase()),
    not: parts(not),
  }));
}

/** Whether an English text speaks of a term: of one of its words, or of several of it. */
export function speaksOf(term: string, english: string): boolean {
  const words = parts(term.replace(/ \(.*\)/, ""));
  return new RegExp(`\\b(?:${words.join("|")})s?\\b`, "i").test(english);
}

/** Whether a word stands in a text by itself; where words are not parted by blanks, anywhere. */
export function hasWord(word: string, text: string): boolean {
  const isParted = /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(word);
  if (!isParted) return text.includes(word);
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
}

async function rows(name: string): Promise<string[][]> {
  const text = await readFile(new URL(name, FOLDER), "utf8");
  return text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) =>
      line
        .slice(2, line.lastIndexOf("|"))
        .split("|")
        .map((cell) => cell.trim()),
    );
}

function parts(cell = ""): string[] {
  return cell
    .split(/[,،、，] ?/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
