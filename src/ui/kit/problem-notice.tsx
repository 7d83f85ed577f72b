import { TriangleExclamationPoint, X } from "lucide-react";
import type { Failure } from "../../domain/app-error";
import { OwnText } from "../own-text/own-text";
import { QuietButton } from "../quiet-button";
import { errorEnvironment } from "../words/error-environment";
import { errorSentence } from "../words/error-sentence";
import { words } from "../words/words";
import { HelpfulCommand } from "./helpful-command";

/** A failure of something the person just did, told as a sentence with a next step. */
export function ProblemNotice(props: {
  readonly failure: Failure;
  /** What helps, where the panel can do it. */
  readonly next: { readonly name: string; readonly run: () => void } | null;
  readonly onDismiss: () => void;
}) {
  const { text, command } = errorSentence(props.failure, errorEnvironment());
  return (
    <div
      role="alert"
      data-problem={props.failure.code}
      className="flex flex-col gap-2 rounded-md border border-line p-3 text-small"
    >
      <div className="flex items-start gap-2">
        <TriangleExclamationPoint
          size={16}
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-error"
        />
        <p className="min-w-0 grow wrap-anywhere">
          <OwnText text={text} />
        </p>
        <button
          type="button"
          aria-label={words.problem.dismiss}
          onClick={props.onDismiss}
          className="rounded-sm p-1 text-muted hover:text-ink"
        >
          <X size={14} aria-hidden="true" />
        </button>
      </div>
      <HelpfulCommand command={command} />
      {props.next && (
        <QuietButton data-problem-next="" onClick={props.next.run}>
          {props.next.name}
        </QuietButton>
      )}
    </div>
  );
}
