import { useEffect, useId, useRef } from "react";
import type { CallOutput } from "../../../contract/contract";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useCall } from "../../use-call";
import { connectionWords } from "../../words/connection-words";
import { formatExactDate } from "../../words/format";
import { formatSize } from "./format-size";
import { InstalledRow } from "./installed-row";
import { OllamaPull } from "./ollama-pull";

type Props = {
  readonly client: Client;
  /** Null for the built-in server. */
  readonly connectionId: Id | null;
  /** A model has come or gone. */
  readonly onChanged: () => void;
};

/** What an Ollama server has on its disk and in memory, and how that comes and goes. */
export function OllamaManager({ client, connectionId, onChanged }: Props) {
  const { value, failure, busy, again } = useCall(client, "ollama.models", { connectionId });
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

type RunningListProps = { readonly models: CallOutput<"ollama.models">["running"] };

/** What an Ollama server has in memory now, and until when. */
function RunningList({ models }: RunningListProps) {
  const id = useId();
  const { ollama } = connectionWords;
  return (
    <div className="flex flex-col gap-1 text-small">
      <h3 id={id} className="font-semibold">
        {ollama.running}
      </h3>
      {models.length === 0 ? (
        <p className="text-muted">{ollama.runningNone}</p>
      ) : (
        <ul aria-labelledby={id} className="flex flex-col gap-1">
          {models.map(({ name, bytes, until }) => (
            <li key={name} data-running={name} className="flex flex-wrap gap-x-3">
              <bdi className="wrap-anywhere">{name}</bdi>
              <span className="text-muted">
                {[
                  ...(bytes === null ? [] : [formatSize(bytes)]),
                  ...(until === null ? [] : [ollama.until(formatExactDate(until))]),
                ].join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type InstalledListProps = {
  readonly client: Pick<Client, "call">;
  readonly connectionId: Id | null;
  readonly models: CallOutput<"ollama.models">["installed"];
  readonly onDeleted: () => void;
};

/** What an Ollama server has on its disk. */
function InstalledList({ client, connectionId, models, onDeleted }: InstalledListProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ollama } = connectionWords;
  return (
    <div className="flex flex-col gap-1 text-small">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {ollama.installed}
      </h3>
      {models.length === 0 ? (
        <p className="text-muted">{ollama.none}</p>
      ) : (
        <ul aria-labelledby={id} className="flex flex-col divide-y divide-line">
          {models.map((model) => (
            <InstalledRow
              key={model.name}
              client={client}
              connectionId={connectionId}
              model={model}
              onDeleted={() => {
                heading.current?.focus();
                onDeleted();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
