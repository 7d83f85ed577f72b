import { type FormEvent, type ReactNode, useState } from "react";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { PrimaryButton } from "../primary-button";
import { restoreFailureSentence } from "../words/restore-failure-sentence";
import { restoreWords } from "../words/restore-words";
import { NewLock } from "./new-lock";
import { OwnChoice } from "./own-choice";
import type { Restorer, RestoreState } from "./restorer";

type Props = {
  readonly state: Extract<RestoreState, { at: "previewed" }>;
  readonly restorer: Pick<Restorer, "run" | "cancel">;
  /** What is in the backup. */
  readonly children: ReactNode;
};

/** A restore where no vault is: whose backup it is, then the lock that opens what becomes of it. */
export function IntoNewView({ state: { preview, failure }, restorer, children }: Props) {
  const [isOwn, setOwn] = useState<boolean | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (isOwn !== null) setAnswered(true);
  };
  if (isAnswered && isOwn !== null) {
    return (
      <NewLock
        onWay={(way) => restorer.run("replace", { isOwn, way })}
        onBack={() => setAnswered(false)}
      />
    );
  }
  return (
    <form data-restore-preview="" onSubmit={answer} className="flex flex-col gap-3 text-small">
      {children}
      <p>{restoreWords.holds(preview.conversations.new, preview.messages.new)}</p>
      <OwnChoice isOwn={isOwn} onOwn={setOwn} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PrimaryButton type="submit" data-restore-next="" disabled={isOwn === null}>
          {restoreWords.own.next}
        </PrimaryButton>
        <LinkButton data-restore-back="" onClick={restorer.cancel}>
          {restoreWords.back}
        </LinkButton>
      </div>
      <FailureLine failure={failure && restoreFailureSentence(failure)} />
    </form>
  );
}
