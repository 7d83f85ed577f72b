import { useState } from "react";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { focusHeading, useUndoCell } from "../undo-place";
import type { BackupPartProps } from "./backup-part-props";
import { SureToDelete } from "./sure-to-delete";

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
  const [asked, setAsked] = useState(false);
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
          aria-expanded={asked}
          onClick={() => setAsked(!asked)}
        >
          {backupPage.delete}
        </QuietButton>
      </div>
      {asked && (
        <SureToDelete means={means} act={act} onRemove={remove} onLeave={() => setAsked(false)} />
      )}
    </>
  );
}
