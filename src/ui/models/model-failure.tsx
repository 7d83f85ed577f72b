import type { Failure } from "../../domain/app-error";
import { HelpfulCommand } from "../kit/helpful-command";
import { OwnText } from "../own-text/own-text";
import { errorEnvironment } from "../words/error-environment";
import { errorSentence } from "../words/error-sentence";

/** Why no model was found, with the command that helps where there is one. */
export function ModelFailure({ failure }: { readonly failure: Failure }) {
  const { text, command } = errorSentence(failure, errorEnvironment());
  return (
    <>
      <p className="text-muted" data-model-failure={failure.code}>
        <OwnText text={text} />
      </p>
      <HelpfulCommand command={command} />
    </>
  );
}
