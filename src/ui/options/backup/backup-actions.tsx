import { useState } from "react";
import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { type Act, useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { focusHeading, useUndoCell } from "../undo-provider";
import type { BackupPartProps } from "./backup-part-props";

type Props = Pick<BackupPartProps, "client" | "controller"> & {
  readonly name: string;
  /** What tells it from the others to who hears a button's name alone. */
  readonly title: string;
  readonly hasFile?: boolean;
  readonly isWhole?: boolean;
  /** What its deletion means. */
  readonly means: string;
  readonly onDownload: () => void;
  readonly onRestore: () => void;
  /** It is deleted: what had the keyboard goes with it. */
  readonly onGone?: () => void;
};

/** What can be done with one backup: to download, restore and, once asked again, delete it. */
export function BackupActions({ client, controller, name, title, ...props }: Props) {
  const { hasFile = true, isWhole = true, means, onDownload, onRestore, onGone } = props;
  const [isOpen, setOpen] = useState(false);
  const cell = useUndoCell();
  const act = useAct();
  const { backupPage } = optionsWords;
  const remove = async () => {
    const done = await act.run(() =>
      offerUndo(
        cell,
        async (undo) => {
          const { canUndo, ...status } = await client.call("backup.delete", { name, undo });
          controller.accept(status);
          return canUndo;
        },
        (canUndo) => (canUndo ? { what: { kind: "backupRemoved" } } : null),
      ),
    );
    if (done) (onGone ?? focusHeading)();
  };
  const label = (action: string) => ({ "aria-label": backupPage.of(action, title) });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <QuietButton
          {...label(backupPage.download)}
          data-backup-download=""
          disabled={!hasFile}
          onClick={onDownload}
        >
          {backupPage.download}
        </QuietButton>
        <QuietButton
          {...label(backupPage.restore)}
          data-backup-restore=""
          disabled={!isWhole}
          onClick={onRestore}
        >
          {backupPage.restore}
        </QuietButton>
        <QuietButton
          {...label(backupPage.delete)}
          data-backup-delete=""
          aria-expanded={isOpen}
          disabled={act.busy}
          onClick={() => {
            act.clear();
            setOpen(!isOpen);
          }}
        >
          {backupPage.delete}
        </QuietButton>
      </div>
      {isOpen && (
        <SureToDelete means={means} act={act} onRemove={remove} onLeave={() => setOpen(false)} />
      )}
    </>
  );
}

type SureToDeleteProps = {
  readonly means: string;
  readonly act: Pick<Act, "busy" | "failure">;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
};

/** Asks once more before a backup is deleted. */
function SureToDelete({ means, act: { busy, failure }, onRemove, onLeave }: SureToDeleteProps) {
  const { backupPage, options } = optionsWords;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p>{means}</p>
      <QuietButton data-backup-delete-confirm="" disabled={busy} onClick={onRemove}>
        {backupPage.deleteConfirm}
      </QuietButton>
      <LinkButton disabled={busy} onClick={onLeave}>
        {options.cancel}
      </LinkButton>
      <FailureLine failure={failure} />
    </div>
  );
}
