import { countHidden, nameHidden, withoutHidden } from "../../domain/hidden-characters";
import { words } from "../words/words";
import { CopyButton } from "./copy-button";
import { cutCode } from "./cut-block";
import { placed } from "./placed";
import { useSteps } from "./use-next-task";

/** Pieces of code that are drawn in one task. */
const STEP = 3;

/** Code as it is, with its language and a button that copies it; `wrap` for commands. */
export function CodeBlock(props: {
  readonly code: string;
  readonly language?: string | undefined;
  readonly wrap?: boolean;
}) {
  const hidden = countHidden(props.code);
  const pieces = cutCode(hidden > 0 ? nameHidden(props.code) : props.code);
  const shown = useSteps(pieces.length, STEP);
  return (
    <div dir="ltr" className="overflow-hidden rounded-md border border-line bg-tint">
      <div className="flex items-center justify-between border-b border-line pl-3">
        <span className="text-meta text-muted">
          {props.language || (props.wrap ? words.code.command : words.code.label)}
        </span>
        <CopyButton text={withoutHidden(props.code)} />
      </div>
      {hidden > 0 && (
        <p data-hidden={hidden} className="border-b border-line px-3 py-1 text-meta text-caution">
          {words.code.hidden(hidden)}
        </p>
      )}
      {/* Focusable, because a keyboard can scroll only what has focus. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in. */}
      <div
        role="group"
        aria-label={props.wrap ? words.code.command : words.code.scroll}
        tabIndex={props.wrap ? undefined : 0}
        data-reading={shown < pieces.length ? "" : undefined}
        className="overflow-x-auto"
      >
        <pre
          className={`p-3 font-mono text-code ${props.wrap ? "wrap-anywhere whitespace-pre-wrap" : ""}`}
        >
          <code>
            {/* Each a block: what grows behind it does not lay it out again. */}
            {placed(pieces.slice(0, shown)).map(({ item, place }) => (
              <span key={place} className="block">
                {item}
              </span>
            ))}
          </code>
        </pre>
      </div>
    </div>
  );
}
