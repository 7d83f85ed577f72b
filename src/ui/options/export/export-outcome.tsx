import { useEffect, useRef } from "react";
import { FailureLine } from "../../failure-line";
import { ProgressBar } from "../../kit/progress-bar";
import { QuietButton } from "../../quiet-button";
import { optionsWords } from "../../words/options-words";
import type { ExportState } from "./exporter";

type Running = {
  readonly state: Extract<ExportState, { at: "running" }>;
  readonly onCancel: () => void;
};

/** How far an export is. The counts change too often to be read out; the beginning and the end are. */
export function ExportProgress({ state, onCancel }: Running) {
  const { exportPart } = optionsWords;
  const { conversations, total, messages } = state.counts;
  return (
    <div className="flex flex-col gap-2 text-small" data-export-running="">
      <p role="status">{exportPart.running}</p>
      <ProgressBar
        label={exportPart.progress}
        done={Math.max(0, conversations - 1)}
        total={Math.max(1, total)}
      />
      <p>{exportPart.soFar(conversations, total, messages)}</p>
      <QuietButton data-export-cancel="" onClick={onCancel}>
        {exportPart.cancel}
      </QuietButton>
    </div>
  );
}

type Ended = {
  readonly state: Extract<ExportState, { at: "done" | "failed" }>;
  readonly onAgain: () => void;
};

/** What became of an export: nothing that is missing is left unsaid. */
export function ExportOutcome({ state, onAgain }: Ended) {
  const { exportPart } = optionsWords;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone, and this is what it was about.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 text-small" data-export-ended={state.at}>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {exportPart[state.at]}
      </h3>
      {state.at === "failed" ? (
        <>
          <FailureLine failure={state.failure} />
          <p>{state.isFolder ? exportPart.folderKept : exportPart.nothingSaved}</p>
        </>
      ) : (
        <ul className="list-disc ps-5" data-export-lines="">
          {linesOf(state).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <QuietButton data-export-again="" onClick={onAgain}>
        {exportPart.again}
      </QuietButton>
    </div>
  );
}

function linesOf({ end, records }: Extract<ExportState, { at: "done" }>): string[] {
  const { exportPart } = optionsWords;
  const { written, there } = records;
  const { leftOut } = end;
  return [
    exportPart.counts(end.conversations, end.messages),
    ...(written > 0 ? [exportPart.records(written)] : []),
    ...(there > 0 ? [exportPart.there(there)] : []),
    ...(leftOut.attachments > 0 ? [exportPart.leftOut.attachments(leftOut.attachments)] : []),
    ...(leftOut.empty > 0 ? [exportPart.leftOut.empty(leftOut.empty)] : []),
    ...(leftOut.tools > 0 ? [exportPart.leftOut.tools(leftOut.tools)] : []),
    ...(end.unreadable > 0 ? [exportPart.unreadable(end.unreadable)] : []),
  ];
}
