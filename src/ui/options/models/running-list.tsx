import { useId } from "react";
import type { CallOutput } from "../../../contract/contract";
import { connectionWords } from "../../words/connection-words";
import { formatExactDate } from "../../words/format";
import { formatSize } from "./format-size";

type Props = { readonly models: CallOutput<"ollama.models">["running"] };

/** What an Ollama server has in memory now, and until when. */
export function RunningList({ models }: Props) {
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
