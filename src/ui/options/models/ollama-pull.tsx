import { type FormEvent, useEffect, useRef, useState } from "react";
import { FailureLine } from "../../failure-line";
import { ProgressBar } from "../../kit/progress-bar";
import { QuietButton } from "../../quiet-button";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { formatSize } from "./format-size";
import { createModelPull, type PullDeps, type PullState } from "./model-pull";
import { PlainField } from "./plain-field";

/** Has an Ollama server fetch a model by its name. */
export function OllamaPull({ client, connectionId, onDone }: PullDeps) {
  const newest = useRef(onDone);
  newest.current = onDone;
  const [pull] = useState(() =>
    createModelPull({ client, connectionId, onDone: () => newest.current() }),
  );
  const state = useCell(pull.state);
  // What nobody sees is not fetched; fetched again it goes on from there.
  useEffect(() => pull.stop, [pull]);
  const { ollama } = connectionWords;
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("pull-name") ?? "").trim();
    if (name !== "") pull.start(name);
  };
  return (
    <form data-pull={state.at} onSubmit={start} className="flex flex-col gap-2 text-small">
      <PlainField
        name="pull-name"
        label={ollama.pull}
        dir="ltr"
        maxLength={300}
        note={ollama.pullHint}
      />
      {state.at === "running" ? (
        <QuietButton data-pull-stop="" onClick={pull.stop}>
          {ollama.pullStop}
        </QuietButton>
      ) : (
        <QuietButton type="submit" data-pull-start="">
          {ollama.pullStart}
        </QuietButton>
      )}
      <PullProgress state={state} />
    </form>
  );
}

/** How far a pull is. The figures change too often to be read out; the beginning and the end are. */
export function PullProgress({ state }: { readonly state: PullState }) {
  const { ollama } = connectionWords;
  const isRunning = state.at === "running";
  return (
    <>
      <p role="status">{pullText(state)}</p>
      {isRunning && (
        <>
          <ProgressBar label={ollama.pullProgress} done={state.completed} total={state.total} />
          <p className="text-muted">
            <bdi>{state.status}</bdi>
            {state.total !== null &&
              ` · ${ollama.sizes(formatSize(state.completed), formatSize(state.total))}`}
          </p>
        </>
      )}
      {state.at === "ended" && <FailureLine failure={state.failure} />}
    </>
  );
}

function pullText(state: PullState): string {
  const { ollama } = connectionWords;
  if (state.at === "running") return ollama.pulling(state.name);
  if (state.at === "ready" || state.how === "failed") return "";
  return state.how === "done" ? ollama.pulled(state.name) : ollama.pullStopped(state.name);
}
