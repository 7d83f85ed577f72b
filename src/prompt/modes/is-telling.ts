/** Who a clause is about that tells something. */
const SUBJECTS = wordSet("i we he she they my our ich wir er mein meine unser unsere");

/** What may stand before its subject. */
const TIMES = wordSet("today yesterday tonight heute gestern vorhin");

/** A clause with one of these asks all the same. */
const WISHES = wordSet(
  "need needs want wants would i'd wonder wondering looking trying forgot remember get understand " +
    "brauche brauch braucht bräuchte möchte hätte suche",
);

/** Whether a clause's words rather tell something than ask for it. */
export function isTelling(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  const starts = SUBJECTS.has(first) || (TIMES.has(first) && SUBJECTS.has(second));
  return starts && !words.some((word) => WISHES.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
