import { useCallback, useEffect } from "react";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAnswer } from "../../use-answer";
import { connectionWords } from "../../words/connection-words";
import { InstalledList } from "./installed-list";
import { OllamaPull } from "./ollama-pull";
import { RunningList } from "./running-list";

type Props = {
  readonly client: Client;
  /** Null for the built-in server. */
  readonly connectionId: Id | null;
  /** A model has come or gone. */
  readonly onChanged: () => void;
};

/** What an Ollama server has on its disk and in memory, and how that comes and goes. */
export function OllamaManager({ client, connectionId, onChanged }: Props) {
  const ask = useCallback(
    () => runTwice(() => client.call("ollama.models", { connectionId })),
    [client, connectionId],
  );
  const { value, failure, busy, again } = useAnswer(ask);
  // One that was deleted comes back where that is undone, or could not be done.
  useEffect(() => client.onListsChange(again), [client, again]);
  const { ollama } = connectionWords;
  const changed = () => {
    again();
    onChanged();
  };
  return (
    <div data-ollama-manager="" className="flex min-w-0 flex-col gap-4 border-t border-line pt-3">
      <FailureLine failure={failure} onAgain={again} />
      {value !== null && (
        <>
          <InstalledList
            client={client}
            connectionId={connectionId}
            models={value.installed}
            onDeleted={changed}
          />
          <RunningList models={value.running} />
          <QuietButton data-look-again="" disabled={busy} onClick={again}>
            {ollama.again}
          </QuietButton>
        </>
      )}
      <OllamaPull client={client} connectionId={connectionId} onDone={changed} />
    </div>
  );
}
