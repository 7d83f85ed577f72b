import type { ModelFile } from "../../../domain/model-file";
import { ProgressBar } from "../../kit/progress-bar";
import { connectionWords } from "../../words/connection-words";
import { formatSize } from "./format-size";

/** How much of a file has arrived; nothing once it is whole. */
export function FileProgress({ file }: { readonly file: ModelFile }) {
  const { files } = connectionWords;
  const { name, state, received, total } = file;
  if (state !== "arriving" && state !== "paused") return null;
  return (
    <div className="flex flex-col gap-1 text-small">
      <ProgressBar label={files.progress(name)} done={received} total={total} />
      <p data-arrived={received}>
        {total === null
          ? formatSize(received)
          : files.arrived(formatSize(received), formatSize(total))}
      </p>
    </div>
  );
}

/** What is known of a file: its state, size, kind, window, and where it is from. */
export function fileFacts({ state, source, received, total, about }: ModelFile): readonly string[] {
  const { files } = connectionWords;
  const isWhole = state === "ready" || state === "checking";
  return [
    files.states[state],
    ...(isWhole ? [formatSize(total ?? received)] : []),
    ...(about === null ? [] : [about.title, about.architecture].filter(Boolean)),
    ...(about === null || about.window === null ? [] : [files.window(about.window)]),
    ...(about !== null && !about.hasChatTemplate ? [files.noTemplate] : []),
    source === null ? files.own : files.from(source),
  ];
}
