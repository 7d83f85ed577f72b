import { words } from "../words/words";
import { CopyButton } from "./copy-button";
import { cutCode } from "./cut-block";
import { placed } from "./placed";

/** Code as it is, with its language and a button that copies it; `wrap` for commands. */
export function CodeBlock(props: {
  readonly code: string;
  readonly language?: string | undefined;
  readonly wrap?: boolean;
}) {
  return (
    <div dir="ltr" className="overflow-hidden rounded-md border border-line bg-tint">
      <div className="flex items-center justify-between border-b border-line pl-3">
        <span className="text-meta text-muted">
          {props.language || (props.wrap ? words.code.command : words.code.label)}
        </span>
        <CopyButton text={props.code} />
      </div>
      {/* Focusable, because a keyboard can scroll only what has focus. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in. */}
      <div
        role="group"
        aria-label={props.wrap ? words.code.command : words.code.scroll}
        tabIndex={props.wrap ? undefined : 0}
        className="overflow-x-auto"
      >
        <pre
          className={`p-3 font-mono text-code ${props.wrap ? "wrap-anywhere whitespace-pre-wrap" : ""}`}
        >
          <code>
            {placed(cutCode(props.code)).map(({ item, place }) => (
              <span key={place}>{item}</span>
            ))}
          </code>
        </pre>
      </div>
    </div>
  );
}
