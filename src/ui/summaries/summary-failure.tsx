import type { Failure } from "../../domain/app-error";
import { HelpfulCommand } from "../kit/helpful-command";
import { OwnText } from "../own-text/own-text";
import { errorEnvironment } from "../words/error-environment";
import { errorSentence } from "../words/error-sentence";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";

type Props = {
  readonly failure: Failure;
  /** Whether the line above it says already that there is no summary. */
  readonly isReported?: boolean;
};

/** Why the last summary was not made, and what can be done; quiet, for the conversation goes on. */
export function SummaryFailure({ failure, isReported = false }: Props) {
  const { text, command } = errorSentence(failure, errorEnvironment());
  const { failed, again } = words.summary;
  return (
    <div data-summary-failure={failure.code} className="flex flex-col gap-2">
      <p className="text-center text-meta text-muted">
        <OwnText text={joinSentences([...(isReported ? [] : [failed]), text, again])} />
      </p>
      <HelpfulCommand command={command} />
    </div>
  );
}
