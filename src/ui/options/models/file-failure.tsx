import type { Failure } from "../../../domain/app-error";
import { FailureLine } from "../../failure-line";
import { fileFailureSentence } from "../../words/file-failure-sentence";

/** A failure in words of model files, or a sentence as it is; nothing for null. */
export function FileFailure({ failure }: { readonly failure: Failure | string | null }) {
  const isOwn = failure === null || typeof failure === "string";
  return <FailureLine failure={isOwn ? failure : fileFailureSentence(failure)} />;
}
