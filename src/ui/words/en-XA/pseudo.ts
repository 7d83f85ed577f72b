const PLAIN = "AEIOUYaeiouycnsz";
const ACCENTED = "ÅÉÎÖÛÝåéîöûýçñšž";

/** Words that stand in the page in this very form: keys, marks, what is typed, and addresses. */
const WHOLE = /\S*[/\\=@<>{}_]\S*|https?:\S+|`[^`]*`/u;

/** A text as some longer language might have it: accented, by 40 % longer, in brackets. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const accented = text
    .split(new RegExp(`(${WHOLE.source})`, "u"))
    .map((part, index) => (index % 2 === 1 ? part : accent(part)))
    .join("");
  const more = "·".repeat(Math.ceil(text.length * 0.4));
  // In pieces of a word's length: a line can break between them.
  return `[${accented}${more.replaceAll(/·{8}(?=·)/gu, "$& ")}]`;
}

/** A catalogue whose every text, told or made, is such a one. */
export function pseudo(texts: object): object {
  return turn(texts) as object;
}

function turn(value: unknown): unknown {
  if (typeof value === "string") return pseudoText(value);
  if (Array.isArray(value)) return value.map(turn);
  if (typeof value === "function") return (...given: unknown[]) => turn(value(...given));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, turn(one)]));
}

function accent(text: string): string {
  return [...text].map((one) => ACCENTED[PLAIN.indexOf(one)] ?? one).join("");
}
