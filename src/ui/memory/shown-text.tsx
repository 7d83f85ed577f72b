import { useState } from "react";
import { clipText } from "../clip-text";
import { LinkButton } from "../link-button";
import { memoryWords } from "../words/memory-words";

/** Characters that are shown before one asks for more. */
const SHOWN = 800;

/** A text as it is written; of a long one the rest only when it is asked for. */
export function ShownText({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? text : clipText(text, SHOWN);
  return (
    <>
      <p data-shown="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {shown}
      </p>
      {shown.length < text.length && (
        <LinkButton data-show-all="" onClick={() => setWhole(true)}>
          {memoryWords.showAll}
        </LinkButton>
      )}
    </>
  );
}
