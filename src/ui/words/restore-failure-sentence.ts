import type { Failure } from "../../domain/app-error";
import { errorEnvironment } from "./error-environment";
import { errorSentence } from "./error-sentence";
import { restoreWords } from "./restore-words";

/** The sentence for a failure of a restore, in words of backups; everything else as everywhere. */
export function restoreFailureSentence(failure: Failure): string {
  const { byCode, byReason } = restoreWords.failures;
  const { code, data } = failure;
  const reasons = new Map(Object.entries(byReason[code] ?? {}));
  // How much is missing says more than what a restore takes.
  if ("missing" in data) return errorSentence(failure, errorEnvironment()).text;
  return (
    reasons.get(String(data.reason)) ??
    byCode[code] ??
    errorSentence(failure, errorEnvironment()).text
  );
}
