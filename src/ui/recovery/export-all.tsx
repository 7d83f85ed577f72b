import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { words } from "../words/words";
import { collectExport } from "./collect-export";
import { saveFile } from "./save-file";

type Progress =
  | { readonly at: "start" }
  | { readonly at: "running"; readonly rows: number }
  | { readonly at: "done"; readonly opened: number; readonly unreadable: number }
  | { readonly at: "failed"; readonly failure: Failure };

/** Saves everything that opens into a file, and says that the file is not sealed. */
export function ExportAll({ client }: { readonly client: Pick<Client, "watch"> }) {
  const [progress, setProgress] = useState<Progress>({ at: "start" });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const start = () => {
    setProgress({ at: "running", rows: 0 });
    stop.current = collectExport(client, {
      progress: (rows) => setProgress({ at: "running", rows }),
      done: ({ file, ...counts }) => {
        saveFile(file, "confidant-export.jsonl");
        setProgress({ at: "done", ...counts });
      },
      fail: (failure) => setProgress({ at: "failed", failure }),
    });
  };
  const giveUp = () => {
    stop.current();
    setProgress({ at: "start" });
  };
  const { exportAll } = words;
  const isRunning = progress.at === "running";
  return (
    <div className="flex flex-col gap-2 text-small">
      <div className="flex items-center gap-3">
        {!isRunning && (
          <QuietButton data-export="" onClick={start}>
            <Download size={14} aria-hidden="true" />
            {exportAll.start}
          </QuietButton>
        )}
        <Reading rows={isRunning ? progress.rows : null} />
        {isRunning && <QuietButton onClick={giveUp}>{exportAll.stop}</QuietButton>}
      </div>
      <Outcome progress={progress} />
    </div>
  );
}

/** That it goes on, said aloud once, and how far; null while it does not. */
export function Reading({ rows }: { readonly rows: number | null }) {
  const { exportAll } = words;
  return (
    <>
      <span role="status" className={rows === null ? "sr-only" : ""}>
        {rows !== null && exportAll.running}
      </span>
      {rows !== null && <span>{exportAll.rows(rows)}</span>}
    </>
  );
}

/** How it ended; before that, what the file will be. */
export function Outcome({ progress }: { readonly progress: Progress }) {
  const { exportAll } = words;
  switch (progress.at) {
    case "failed":
      return (
        <>
          <p>{exportAll.failed}</p>
          <FailureLine failure={progress.failure} />
        </>
      );
    case "done":
      return (
        <p role="status" className="text-muted">
          {`${exportAll.done(progress.opened, progress.unreadable)} ${exportAll.clear}`}
        </p>
      );
    default:
      return <p className="text-muted">{exportAll.clear}</p>;
  }
}
