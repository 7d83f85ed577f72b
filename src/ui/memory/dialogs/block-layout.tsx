import { type FormEvent, useState } from "react";
import type { LostPart } from "../../../contract/memory";
import { toFailure } from "../../../domain/app-error";
import { runTwice } from "../../conversation/run-twice";
import { SmallDialog } from "../../conversations/small-dialog";
import { FailureLine } from "../../failure-line";
import { offerUndo } from "../../undo/undo-offer";
import { useAct } from "../../use-act";
import { memoryWords } from "../../words/memory-words";
import { LayoutFields } from "../layout/layout-fields";
import { namedLayout } from "../layout/layouts";
import type { BlockDialogProps } from "../memory-props";
import { FormFoot } from "./form-foot";

/** How a block is laid out, to be changed where its content fits. */
export function BlockLayout({ surface, card, onChanged, onClose, onClosed }: BlockDialogProps) {
  const [schema, setSchema] = useState(card.schema);
  const [isMissing, setMissing] = useState(false);
  const [lost, setLost] = useState<readonly LostPart[]>([]);
  const { busy, failure, run } = useAct();
  const { layout, save } = memoryWords;
  const { id } = card;
  const { client, undo } = surface;
  const layOut = async () => {
    const named = namedLayout(schema);
    setMissing(named === null);
    setLost([]);
    if (named === null) return;
    // The newest content: what fits is for the worker to say.
    const { block } = await runTwice(() => client.call("block.open", { id }));
    const input = { id, version: block.version, schema: named };
    try {
      await offerUndo(
        undo,
        (undoId) => client.call("block.lay-out", { ...input, undo: undoId }),
        ({ canUndo }) => (canUndo ? { what: { kind: "blockLaidOut" } } : null),
      );
    } catch (error) {
      if (toFailure(error).code === "schema-misfit") {
        setLost((await client.call("block.fit", { id, schema: named })).lost);
      }
      throw error;
    }
    onChanged();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(layOut);
  };
  return (
    <SmallDialog title={layout.title(card.label)} onClose={onClose} onClosed={onClosed}>
      <form data-layout-form="" onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-small text-muted">{layout.means}</p>
        <LayoutFields schema={schema} onChange={setSchema} />
        <FailureLine failure={isMissing ? layout.names : sentenceOf(failure)} />
        {lost.length > 0 && (
          <ul data-lost="" className="list-disc ps-5 text-small">
            {lost.map((part) => (
              <li key={`${part.kind} ${part.section} ${part.name}`}>{layout.lost(part)}</li>
            ))}
          </ul>
        )}
        <FormFoot save={save} busy={busy} onCancel={onClose} />
      </form>
    </SmallDialog>
  );
}

function sentenceOf(failure: ReturnType<typeof toFailure> | null) {
  return failure?.code === "schema-misfit" ? memoryWords.layout.misfit : failure;
}
