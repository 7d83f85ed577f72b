import type { Omitted } from "../../domain/omitted";
import { pageWords } from "../words/page-words";

/** What of a page or a PDF is not in its text, as sentences in the person's language; none where all is. */
export function omittedSentences(omitted: Omitted): readonly string[] {
  const { hidden, frames, end, empty, after, scans } = omitted;
  const texts = pageWords.omitted;
  const parts = [
    ...(hidden === undefined ? [] : [texts.hidden(hidden)]),
    ...(frames === undefined ? [] : [texts.frames(frames)]),
    ...(end === undefined ? [] : [texts.end]),
    ...(empty === undefined ? [] : [texts.empty(empty)]),
    ...(after === undefined ? [] : [texts.after(after)]),
  ];
  return [
    ...(parts.length === 0 ? [] : [texts.all(parts)]),
    ...(scans === undefined ? [] : [texts.scans(scans)]),
  ];
}
