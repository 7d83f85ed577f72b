import { words } from "../words/words";

type Props = { readonly source: string; readonly isBlock: boolean };

/** Mathematics as it was written, byte for byte; what is long scrolls, or breaks within a line. */
export function MathText({ source, isBlock }: Props) {
  if (!isBlock) {
    return (
      <code dir="ltr" data-math="" className="whitespace-pre-wrap font-mono text-code">
        {source}
      </code>
    );
  }
  return (
    // Focusable, because a keyboard can scroll only what has focus.
    <section
      dir="ltr"
      data-math=""
      aria-label={words.markdown.math}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
      tabIndex={0}
      className="overflow-x-auto text-start"
    >
      <pre className="font-mono text-code">{source}</pre>
    </section>
  );
}
