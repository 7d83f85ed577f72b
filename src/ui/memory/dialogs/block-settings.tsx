import { useState } from "react";
import type { BlockCard } from "../../../contract/memory";
import { toFailure } from "../../../domain/app-error";
import { runTwice } from "../../conversation/run-twice";
import { SmallDialog } from "../../conversations/small-dialog";
import { offerUndo } from "../../undo/undo-offer";
import { memoryWords } from "../../words/memory-words";
import type { BlockDialogProps } from "../memory-props";
import { BlockForm, type Settings } from "./block-form";

/** What is said of a block, to be changed; over what was changed elsewhere once that was told. */
export function BlockSettings({ surface, card, onChanged, onClose, onClosed }: BlockDialogProps) {
  const { client, undo } = surface;
  const [version, setVersion] = useState(card.version);
  const { id } = card;
  const change = (seen: number, fields: Partial<Settings>) =>
    offerUndo(
      undo,
      (undoId) =>
        runTwice(() => client.call("block.change", { id, version: seen, fields, undo: undoId })),
      ({ canUndo }) => (canUndo ? { what: { kind: "blockChanged" } } : null),
    );
  const save = async (settings: Settings) => {
    const fields = changesOf(card, settings);
    if (Object.keys(fields).length > 0) {
      try {
        await change(version, fields);
      } catch (error) {
        if (toFailure(error).code !== "conflict") throw error;
        const { block } = await runTwice(() => client.call("block.open", { id }));
        // Its content may be another one: what is set here is not touched by that.
        if (Object.keys(changesOf(card, block)).length > 0) {
          setVersion(block.version);
          return memoryWords.settings.changed;
        }
        await change(block.version, fields);
      }
    }
    onChanged();
    return null;
  };
  const { settings, save: button } = memoryWords;
  return (
    <SmallDialog title={settings.title(card.label)} onClose={onClose} onClosed={onClosed}>
      <BlockForm settings={card} button={button} save={save} onClose={onClose} />
    </SmallDialog>
  );
}

/** Only what was changed is sent, so that nothing else is taken back. */
function changesOf(card: BlockCard, settings: Settings): Partial<Settings> {
  return {
    ...(settings.label === card.label ? {} : { label: settings.label }),
    ...(settings.description === card.description ? {} : { description: settings.description }),
    ...(settings.type === card.type ? {} : { type: settings.type }),
    ...(settings.permission === card.permission ? {} : { permission: settings.permission }),
    ...(settings.pinned === card.pinned ? {} : { pinned: settings.pinned }),
  };
}
