import { useRef, useState } from "react";
import type { BlockSchema } from "../../../domain/block-schema";
import type { Id } from "../../../domain/id";
import { runTwice } from "../../conversation/run-twice";
import { SmallDialog } from "../../conversations/small-dialog";
import { offerUndo } from "../../undo/undo-offer";
import { memoryWords } from "../../words/memory-words";
import { LayoutFields } from "../layout/layout-fields";
import { namedLayout } from "../layout/layouts";
import type { ChangeProps, DialogProps } from "../memory-props";
import { BlockForm, type Settings } from "./block-form";

const NEW: Settings = {
  label: "",
  description: "",
  type: "core",
  permission: "ReadWrite",
  pinned: true,
};

/** A new block: its name, how it is laid out, what the model may do. */
export function AddBlock({
  surface,
  contextId,
  onChanged,
  onClose,
  onClosed,
}: ChangeProps & DialogProps) {
  const [schema, setSchema] = useState<BlockSchema>({ kind: "text", viewport: null });
  // A second try, after an answer that was lost, adds no second block.
  const { current: id } = useRef(crypto.randomUUID());
  const save = async (settings: Settings) => {
    const named = namedLayout(schema);
    if (named === null) return memoryWords.layout.names;
    const fields = { ...settings, schema: named };
    const add = (undo: Id) =>
      runTwice(() => surface.client.call("block.add", { id, contextId, fields, undo }));
    await offerUndo(surface.undo, add, ({ canUndo = false }) =>
      canUndo ? { what: { kind: "blockAdded" }, onUndone: async () => onChanged() } : null,
    );
    onChanged();
    return null;
  };
  return (
    <SmallDialog title={memoryWords.settings.addTitle} onClose={onClose} onClosed={onClosed}>
      <BlockForm settings={NEW} button={memoryWords.settings.add} save={save} onClose={onClose}>
        <LayoutFields schema={schema} onChange={setSchema} />
      </BlockForm>
    </SmallDialog>
  );
}
