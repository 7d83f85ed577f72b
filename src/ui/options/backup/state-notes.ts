import type { BackupStatus } from "../../../contract/backup";
import type { ErrorCode } from "../../../domain/app-error";
import { errorEnvironment } from "../../words/error-environment";
import { errorSentence } from "../../words/error-sentence";
import { optionsWords } from "../../words/options-words";
import { joinSentences } from "../../words/sentences";

type StateNote = {
  readonly kind: "well" | "plain" | "wrong";
  readonly text: string;
};

/** How it stands with the backups, in sentences: the newest first, then whatever is wrong. */
export function stateNotes(status: BackupStatus, now: number): readonly StateNote[] {
  const { backupPage } = optionsWords;
  const { changed, isOld, failure, records } = status;
  const damaged = records.filter(({ damage }) => damage !== null).length;
  const wrong = [
    ...(failure === null
      ? []
      : [backupPage.failed(now - failure.at, backupFailureSentence(failure.code))]),
    ...(damaged === 0 ? [] : [backupPage.damaged(damaged)]),
    ...(isOld && changed && records.length > 0 ? [backupPage.old] : []),
  ];
  return [newest(status, now), ...wrong.map((text) => ({ kind: "wrong", text }) as const)];
}

function newest({ records: [record], changed, isOld }: BackupStatus, now: number): StateNote {
  const { backupPage } = optionsWords;
  if (record === undefined) {
    return { kind: "plain", text: joinSentences([backupPage.none, backupPage.firstSoon]) };
  }
  const made = backupPage.newest(now - record.madeAt);
  if (!changed) {
    return {
      kind: record.damage === null ? "well" : "plain",
      text: joinSentences([made, backupPage.unchanged]),
    };
  }
  return { kind: "plain", text: isOld ? made : joinSentences([made, backupPage.changed]) };
}

/** Why a backup could not be made, by the code of the cause. */
function backupFailureSentence(reason: ErrorCode): string {
  return errorSentence({ code: "backup-failed", data: { reason } }, errorEnvironment()).text;
}
