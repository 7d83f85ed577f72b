import type { Failure } from "../domain/app-error";
import { QuietButton } from "./quiet-button";
import { words } from "./words/words";

type Props = {
  readonly failure: Failure | null;
  /** The words of what is done. */
  readonly action: string;
  readonly onGo: () => void;
};

/** Where the backup before it could not be made: the same thing without one; else nothing. */
export function WithoutBackup({ failure, action, onGo }: Props) {
  if (failure?.code !== "backup-failed") return null;
  return (
    <QuietButton data-without-backup="" onClick={onGo}>
      {words.problem.withoutBackup(action)}
    </QuietButton>
  );
}
