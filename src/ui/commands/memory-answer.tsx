import { useEffect, useRef, useState } from "react";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import type { UndoCell } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { commandWords } from "../words/command-words";
import { fieldSentence } from "../words/field-sentence";
import { forgetKey, rememberText } from "./fact-acts";
import { FactsAnswer } from "./facts-answer";

type Props = {
  readonly panel: Panel;
  readonly undo: UndoCell;
  /** What stands behind the command. */
  readonly text: string;
};

/** Keeps a fact, as asked, and tells as what. */
export function RememberAnswer({ panel, undo, text }: Props) {
  const { client, sync, meter, edits } = panel;
  const { remember } = commandWords;
  // What was typed stands nowhere else; trying again is sending it again.
  const giveBack = () => edits.toComposer(`/remember ${text}`);
  return (
    <ActAnswer
      onFailed={giveBack}
      act={async () => {
        if (text === "") return remember.empty;
        const { conversation } = await sync.ready();
        const { contextId, temporary } = conversation;
        if (temporary) {
          giveBack();
          return remember.temporary;
        }
        const { key, value } = await rememberText({ client, undo }, { contextId, text });
        meter.touch();
        return remember.kept(key, value);
      }}
    />
  );
}

/** Forgets what is known of a key, as asked; without one tells how, with the facts. */
export function ForgetAnswer({ panel, undo, text }: Props) {
  const { client, sync, meter } = panel;
  const { forget } = commandWords;
  if (text === "") {
    return (
      <>
        <p>{forget.empty}</p>
        <FactsAnswer panel={panel} undo={undo} />
      </>
    );
  }
  return (
    <ActAnswer
      act={async () => {
        const { contextId } = (await sync.ready()).conversation;
        const isDone = await forgetKey({ client, undo }, { contextId, key: text });
        meter.touch();
        return isDone ? forget.done(text) : forget.unknown(text);
      }}
    />
  );
}

type ActProps = {
  readonly act: () => Promise<string>;
  /** Hears of a failure, and offers another try itself; where it is left out, one is offered here. */
  readonly onFailed?: () => void;
};

/** Does something once, for the command that was given, and tells what came of it. */
function ActAnswer({ act, onFailed }: ActProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const { failure, run } = useAct();
  const begun = useRef(false);
  const perform = async () => {
    try {
      setOutcome(await act());
    } catch (error) {
      onFailed?.();
      throw error;
    }
  };
  const begin = () => run(perform);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the command that was given.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
  if (failure !== null) {
    const again = onFailed === undefined ? { onAgain: begin } : {};
    return <FailureLine failure={fieldSentence(failure) ?? failure} {...again} />;
  }
  if (outcome === null) return <p className="text-muted">{commandWords.asking}</p>;
  return (
    <p className="wrap-anywhere">
      <bdi>{outcome}</bdi>
    </p>
  );
}
