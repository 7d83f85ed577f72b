import { type CodeColour, type CodeKind, colourCode } from "./colour-code";

/**
 * Colours the code that a text is; the returned function takes the colours away again. The page's
 * elements stay as they are: nothing is laid out anew, and what is selected stays selected.
 */
export function paintCode(text: Text, language: string): () => void {
  const colours = colourCode(text.data, language) ?? [];
  const painted = colours.map((colour) => ({ kind: colour.kind, range: rangeOf(text, colour) }));
  for (const { kind, range } of painted) marksOf(kind).add(range);
  return () => {
    for (const { kind, range } of painted) marksOf(kind).delete(range);
  };
}

// Static: nothing changes a text that is finished, and the browser keeps up no range that may change.
function rangeOf(text: Text, { from, to }: CodeColour): StaticRange {
  return new StaticRange({
    startContainer: text,
    startOffset: from,
    endContainer: text,
    endOffset: to,
  });
}

function marksOf(kind: CodeKind): Highlight {
  const name = `code-${kind}`;
  const known = CSS.highlights.get(name);
  if (known !== undefined) return known;
  const made = new Highlight();
  // Below what was looked for.
  made.priority = -1;
  CSS.highlights.set(name, made);
  return made;
}
