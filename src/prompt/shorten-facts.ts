import type { PlannedSection } from "../domain/prompt-plan";
import { UNTRUSTED_FACTS } from "./untrusted-note";

/** The facts without some of them; null where none are left. */
export type ShortFacts = { readonly section: Omit<PlannedSection, "tokens"> | null };

type Fitting = { readonly tokens: number; readonly count: (text: string) => number };

/**
 * As many facts as fit: those from untrusted text leave first, of each the ones that were changed
 * longest ago. Null where the section is no list of facts, a line each.
 */
export function shortenFacts(
  section: PlannedSection,
  { tokens, count }: Fitting,
): ShortFacts | null {
  const { source, text } = section;
  if (source.type !== "facts") return null;
  const lines = text.split("\n");
  const places = [...lines.keys()].filter((at) => lines[at]?.startsWith("- "));
  if (places.length !== source.ids.length || places.length === 0) return null;
  const untrusted = source.untrusted ?? 0;
  const own = places.length - untrusted;
  // The order in which they leave, by their places among the facts.
  const leaving = [...places.keys()].map((nth) => (nth + own) % places.length);
  const without = (gone: number) => {
    const left = new Set(leaving.slice(0, gone));
    const dropped = new Set([...left].map((nth) => places[nth]));
    const isMarked = gone < untrusted;
    const kept = lines.filter(
      (line, at) => !dropped.has(at) && (isMarked || line !== UNTRUSTED_FACTS),
    );
    const ids = source.ids.filter((_id, nth) => !left.has(nth));
    const more = isMarked ? { untrusted: untrusted - gone } : {};
    return { ...section, text: kept.join("\n"), source: { type: source.type, ids, ...more } };
  };
  let [least, most] = [1, places.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (count(without(middle).text) <= tokens) most = middle;
    else least = middle + 1;
  }
  return { section: least === places.length ? null : without(least) };
}
