/** Terms of a question that are looked for. */
const MOST_TERMS = 40;

/** Shorter words say little of what is asked. */
const SHORTEST_TERM = 3;

/** Of a word as long as this the last letter may be an ending. */
const SHORTEST_STEM = 5;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu;

/** What the panel's own sentences say in its languages: they ask of a page as a whole. */
const OF_THE_WHOLE = new Set(
  split(`
    explain summarize summarise this page
    erkläre fasse diese seite zusammen das
    explique fais résumé cette page ceci
    explica resume esta página esto
    explique resuma esta página isto
    объясни перескажи кратко эту страницу это
    请解释此页面 请概括此页面 请解释这段内容 请概括这段内容
    このページについて説明してください このページを要約してください これについて これを要約
    페이지를 설명해 주세요 이것을 요약해 주세요
    اشرح هذه الصفحة هذا`),
);

/**
 * What a page is looked through for: words, and pairs of characters of what is written without spaces.
 * None where the question is of the page as a whole.
 */
export function questionTerms(question: string): readonly string[] {
  const terms = [...new Set(split(question))].filter((term) => !OF_THE_WHOLE.has(term));
  return terms.slice(0, MOST_TERMS);
}

function split(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const pairs = (lower.match(UNSPACED) ?? []).flatMap((run) =>
    [...run].slice(0, -1).map((sign, at) => sign + [...run][at + 1]),
  );
  const words = (lower.replace(UNSPACED, " ").match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_TERM || /\p{N}/u.test(word),
  );
  return [...words, ...pairs];
}

/** Finds a pair anywhere, a short word where it stands alone, and a longer one with other endings. */
export function finderOf(term: string): RegExp {
  if (term.search(UNSPACED) === 0) return new RegExp(term, "u");
  const isShort = term.length < SHORTEST_STEM;
  const stem = isShort ? term : term.slice(0, -1);
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${isShort ? "(?![\\p{L}\\p{N}])" : ""}`, "u");
}
