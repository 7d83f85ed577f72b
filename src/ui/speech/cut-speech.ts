/** What one chunk may hold, in Latin letters: about ten seconds, for some browsers end what takes 15. */
const LONGEST = 160;

/** A letter of these is about a syllable. */
const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const PER_SYLLABLE = 3;

const CLAUSE_ENDS = /(?<=[,;:،؛、，；：])/u;

/** A paragraph in chunks of whole sentences; a long sentence ends at commas, then between words. */
export function cutSpeech(paragraph: string, language: string): readonly string[] {
  const chunks: string[] = [];
  let chunk = "";
  const end = () => {
    if (chunk.trim() !== "") chunks.push(chunk.trim());
    chunk = "";
  };
  for (const part of partsOf(paragraph, cutsFor(language))) {
    if (lengthOf(chunk + part) > LONGEST) end();
    chunk += part;
  }
  end();
  return chunks;
}

type Cut = (text: string) => readonly string[];

function cutsFor(language: string): readonly Cut[] {
  return [
    segments(language, "sentence"),
    (text) => text.split(CLAUSE_ENDS),
    segments(language, "word"),
    segments(language, "grapheme"),
  ];
}

function* partsOf(text: string, [cut, ...finer]: readonly Cut[]): Generator<string> {
  if (cut === undefined || lengthOf(text) <= LONGEST) yield text;
  else for (const part of cut(text)) yield* partsOf(part, finer);
}

function segments(language: string, granularity: Intl.SegmenterOptions["granularity"]): Cut {
  return (text) =>
    Array.from(
      new Intl.Segmenter(language, { granularity }).segment(text),
      ({ segment }) => segment,
    );
}

function lengthOf(text: string): number {
  return text.length + (PER_SYLLABLE - 1) * (text.match(SYLLABLES)?.length ?? 0);
}
