import { useEffect, useRef, useState } from "react";
import type { Summary } from "../../domain/summary";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import type { Panel } from "../panel";
import { useAct } from "../use-act";
import { commandWords } from "../words/command-words";

/** Summarises the older turns, as asked: what came of it, or why nothing did. */
export function SummaryAnswer({ panel }: { readonly panel: Panel }) {
  const { summaries } = panel;
  const [made, setMade] = useState<Summary | null>(null);
  const { busy, failure, run } = useAct();
  const begun = useRef(false);
  const make = () => run(async () => setMade(await summaries.make()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the command that was given.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    make();
  }, []);
  const { summary } = commandWords;
  if (failure !== null) return <FailureLine failure={failure} onAgain={make} />;
  if (busy || !begun.current) return <p className="text-muted">{summary.making}</p>;
  if (made === null) return <p>{summary.nothing}</p>;
  return (
    <>
      <p data-summary-made="">{summary.made(made.messages)}</p>
      <LinkButton data-summary-show="" onClick={summaries.point}>
        {summary.show}
      </LinkButton>
    </>
  );
}
