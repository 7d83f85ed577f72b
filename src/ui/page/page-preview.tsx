import { useEffect, useState } from "react";
import { type Failure, toFailure } from "../../domain/app-error";
import { nameHidden } from "../../domain/hidden-characters";
import type { Omitted } from "../../domain/omitted";
import { FailureLine } from "../failure-line";
import { omittedSentences } from "./omitted-sentences";

type Props = {
  readonly id: string;
  /** What is not in it, as far as it is known. */
  readonly omitted: Omitted;
  readonly readText: (id: string) => Promise<string>;
};

/** What a file or a page beside the draft says, before it is sent; what nobody would see in it is named. */
export function PagePreview({ id, omitted, readText }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isOver = false;
    readText(id).then(
      (read) => isOver || setText(read),
      (error: unknown) => isOver || setFailure(toFailure(error)),
    );
    return () => {
      isOver = true;
    };
  }, [id, readText]);
  return (
    <>
      {omittedSentences(omitted).map((sentence) => (
        <p key={sentence} data-omitted="" className="text-meta text-muted">
          {sentence}
        </p>
      ))}
      {text !== null && (
        <pre
          data-preview=""
          dir="auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
          tabIndex={0}
          className="max-h-60 overflow-auto rounded-md bg-page p-2 wrap-anywhere whitespace-pre-wrap text-small"
        >
          {nameHidden(text)}
        </pre>
      )}
      <FailureLine failure={failure} />
    </>
  );
}
