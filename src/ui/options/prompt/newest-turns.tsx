import { RotateCw } from "lucide-react";
import { useCallback } from "react";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAnswer } from "../../use-answer";
import { optionsWords } from "../../words/options-words";
import { TurnTable } from "./turn-table";

/** Turns of the table: what fits on a page. */
const TURNS = 20;

/** What the newest turns cost and how fast they were; nothing of it leaves this machine. */
export function NewestTurns({ client }: { readonly client: Pick<Client, "call"> }) {
  const ask = useCallback(
    () => runTwice(() => client.call("memory.stats", { limit: TURNS })),
    [client],
  );
  const { value, failure, busy, again } = useAnswer(ask);
  const { promptPage } = optionsWords;
  return (
    <>
      {value?.turns.length === 0 && <p className="text-small text-muted">{promptPage.noTurns}</p>}
      {value !== null && value.turns.length > 0 && (
        <TurnTable turns={value.turns} now={Date.now()} />
      )}
      {value !== null && (
        <p data-cache="" className="text-small text-muted">
          {promptPage.cache(
            value.cache.hits,
            value.cache.hits + value.cache.misses,
            value.cache.hitRate,
          )}
        </p>
      )}
      <FailureLine failure={failure} />
      <QuietButton data-turns-refresh="" disabled={busy} onClick={again}>
        <RotateCw size={14} aria-hidden="true" />
        {promptPage.refresh}
      </QuietButton>
    </>
  );
}
