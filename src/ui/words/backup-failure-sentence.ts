import type { ErrorCode } from "../../domain/app-error";
import { errorPlace } from "./error-place";
import { errorSentence } from "./error-sentence";

/** Why a backup could not be made, by the code of the cause. */
export function backupFailureSentence(reason: ErrorCode): string {
  return errorSentence({ code: "backup-failed", data: { reason } }, errorPlace()).text;
}
