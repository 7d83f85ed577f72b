import type { Connection } from "../../../domain/connection";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import type { ModelController } from "./model-controller";

type Props = {
  readonly connection: Pick<Connection, "id" | "name">;
  readonly models: Pick<ModelController, "state">;
  readonly onRemove: () => Promise<void>;
};

/** What goes with a connection, and who would miss it, before it is removed. */
export function RemoveConnection({ connection: { id, name }, models, onRemove }: Props) {
  const { contexts, general } = useCell(models.state);
  const { places } = connectionWords;
  const using = contexts.filter(({ model }) => model?.connection === id).length;
  const means = places.removeMeans(name, using, general?.connection === id);
  return <ConfirmRemoval means={means} onRemove={onRemove} />;
}

type Confirm = Pick<Props, "onRemove"> & {
  /** What goes with it, in words. */
  readonly means: string;
};

/** Says what a removal means, with the button that does it. */
export function ConfirmRemoval({ means, onRemove }: Confirm) {
  const { busy, failure, run } = useAct();
  const { places } = connectionWords;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p data-remove-means="">{means}</p>
      <QuietButton data-remove-confirm="" aria-disabled={busy} onClick={() => run(onRemove)}>
        {places.removeConfirm}
      </QuietButton>
      <FailureLine failure={failure} />
    </div>
  );
}
