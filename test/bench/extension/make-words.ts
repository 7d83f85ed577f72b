const WORDS = "the quick answer depends on what was asked and how long a calm reply may take".split(
  " ",
);

/** A text of so many words, another one for another seed. */
export function makeWords(count: number, seed: number): string {
  return Array.from({ length: count }, (_, at) => WORDS[(seed + at * 7) % WORDS.length]).join(" ");
}
