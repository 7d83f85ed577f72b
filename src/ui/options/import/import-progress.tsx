import { ProgressBar } from "../../kit/progress-bar";
import { QuietButton } from "../../quiet-button";
import { optionsWords } from "../../words/options-words";
import type { ImportState } from "./importer";

type Props = {
  readonly state: Extract<ImportState, { at: "running" }>;
  readonly onStop: () => void;
};

/** How far an import is. The counts change too often to be read out; the beginning and the end are. */
export function ImportProgress({ state, onStop }: Props) {
  const { importPart } = optionsWords;
  const { percent, report, isStopping } = state;
  const conversations = report.added + report.extended + report.unchanged;
  return (
    <div className="flex flex-col gap-2 text-small" data-import-running="">
      <p role="status">{isStopping ? importPart.stopping : importPart.running}</p>
      <ProgressBar label={importPart.progress} done={percent} isTold />
      <p>
        {importPart.read(percent)}, {importPart.soFar(conversations, report.messages)}
      </p>
      <QuietButton data-import-stop="" disabled={isStopping} onClick={onStop}>
        {importPart.stop}
      </QuietButton>
    </div>
  );
}
