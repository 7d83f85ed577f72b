import { useState } from "react";
import { escapeHidden, nameHidden } from "../../domain/hidden-characters";
import { clipText } from "../clip-text";
import { textDirection } from "../composer/text-direction";
import { LinkButton } from "../link-button";
import { inspectorWords } from "../words/inspector-words";

/** Characters shown at once: laying out a megabyte would hold the page up for seconds. */
const SHOWN = 20_000;

type Props = { readonly text: string; readonly label: string; readonly code?: boolean };

/**
 * A text as it is, in a box that scrolls, what nobody would see in it named: a model reads that, too.
 * Of a very long one the rest only when it is asked for.
 */
export function LongText({ text, label, code = false }: Props) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? text : clipText(text, SHOWN);
  // Each line in a direction of its own; of a megabyte in one line that would take seconds.
  const byLine = code || shown.length > SHOWN ? "" : "[unicode-bidi:plaintext]";
  return (
    <div className="flex flex-col gap-1">
      <section
        aria-label={`${label}. ${inspectorWords.text}`}
        data-long-text=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
        tabIndex={0}
        dir={code ? "ltr" : textDirection(text)}
        className={`max-h-60 overflow-y-auto rounded-md bg-tint px-2.5 py-1.5 wrap-anywhere whitespace-pre-wrap focus-visible:-outline-offset-2 ${code ? "font-mono text-code" : "text-small"} ${byLine}`}
      >
        {code ? escapeHidden(shown) : nameHidden(shown)}
      </section>
      {shown.length < text.length && (
        <LinkButton onClick={() => setWhole(true)}>
          {inspectorWords.more(text.length - shown.length)}
        </LinkButton>
      )}
    </div>
  );
}
