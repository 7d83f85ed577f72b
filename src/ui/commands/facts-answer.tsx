import { useCallback } from "react";
import type { Fact } from "../../domain/fact";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import type { Panel } from "../panel";
import type { UndoCell } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { useAnswer } from "../use-answer";
import { useFreshLists } from "../use-fresh-lists";
import { commandWords } from "../words/command-words";
import { approveFact, forgetFact, replacedBy } from "./fact-acts";

type Props = { readonly panel: Panel; readonly undo: UndoCell };

/** What is known about the person in this context; each can be forgotten, what waits approved. */
export function FactsAnswer({ panel, undo }: Props) {
  const { client, sync } = panel;
  const ask = useCallback(async () => {
    const { conversation } = await sync.ready();
    return runTwice(() => client.call("fact.list", { contextId: conversation.contextId }));
  }, [client, sync]);
  const { value, failure, busy, again } = useAnswer(ask);
  useFreshLists(client, again);
  const act = useAct();
  const { facts: factWords, asking } = commandWords;
  if (value === null) {
    if (busy) return <p className="text-muted">{asking}</p>;
    return <FailureLine failure={failure} onAgain={again} />;
  }
  const run = async (work: () => Promise<unknown>) => {
    if (await act.run(work)) panel.edits.toComposer();
    panel.meter.touch();
    again();
  };
  if (value.facts.length === 0) return <p>{factWords.none}</p>;
  return (
    <>
      <FailureLine failure={act.failure} />
      <ul className="flex flex-col gap-1.5">
        {value.facts.map((fact) => (
          <FactRow
            key={fact.id}
            fact={fact}
            replaces={replacedBy(fact, value.facts)}
            onApprove={() => run(() => approveFact({ client, undo }, fact))}
            onForget={() => run(() => forgetFact({ client, undo }, fact))}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  readonly fact: Fact;
  readonly replaces: string | null;
  readonly onApprove: () => void;
  readonly onForget: () => void;
};

function FactRow({ fact, replaces, onApprove, onForget }: RowProps) {
  const { key, value, state, source, former } = fact;
  const { facts: factWords } = commandWords;
  return (
    <li data-known-fact={key} data-state={state} className="flex flex-col wrap-anywhere">
      <p>
        <bdi className="font-semibold">{key}</bdi>: <bdi>{value}</bdi>
      </p>
      {source !== null && source.quote !== "" && (
        <p className="text-muted">
          <bdi>{factWords.quote(source.quote)}</bdi>
        </p>
      )}
      {former.length > 0 && (
        <p className="text-muted">{factWords.former(former.map((one) => one.value))}</p>
      )}
      {state === "waiting" && <p className="text-muted">{factWords.waiting}</p>}
      {replaces !== null && (
        <p data-detail="replaces" className="text-muted">
          <bdi>{factWords.replaces(replaces)}</bdi>
        </p>
      )}
      <div className="flex gap-3">
        {state === "waiting" && (
          <LinkButton data-approve="" aria-label={factWords.approveOf(key)} onClick={onApprove}>
            {factWords.approve}
          </LinkButton>
        )}
        <LinkButton data-forget="" aria-label={factWords.forgetOf(key)} onClick={onForget}>
          {factWords.forget}
        </LinkButton>
      </div>
    </li>
  );
}
