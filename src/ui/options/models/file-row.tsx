import { useState } from "react";
import type { Failure } from "../../../domain/app-error";
import { isSameModel, type Model } from "../../../domain/model";
import type { ModelFile } from "../../../domain/model-file";
import { FailureLine } from "../../failure-line";
import { ProgressBar } from "../../kit/progress-bar";
import { CopyButton } from "../../markdown/copy-button";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { fileFailureSentence } from "../../words/file-failure-sentence";
import { useUndoCell } from "../undo-provider";
import type { FileController } from "./file-controller";
import { formatSize } from "./format-size";
import { chosenOf, type ModelController } from "./model-controller";

type Props = {
  readonly file: ModelFile;
  readonly controller: FileController;
  readonly models: ModelController;
  /** It was removed, and what had the keyboard with it. */
  readonly onGone: () => void;
};

/** One model file: how far it is, what it is, and what can be done with it. */
export function FileRow({ file, controller, models, onGone }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const cell = useUndoCell();
  const { failure, run } = useAct();
  const { id, name, sha256 } = file;
  const { files, providers } = connectionWords;
  const remove = async () => {
    await offerUndo(
      cell,
      (undo) => controller.remove(id, undo),
      (canUndo) => (canUndo ? { what: { kind: "fileRemoved" }, onUndone: controller.look } : null),
    );
    onGone();
  };
  return (
    <li data-model-file={name} data-file-state={file.state} className="flex flex-col gap-2 p-3">
      <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      <p className="text-meta text-muted wrap-anywhere">
        <bdi>{fileFacts(file).join(" · ")}</bdi>
      </p>
      <FileProgress file={file} />
      <FileFailure failure={failure ?? file.failure} />
      {sha256 !== null && <Digest sha256={sha256} />}
      <div className="flex flex-wrap gap-2">
        {file.state === "ready" && (
          <UseButton model={toModel(file)} controller={models} onUse={(use) => run(use)} />
        )}
        <FlowButton file={file} controller={controller} onAct={(act) => run(act)} />
        <QuietButton
          data-remove=""
          aria-label={providers.labelOf(files.remove, name)}
          aria-expanded={isConfirming}
          onClick={() => setConfirming(!isConfirming)}
        >
          {files.remove}
        </QuietButton>
      </div>
      {isConfirming && (
        <RemoveFile
          model={toModel(file)}
          models={models}
          canUndo={canUndoRemoval(file)}
          onRemove={remove}
        />
      )}
    </li>
  );
}

/** Not while it comes from a page, which hands it over only once. */
function canUndoRemoval({ source, state }: ModelFile): boolean {
  return source !== null || (state !== "arriving" && state !== "checking");
}

type Work = () => Promise<void>;

type UseProps = {
  readonly model: Model;
  readonly controller: ModelController;
  readonly onUse: (work: Work) => void;
};

function UseButton({ model, controller, onUse }: UseProps) {
  const chosen = chosenOf(useCell(controller.state));
  const isChosen = chosen !== null && isSameModel(model, chosen);
  const { models, providers } = connectionWords;
  const text = isChosen ? models.inUse : models.use;
  return (
    <QuietButton
      data-use={model.name}
      aria-pressed={isChosen}
      aria-label={providers.labelOf(text, model.name)}
      onClick={() => onUse(() => controller.choose(model))}
    >
      {text}
    </QuietButton>
  );
}

type FlowProps = {
  readonly file: ModelFile;
  readonly controller: Pick<FileController, "pause" | "resume">;
  readonly onAct: (work: Work) => void;
};

/** Pauses a download or goes on with it: one button, so that the keyboard stays on it. */
function FlowButton({ file: { id, name, source, state }, controller, onAct }: FlowProps) {
  const { files, providers } = connectionWords;
  const isArriving = state === "arriving";
  if (source === null || !(isArriving || state === "paused" || state === "failed")) return null;
  const text = isArriving ? files.pause : files.resume;
  return (
    <QuietButton
      {...{ [isArriving ? "data-pause" : "data-resume"]: "" }}
      aria-label={providers.labelOf(text, name)}
      onClick={() => onAct(() => (isArriving ? controller.pause(id) : controller.resume(id)))}
    >
      {text}
    </QuietButton>
  );
}

/** In full, so that it can be held against what the file's maker tells. */
function Digest({ sha256 }: { readonly sha256: string }) {
  const { files } = connectionWords;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-meta">
      <span className="text-muted">{files.digest}</span>
      <code data-sha256="" dir="ltr" className="font-mono wrap-anywhere">
        {sha256}
      </code>
      <CopyButton text={sha256} />
    </div>
  );
}

function toModel({ name, about }: ModelFile): Model {
  return { provider: "gguf", name, url: "", window: about?.window ?? null, thinks: false };
}

/** How much of a file has arrived; nothing once it is whole. */
function FileProgress({ file }: { readonly file: ModelFile }) {
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
function fileFacts({ state, source, received, total, about }: ModelFile): readonly string[] {
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

type RemoveFileProps = {
  /** What the file answers as. */
  readonly model: Model;
  readonly models: Pick<ModelController, "state">;
  /** Whether its removal can be taken back. */
  readonly canUndo: boolean;
  readonly onRemove: () => Promise<void>;
};

/** Who would miss a model file, before it is removed. */
export function RemoveFile({ model, models, canUndo, onRemove }: RemoveFileProps) {
  const { busy, failure, run } = useAct();
  const { contexts, general } = useCell(models.state);
  const { files } = connectionWords;
  const isIt = (one: Model | null) => one !== null && isSameModel(one, model);
  const using = contexts.filter((context) => isIt(context.model)).length;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p data-remove-means="">
        {files.removeMeans(model.name, using, { isGeneral: isIt(general), canUndo })}
      </p>
      <QuietButton data-remove-confirm="" aria-disabled={busy} onClick={() => run(onRemove)}>
        {files.removeConfirm}
      </QuietButton>
      <FailureLine failure={failure} />
    </div>
  );
}

/** A failure in words of model files, or a sentence as it is; nothing for null. */
export function FileFailure({ failure }: { readonly failure: Failure | string | null }) {
  const isOwn = failure === null || typeof failure === "string";
  return <FailureLine failure={isOwn ? failure : fileFailureSentence(failure)} />;
}
