import type { Failure } from "../../domain/app-error";
import { HelpfulCommand } from "../kit/helpful-command";
import { OwnText } from "../own-text/own-text";
import { errorPlace } from "../words/error-place";
import { errorSentence } from "../words/error-sentence";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";

type Props = {
  readonly failure: Failure;
  /** Whether the line above it says already that there is no summary. */
  readonly isTold?: boolean;
};

/** Why the last summary was not made, and what can be done; quiet, for the conversation goes on. */
export function SummaryFailure({ failure, isTold = false }: Props) {
  const { text, command } = errorSentence(failure, errorPlace());
  const { failed, again } = words.summary;
  return (
    <div data-summary-failure={failure.code} className="flex flex-col gap-2">
      <p className="text-center text-meta text-muted">
        <OwnText text={joinSentences([...(isTold ? [] : [failed]), text, again])} />
      </p>
      <HelpfulCommand command={command} />
    </div>
  );
}
