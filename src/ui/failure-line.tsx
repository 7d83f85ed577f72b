import { TriangleExclamationPoint } from "lucide-react";
import type { Failure } from "../domain/app-error";
import { OwnText } from "./own-text/own-text";
import { QuietButton } from "./quiet-button";
import { errorEnvironment } from "./words/error-environment";
import { errorSentence } from "./words/error-sentence";
import { words } from "./words/words";

type Props = {
  readonly failure: Failure | string | null;
  /** Tries once more what failed, where nothing else on the page does. */
  readonly onAgain?: (() => void) | undefined;
};

/** A failure, or a sentence of the page's own, told beside what it is about; nothing for null. */
export function FailureLine({ failure, onAgain }: Props) {
  if (failure === null) return null;
  const own = typeof failure === "string";
  return (
    <>
      <p
        role="alert"
        data-problem={own ? "" : failure.code}
        className="flex items-start gap-2 text-small"
      >
        <TriangleExclamationPoint
          size={16}
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-error"
        />
        <span className="min-w-0 wrap-anywhere">
          <OwnText text={own ? failure : errorSentence(failure, errorEnvironment()).text} />
        </span>
      </p>
      {onAgain !== undefined && (
        <QuietButton data-again="" onClick={onAgain}>
          {words.problem.tryAgain}
        </QuietButton>
      )}
    </>
  );
}
