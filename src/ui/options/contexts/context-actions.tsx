import { useState } from "react";
import type { ContextCard } from "../../../contract/context";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { PurgeContext } from "../purge-context";
import { focusHeading, useUndoCell } from "../undo-provider";
import { goTo } from "../use-section";
import type { ContextEditor } from "./context-editor";

type Props = {
  readonly client: Client;
  readonly editor: ContextEditor;
  readonly card: ContextCard;
};

/** What can be done with a context as a whole; what cannot be taken back stands last. */
export function ContextActions({ client, editor, card: { context } }: Props) {
  const cell = useUndoCell();
  const { busy, failure, run } = useAct();
  const purge = useAct();
  const [isConfirming, setConfirming] = useState(false);
  const { contextPage } = optionsWords;
  const { id, pinned, archived } = context;
  const act = (work: () => Promise<ContextCard>) =>
    run(async () => {
      // What was typed last belongs to it, too.
      await editor.save();
      editor.accept(await work());
    });
  const duplicate = (withMemory: boolean) =>
    run(async () => {
      await editor.save();
      const input = { id: crypto.randomUUID(), contextId: id, withMemory };
      goTo("contexts", (await client.call("context.duplicate", input)).context.id);
    });
  const ask = () => {
    purge.clear();
    setConfirming(!isConfirming);
  };
  const onUndone = async () => editor.accept(await client.call("context.get", { id }));
  const archive = async () => {
    const isDone = await act(() =>
      offerUndo(
        cell,
        (undo) => client.call("context.archive", { id, undo }),
        ({ canUndo = false }) => (canUndo ? { what: { kind: "contextArchived" }, onUndone } : null),
      ),
    );
    // The button that had the keyboard is gone.
    if (isDone) focusHeading();
  };
  return (
    <PagePart title={contextPage.actions}>
      <div className="flex flex-wrap gap-2">
        <QuietButton
          data-pin={pinned}
          disabled={busy}
          onClick={() => act(() => client.call("context.pin", { id, pinned: !pinned }))}
        >
          {pinned ? contextPage.unpin : contextPage.pin}
        </QuietButton>
        <DuplicateButtons busy={busy} onDuplicate={duplicate} />
        {archived === null && (
          <QuietButton data-archive="" disabled={busy} onClick={archive}>
            {contextPage.archive}
          </QuietButton>
        )}
        <AskPurge isConfirming={isConfirming} busy={purge.busy} onAsk={ask} />
      </div>
      <FailureLine failure={failure} />
      {isConfirming && (
        <PurgeContext {...{ client, context }} act={purge} onPurged={() => goTo("contexts", "")} />
      )}
    </PagePart>
  );
}

type AskPurgeProps = {
  readonly isConfirming: boolean;
  readonly busy: boolean;
  readonly onAsk: () => void;
};

function AskPurge({ isConfirming, busy, onAsk }: AskPurgeProps) {
  return (
    <QuietButton data-purge="" aria-expanded={isConfirming} disabled={busy} onClick={onAsk}>
      {optionsWords.dataPage.purge}
    </QuietButton>
  );
}

type DuplicateProps = {
  readonly busy: boolean;
  readonly onDuplicate: (withMemory: boolean) => void;
};

function DuplicateButtons({ busy, onDuplicate }: DuplicateProps) {
  const { contextPage } = optionsWords;
  return (
    <>
      <QuietButton data-duplicate="" disabled={busy} onClick={() => onDuplicate(true)}>
        {contextPage.duplicate}
      </QuietButton>
      <QuietButton data-duplicate-empty="" disabled={busy} onClick={() => onDuplicate(false)}>
        {contextPage.duplicateEmpty}
      </QuietButton>
    </>
  );
}
