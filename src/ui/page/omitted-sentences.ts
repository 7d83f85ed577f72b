import type { Omitted } from "../../domain/omitted";
import { pageWords } from "../words/page-words";

/** What of a page or a PDF is not in its text, as sentences in the person's language; none where all is. */
export function omittedSentences(omitted: Omitted): readonly string[] {
  const { hidden, frames, end, empty, after, scans } = omitted;
  const told = pageWords.omitted;
  const parts = [
    ...(hidden === undefined ? [] : [told.hidden(hidden)]),
    ...(frames === undefined ? [] : [told.frames(frames)]),
    ...(end === undefined ? [] : [told.end]),
    ...(empty === undefined ? [] : [told.empty(empty)]),
    ...(after === undefined ? [] : [told.after(after)]),
  ];
  return [
    ...(parts.length === 0 ? [] : [told.all(parts)]),
    ...(scans === undefined ? [] : [told.scans(scans)]),
  ];
}
